import { identityOf } from '../contract/same.js';
import type { Scene } from '../contract/scene.js';
import { type Shift, shiftsBetween } from '../draw/motion.js';
import { noLegalMove } from '../messages/en/plain-families.js';
import { ok, problem, type Result } from '../result.js';
import { shorten } from '../text/rows.js';
import type { PlainRules } from './plain-rules.js';

/** A legal move by what it shifts: `A right 2`, or `A up 1 and B up 1`. A move that shifts nothing is written as JSON. */
export function moveInWords<P extends object, M>({ play, scene }: PlainRules<P, M>, position: P, move: M): string {
  const before = scene(position);
  const words = shiftsBetween(before, scene(play(position, move))).map((shift) => inWords(shift, before));
  return words.length === 0 ? identityOf(move) : words.join(' and ');
}

function inWords({ piece, rows, columns }: Shift, { pieces }: Scene): string {
  const down = rows === 0 ? [] : [rows < 0 ? `up ${-rows}` : `down ${rows}`];
  const right = columns === 0 ? [] : [columns < 0 ? `left ${-columns}` : `right ${columns}`];
  return [pieces[piece]!.label, ...down, ...right].join(' ');
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
