import { aList, assertArguments } from '../check.js';
import { unwrap } from '../result.js';
import type { Basics } from './basics.js';
import { aFamilyToSolve, positionOf } from './checking/family-checks.js';
import type { Ids } from './ids.js';
import type { MoveStyle } from './text.js';

/** Legal moves in a row, from a position on, as text: each is printed in the position before it. */
export function printMoves<P, M, I extends Ids = Ids>(
  family: Basics<P, M, I>,
  start: P,
  moves: readonly M[],
  style: MoveStyle<I['format'], I['metric']> = {},
): readonly string[] {
  assertArguments(['family', family, aFamilyToSolve], ['moves', moves, aList]);
  let position = positionOf(family, start);
  if (family.printMoves !== undefined) return family.printMoves(position, moves, style);
  return moves.map((move) => {
    const text = family.printMove(position, move, style);
    position = unwrap(family.play(position, move));
    return text;
  });
}
