import type { BoardConstraints, Family, Range, Size } from '@slidewise/core/contract';
import { ok, problem, type Result } from '@slidewise/core/result';
import * as messages from '../../../messages.js';
import type { MakeTask } from '../../../worker/board-maker.js';

/** What is asked of a random board; what is left open is up to the family. */
export interface RandomConstraints {
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly pieces: number | undefined;
  readonly walls: number | undefined;
}

/** Worth playing, and made in a second or two. */
export const USUAL_CONSTRAINTS: RandomConstraints = { least: 10, most: 30, pieces: undefined, walls: undefined };

/** Whether a family's boards can have so many pieces or walls as are asked for. */
export function takesConstraint({ making }: Family, constraint: 'pieces' | 'walls'): boolean {
  return making?.puzzles?.constraints.some(({ id }) => id === constraint) === true;
}

/** The work on a random board; the problem is with what was asked for. */
export function randomTask(family: Family, size: Size, constraints: RandomConstraints, seed: number): Result<MakeTask> {
  const { least = 1, most = Number.POSITIVE_INFINITY } = constraints;
  const numbers = Object.values(constraints).filter((count) => count !== undefined);
  if (!numbers.every((count) => Number.isInteger(count) && count >= 0)) return problem(messages.constraintsNotWhole());
  if (least > most) return problem(messages.movesBackwards({ least, most }));
  const asked: BoardConstraints = {
    ...(takesConstraint(family, 'pieces') &&
      constraints.pieces !== undefined && { pieces: exactly(constraints.pieces) }),
    ...(takesConstraint(family, 'walls') && constraints.walls !== undefined && { walls: exactly(constraints.walls) }),
  };
  return ok({ family: family.id, size, moves: { least: Math.max(1, least), most }, constraints: asked, seed });
}

function exactly(count: number): Range {
  return { least: count, most: count };
}
