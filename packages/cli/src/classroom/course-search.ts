import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solve';
import type { OneBoard } from '../boards.js';
import { solveInSlices } from '../solve-in-slices.js';
import { withTables } from '../tables/with-tables.js';
import { showCount } from '../units.js';

/** Where the course's A* gives up. No 6×6 board of vehicles has so many positions; it is a matter of seconds. */
const LIMITS = { mostExpansions: 1_000_000, memoryLimit: 2 ** 28 };

export interface CourseAnswer {
  /** What the course's A* found, and counted. */
  readonly course: Solution;
  /** What another method found, if it was asked. */
  readonly other?: Solution;
  /** The better one of the two. */
  readonly answer: Solution;
}

/**
 * Solves a board as a course's program does: A* with its heuristic and nothing else, so that the counts are the course's. Where
 * that gives up, or cannot prove that its solution is shortest, the family's best method has the last word.
 */
export async function searchLikeCourse(
  { label, family, reading: { position } }: OneBoard,
  metric: string,
  heuristic: string,
  signal: AbortSignal,
): Promise<CourseAnswer> {
  return withTables(async (tables) => {
    const asTaught = { metric, heuristic, algorithm: 'astar', proveFirst: false, ...LIMITS };
    const course = unwrap(await solveInSlices(label, family, position, asTaught, signal, tables));
    if (course.optimal || course.status === 'unsolvable' || signal.aborted) return { course, answer: course };
    const other = unwrap(await solveInSlices(label, family, position, { metric }, signal, tables));
    if (other.lowerBound === course.length) {
      return { course, other, answer: { ...course, optimal: true, lowerBound: other.lowerBound } };
    }
    // A solution without a proof is better than none.
    return { course, other, answer: course.status === 'solved' && other.status === 'stopped' ? course : other };
  });
}

/** Says whose work an answer is, if the course's A* gave up. */
export function noteOtherMethod({ course, other }: CourseAnswer): void {
  if (course.status !== 'stopped' || other === undefined) return;
  process.stderr.write(`slidewise: note: ${gaveUp(course)}; this is the work of ${methodOf(other)}\n`);
}

export function gaveUp({ heuristic, counts }: Solution): string {
  return `A* with ${heuristic} gave up after ${showCount(counts.expanded)} boards`;
}

/** `bfs`, `astar with forced`. */
export function methodOf({ algorithm, heuristic }: Solution): string {
  return heuristic === undefined ? algorithm : `${algorithm} with ${heuristic}`;
}
