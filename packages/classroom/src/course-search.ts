import { ZERO_HEURISTIC } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { showAmount, showCount } from '@slidewise/core/text';
import type { Host, OneBoard, SearchOptions } from './host.js';

/** A course's A*. */
export interface Course {
  readonly metric: string;
  readonly heuristic: string;
  /** The algorithm that its text specifies; `astar` is run in its place by default. */
  readonly written: string;
  /** Search as the text writes it, and show what that finds. */
  readonly asWritten: boolean;
  /** What its program counts and prints, if anything, and in which words: `expansions`. */
  readonly counted?: { readonly words: string; readonly of: (solution: Solution) => number };
}

export interface CourseAnswer {
  /** What the course's A* found, and counted. */
  readonly course: Solution;
  /** How long that took. */
  readonly milliseconds: number;
  /** The same search in the other version: as the text writes it, or as it should be. Left out where A* gave up. */
  readonly twin?: Solution;
  /** What another method found, if it was asked. */
  readonly other?: Solution;
  /** What is to be shown: as the text writes it if that is asked for, else the best of all. */
  readonly answer: Solution;
}

/** Where the course's A* gives up: no 6×6 board of vehicles has so many positions, and larger boards take a second or two. */
const MOST_EXPANSIONS = 1_000_000;
const MOST_ON_LARGE_BOARDS = 20_000;
const SMALL_CELLS = 36;
const MOST_BYTES = 2 ** 28;

/**
 * Solves a board as a course's program does: A* with its heuristic and nothing else, so that the counts are the course's. Where
 * that gives up, or cannot prove that its solution is shortest, the family's best method decides, unless the solution of the
 * text's own algorithm is what was asked for.
 */
export async function searchLikeCourse(
  host: Host,
  board: OneBoard,
  course: Course,
  signal: AbortSignal,
): Promise<CourseAnswer> {
  const { label, family, reading } = board;
  const { metric, heuristic, written, asWritten } = course;
  const { width, height } = family.scene(reading.position);
  const limits = {
    mostExpansions: width * height <= SMALL_CELLS ? MOST_EXPANSIONS : MOST_ON_LARGE_BOARDS,
    memoryLimit: MOST_BYTES,
  };
  return host.withSolver(async (solve) => {
    const search = async (options: SearchOptions): Promise<Solution> =>
      unwrap(await solve(label, family, reading.position, { metric, ...options }, signal));
    const astar = (algorithm: string): Promise<Solution> =>
      search({ heuristic, algorithm, proveFirst: false, ...limits });
    const startedAt = host.now();
    const found = await astar(asWritten ? written : 'astar');
    const milliseconds = host.now() - startedAt;
    if (signal.aborted) return { course: found, milliseconds, answer: found };
    const twin = found.status === 'stopped' ? {} : { twin: await astar(asWritten ? 'astar' : written) };
    const known = { course: found, milliseconds, ...twin };
    if (found.optimal || found.status === 'unsolvable' || (asWritten && found.status === 'solved')) {
      return { ...known, answer: found };
    }
    const other = await search({});
    if (other.lowerBound === found.length) {
      return { ...known, other, answer: { ...found, optimal: true, lowerBound: other.lowerBound } };
    }
    // A solution without a proof is better than none.
    const answer = found.status === 'solved' && other.status === 'stopped' ? found : other;
    return { ...known, other, answer };
  });
}

/** Says whose work an answer is, if the course's A* gave up. */
export function noteOtherMethod(host: Host, { course, other }: CourseAnswer): void {
  if (course.status !== 'stopped' || other === undefined) return;
  host.say(`note: ${gaveUp(course)}; this was found by ${methodOf(other)}`);
}

/** Says what the other version of the course's A* would have counted and found, where that is something else. */
export function noteTwin(host: Host, { course, twin }: CourseAnswer, { asWritten, counted, metric }: Course): void {
  if (twin === undefined || twin.status === 'stopped') return;
  const differences: string[] = [];
  if (counted !== undefined && counted.of(twin) !== counted.of(course)) {
    differences.push(`has ${showCount(counted.of(twin))} ${counted.words} here`);
  }
  if (twin.length !== undefined && twin.length !== course.length) {
    differences.push(`finds ${showAmount(twin.length, metric === 'steps' ? 'step' : 'move')}`);
  }
  if (differences.length === 0) return;
  const version = asWritten
    ? 'this is the algorithm as the text writes it; A* that takes every shorter way'
    : 'the algorithm as the text writes it (--as-written)';
  host.say(`note: ${version} ${differences.join(' and ')}`);
}

export function gaveUp({ heuristic, counts }: Solution): string {
  const method = heuristic === ZERO_HEURISTIC ? 'A* without a heuristic' : `A* with ${heuristic}`;
  return `${method} gave up after ${showCount(counts.expanded)} boards`;
}

/** `bfs`, `astar with forced`. */
export function methodOf({ algorithm, heuristic }: Solution): string {
  return heuristic === undefined ? algorithm : `${algorithm} with ${heuristic}`;
}
