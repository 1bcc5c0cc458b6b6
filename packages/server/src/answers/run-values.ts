import type { Family, ReadOptions } from '@slidewise/core/contract';
import { english, type Message } from '@slidewise/core/messages';
import type { Result } from '@slidewise/core/result';
import { suggestion } from '@slidewise/core/text';
import { unknownLetters } from './letters.js';
import { sentenceOf } from './sentence-of.js';

/** Values of options that families read, and not the command line. */
export interface Values {
  readonly target?: string;
  readonly goal?: string;
  readonly size?: string;
  readonly letters?: string;
}

/** What is wrong with a value that none of the families can read: it would be wrong with every board. */
export function valuesError(known: readonly Family[], values: Values): string | undefined {
  const { target, goal, size, letters } = values;
  return (
    (target === undefined ? undefined : refused(known, (family) => errorOf(family, { target }))) ??
    (size === undefined ? undefined : refused(known, (family) => sizeError(family, size))) ??
    (goal === undefined ? undefined : refused(known, (family) => goalError(family, goal), whichGoals(known, goal))) ??
    (letters === undefined
      ? undefined
      : refused(known, (family) => said(unknownLetters(family, letters)), whichLetters(known, letters)))
  );
}

/** The message for a value that all families refuse: the first one's, or a sentence for all. */
function refused(
  known: readonly Family[],
  error: (family: Family) => string | undefined,
  together?: string,
): string | undefined {
  const errors = known.map(error);
  if (errors.includes(undefined)) return undefined;
  return known.length > 1 && together !== undefined ? together : errors[0];
}

function whichGoals(known: readonly Family[], goal: string): string {
  const ids = known.flatMap(({ goals }) => goals.map(({ id }) => id));
  return `there is no goal "${goal}": expected ${ids.join(', ')}${suggestion(goal, ids)}`;
}

function whichLetters(known: readonly Family[], id: string): string {
  return sentenceOf(
    english.unknownLetters(
      id,
      known.flatMap(({ letters }) => letters ?? []),
    ),
  );
}

/** What a family says of an option. An empty text is no board in any family: one that then speaks of something else speaks of the option. */
function errorOf(family: Family, option: ReadOptions): string | undefined {
  const message = messageOf(family.parse('', option));
  return message === messageOf(family.parse('')) ? undefined : message;
}

function sizeError(family: Family, size: string): string | undefined {
  const error = errorOf(family, { size });
  if (error !== undefined) return error;
  const [width, height] = size.split('x').map(Number) as [number, number];
  if (width < 1 || height < 1) return `a board of ${width}×${height} has no cells`;
  return messageOf(family.making?.plain({ width, height }));
}

function goalError(family: Family, goal: string): string | undefined {
  const error = errorOf(family, { goal });
  // Places and tiles are numbers: whether these fit, only a board tells.
  if (error !== undefined || /\d/.test(goal) || family.making === undefined) return error;
  const board = family.making.plain(family.making.sizes.small);
  const text = board.ok ? family.print(board.value, family.formats[0]!.id) : board;
  return text.ok ? messageOf(family.parse(text.value, { goal })) : undefined;
}

function said(message: Message | undefined): string | undefined {
  return message === undefined ? undefined : sentenceOf(message);
}

function messageOf(result: Result<unknown> | undefined): string | undefined {
  return result === undefined || result.ok ? undefined : sentenceOf(result.problem);
}
