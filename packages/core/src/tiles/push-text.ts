import type { Named } from '../family.js';
import { ok, problem, type Result } from '../result.js';
import { showText } from '../text.js';
import type { TilesPosition } from './position.js';
import { type Direction, type Push, pushOf } from './rules.js';

export const letters: readonly Named[] = [
  { id: 'tile', summary: 'L R U D is the way that tiles move into the blank' },
  { id: 'blank', summary: 'L R U D is the way that the blank moves' },
];

const OPPOSITE: Record<Direction, Direction> = { L: 'R', R: 'L', U: 'D', D: 'U' };

/** `L`, or `L3` where three tiles move at once. */
export function printPush(_: TilesPosition, { direction, by }: Push, _format: string, convention = 'tile'): string {
  return `${convention === 'blank' ? OPPOSITE[direction] : direction}${by === 1 ? '' : by}`;
}

export function parsePush(_: TilesPosition, text: string, convention = 'tile'): Result<Push> {
  const match = /^([LRUD])\s*([1-9]\d{0,3})?$/i.exec(text.trim());
  if (match === null) return problem(`${showText(text)} is no move: expected L, R, U or D, perhaps with a number`);
  const letter = match[1]!.toUpperCase() as Direction;
  return ok(pushOf(convention === 'blank' ? OPPOSITE[letter] : letter, Number(match[2] ?? 1)));
}
