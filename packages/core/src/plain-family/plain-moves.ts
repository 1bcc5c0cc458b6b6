import { identityOf } from '../contract/same.js';
import type { Scene } from '../contract/scene.js';
import { type Shift, shiftsBetween } from '../draw/motion.js';
import { inOwnWords, shifts, together } from '../messages/en/moves.js';
import { noLegalMove } from '../messages/en/plain-families.js';
import type { Message } from '../messages/message.js';
import { ok, problem, type Result } from '../result.js';
import { shorten } from '../text/rows.js';
import type { PlainRules } from './plain-rules.js';

/** A legal move by what it shifts: `A right 2`, or `A up 1 and B up 1`. A move that shifts nothing is written as JSON. */
export function moveMessage<P extends object, M>({ play, scene }: PlainRules<P, M>, position: P, move: M): Message {
  const before = scene(position);
  const moves = shiftsBetween(before, scene(play(position, move))).map((shift) => shiftMessage(shift, before));
  if (moves.length === 0) return inOwnWords({ words: identityOf(move) });
  return moves.length === 1 ? moves[0]! : together({ moves });
}

function shiftMessage({ piece, rows, columns }: Shift, { pieces }: Scene): Message {
  return shifts({ piece: pieces[piece]!.label, down: rows, right: columns });
}

const MOST_EXAMPLES = 5;

/** The legal move that has a text. It may have more blanks. */
export function readMove<M>(legal: readonly M[], text: string, textsOf: (move: M) => readonly string[]): Result<M> {
  const wanted = oneBlank(text);
  const move = legal.find((each) => textsOf(each).some((known) => oneBlank(known) === wanted));
  if (move !== undefined) return ok(move);
  const known = legal.slice(0, MOST_EXAMPLES).map((each) => textsOf(each)[0]!);
  return problem(noLegalMove({ text: shorten(text), known, more: legal.length > known.length }));
}

function oneBlank(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
