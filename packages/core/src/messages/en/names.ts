import { shorten } from '../../text/rows.js';
import { type Message, message } from '../message.js';

// Messages about unknown ids, with the known ones.

type Unknown = { id: string; known: readonly string[] };

/* @__NO_SIDE_EFFECTS__ */
function unknown<Code extends string>(code: Code, what: string) {
  const say = message(code, ({ id, known }: Unknown) => `there is no ${what} "${id}": expected ${known.join(', ')}`);
  return (id: string, things: readonly { readonly id: string }[]): Message<Code, Unknown> =>
    (say as (values: Unknown) => Message<Code, Unknown>)({ id: shorten(id), known: things.map((thing) => thing.id) });
}

export const unknownAlgorithm = unknown('unknown-algorithm', 'algorithm');
export const unknownFamily = unknown('unknown-family', 'family');
export const unknownFormat = unknown('unknown-format', 'format');
export const unknownGoal = unknown('unknown-goal', 'goal');
export const unknownHeuristic = unknown('unknown-heuristic', 'heuristic');
export const unknownLetters = unknown('unknown-letters', 'convention for letters');
export const unknownMetric = unknown('unknown-metric', 'metric');
export const unknownOption = unknown('unknown-option', 'option');
