import type { Family } from '@slidewise/core/contract';
import { proxy } from 'comlink';
import { readMoves } from '../collection/move-texts.js';
import { newTask, theEngine } from '../worker/client.js';

/** A board whose solution is wanted. */
export interface Unsolved {
  readonly family: Family;
  readonly position: unknown;
  /** Its name in the collection, if it is from there. */
  readonly name?: string | undefined;
}

/** A shortest solution, or what is known instead. */
export interface KnownSolution {
  readonly status: 'solved' | 'unsolvable' | 'stopped';
  /** Proved that no solution is shorter. */
  readonly optimal: boolean;
  readonly moves: readonly unknown[];
  /** Of the moves, in the first metric of the family. */
  readonly length: number;
}

/** Looks the board up among those that were solved when the app was built, else asks the solver. */
export async function solutionOf({ family, position, name }: Unsolved, milliseconds: number): Promise<KnownSolution> {
  const metric = family.metrics[0]!.id;
  const kept = name === undefined ? undefined : (await import('virtual:slidewise-solutions')).default[name];
  const read = kept === undefined ? undefined : readMoves(family, position, kept);
  if (read?.ok && family.isSolved(read.value.end)) {
    const { moves } = read.value;
    const length = moves.reduce<number>((sum, move) => sum + family.cost(move, metric), 0);
    return { status: 'solved', optimal: true, moves, length };
  }
  const task = { id: newTask(), family: family.id, position, metric, milliseconds };
  const {
    status,
    optimal,
    moves,
    length = 0,
  } = await theEngine().solve(
    task,
    proxy(() => {}),
  );
  return { status, optimal, moves, length };
}
