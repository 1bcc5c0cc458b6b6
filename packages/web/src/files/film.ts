import type { Motion } from '@slidewise/core/draw';
import { ok, problem, type Result } from '@slidewise/core/result';
import { motionOf } from '@slidewise/lab/analysis';
import { noFilmInTime, noFilmOfSolved, noFilmWithoutSolution } from '../messages.js';
import { solutionOf, type Unsolved } from './known-solution.js';

const PATIENCE = 30_000;

/** A shortest solution in motion, or why there is none to show. */
export async function solutionFilm(board: Unsolved): Promise<Result<Motion>> {
  const { status, moves } = await solutionOf(board, PATIENCE);
  if (status === 'unsolvable') return problem(noFilmWithoutSolution());
  if (moves.length === 0) return problem(status === 'solved' ? noFilmOfSolved() : noFilmInTime());
  return ok(motionOf(board.family, board.position, moves));
}
