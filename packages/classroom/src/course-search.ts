import { type Family, type SearchSettings, ZERO_HEURISTIC } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { showAmount, showCount } from '@slidewise/core/text';
import type { Host, LimitedOptions, OneBoard } from './host.js';

/** One way to run a course's A*. */
interface Version {
  readonly algorithm: string;
  readonly heuristic: string;
  readonly settings?: SearchSettings;
  /** The family with a heuristic that only this text has; by default the board's own. */
  readonly family?: Family;
}

/** A course's A*. */
export interface CourseRules {
  readonly metric: string;
  /** With every cheaper path taken: what runs by default. */
  readonly sound: Version;
  /** To the letter of the text. */
  readonly written: Version;
  /** Search as the text writes it, and show what that finds. */
  readonly asWritten: boolean;
  /** The boards that may be expanded. */
  readonly limit: number;
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

/** The boards that a course's A* expands at most by default: about as many as its program would in a minute. */
export const USUAL_LIMIT = 10_000_000;

/**
 * Solves a board as a course's program does: A* with its heuristic and nothing else, so that the counts are the
 * course's. By default, the family's best method decides if that gives up or proves nothing.
 */
export async function searchLikeCourse(
  host: Host,
  { label, family, reading }: OneBoard,
  course: CourseRules,
  signal: AbortSignal,
): Promise<CourseAnswer> {
  const { metric, sound, written, asWritten, limit } = course;
  return host.withSolver(async (solve) => {
    const search = async (options: LimitedOptions, by = family): Promise<Solution> =>
      unwrap(await solve(label, by, reading.position, { metric, ...options }, signal));
    const astar = ({ family: by, ...version }: Version): Promise<Solution> =>
      search({ ...version, proveFirst: false, mostExpansions: limit }, by);
    const startedAt = host.now();
    const found = await astar(asWritten ? written : sound);
    const milliseconds = host.now() - startedAt;
    if (signal.aborted) return { course: found, milliseconds, answer: found };
    const twin = found.status === 'stopped' ? {} : { twin: await astar(asWritten ? sound : written) };
    const known = { course: found, milliseconds, ...twin };
    if (asWritten || found.optimal || found.status === 'unsolvable') return { ...known, answer: found };
    const other = await search({});
    if (other.lowerBound === found.length) {
      return { ...known, other, answer: { ...found, optimal: true, lowerBound: other.lowerBound } };
    }
    // A solution without a proof is better than none.
    const answer = found.status === 'solved' && other.status === 'stopped' ? found : other;
    return { ...known, other, answer };
  });
}

/** Says that the course's A* gave up, if it did, and whose work the answer is. */
export function noteLimit(host: Host, { course, other }: CourseAnswer, { counted }: CourseRules): void {
  if (course.status !== 'stopped' || course.stopReason === 'cancelled') return;
  const option = course.stopReason === 'expansions' ? ', the limit (--limit)' : `: ${course.reason?.message}`;
  const count = counted === undefined ? '' : `; its ${counted.words} up to there are shown`;
  const found = other === undefined ? '' : `; the answer was found by ${methodOf(other)}`;
  host.say(`note: ${gaveUp(course)}${option}${count}${found}`);
}

/** The counts and the solution of the other version of the course's A*, if they differ. */
export function noteTwin(
  host: Host,
  { course, twin }: CourseAnswer,
  { asWritten, counted, metric }: CourseRules,
): void {
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

function gaveUp({ heuristic, counts }: Solution): string {
  const method = heuristic === ZERO_HEURISTIC ? 'A* without a heuristic' : `A* with ${heuristic}`;
  return `${method} gave up after ${showCount(counts.expanded)} boards`;
}

/** `bfs`, `astar with forced`. */
export function methodOf({ algorithm, heuristic }: Solution): string {
  return heuristic === undefined ? algorithm : `${algorithm} with ${heuristic}`;
}
