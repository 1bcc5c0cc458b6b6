import { type Family, printMoves, type Reading } from '@slidewise/core/contract';
import { hashOf } from '@slidewise/core/internals';
import type { Result } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { courseBoard } from '../course-board.js';
import type { Failure } from '../host.js';
import { type Candidate, Candidates, type Wanted } from './candidates.js';

/** A board of one student. */
export interface PersonalBoard {
  /** The board in the notation of the course. */
  readonly text: string;
  /** The board as that text reads. */
  readonly reading: Reading<unknown>;
  /** The expansions of the stated search on it. */
  readonly expanded: number;
  /** A shortest solution, in the notation of the board's format. */
  readonly solution: string;
}

/** How many positions a search may expand. */
interface Band {
  readonly least: number;
  readonly most: number;
}

/** What all boards have in common. */
export interface PersonalOptions extends Wanted {
  /** The notation of the boards. */
  readonly format: string;
  /** The same seed makes the same boards. */
  readonly seed: string;
  /** How far expansions may be from the median of a sample: 0.2 for 20 %. */
  readonly within: number;
  /** The algorithm that counts. */
  readonly algorithm: string;
  /** Its heuristic, if it takes one. */
  readonly heuristic?: string;
}

type Method = Pick<PersonalOptions, 'algorithm' | 'heuristic'>;

/** What is about the process that makes the boards. */
export interface PersonalHost {
  /** Solves a position by the best method, or by one of choice. */
  solve(position: unknown, method?: Method): Promise<Result<Solution>>;
  /** Lets signals and messages through. */
  nextTurn(): Promise<unknown>;
  /** Ends it once aborted. */
  readonly signal: AbortSignal;
  /** Called after each board with their number. */
  onBoard(made: number): void;
}

/** The boards in the order of the students; fewer if no more can be made, or after an interruption. */
export interface PersonalBoards {
  /** The right expansions. */
  readonly band: Band;
  /** The boards, one for each student. */
  readonly boards: readonly PersonalBoard[];
}

/** The median is that of so many boards. A student's board is one of more candidates, and more of these have the same pieces. */
const SAMPLE = { count: 45, alike: 5 };
const PERSONAL = { count: 2_000, alike: 40 };

/**
 * A board for each student, all of exactly the same length and with expansions within one band. The band follows from seed and options, and a board
 * from these and its student. Only where two would get the same board, the later one gets another.
 */
export async function makePersonalBoards(
  family: Family,
  students: readonly string[],
  options: PersonalOptions,
  host: PersonalHost,
): Promise<PersonalBoards | Failure> {
  const candidates = new Candidates(family, options);
  const band = await bandOf(family, candidates, options, host);
  if ('error' in band) return band;
  const taken = new Set<string>();
  const boards: PersonalBoard[] = [];
  for (const student of students) {
    const board = await boardFor(family, candidates, student, options, band, taken, host);
    if (board === undefined) break;
    if ('error' in board) return board;
    boards.push(board);
    host.onBoard(boards.length);
  }
  return { band, boards };
}

/** The band around the median of a sample. */
async function bandOf(
  family: Family,
  candidates: Candidates,
  options: PersonalOptions,
  host: PersonalHost,
): Promise<Band | Failure> {
  const counts: number[] = [];
  const error = await firstOf(candidates, hashOf(options.seed), SAMPLE, host, async ({ position }) => {
    const board = await written(family, position, options, host);
    if (board === undefined || 'error' in board) return board;
    counts.push(board.expanded);
    return undefined;
  });
  if (error !== undefined) return error;
  counts.sort((a, b) => a - b);
  const median = counts[counts.length >> 1] ?? 0;
  return { least: Math.ceil(median * (1 - options.within)), most: Math.floor(median * (1 + options.within)) };
}

async function boardFor(
  family: Family,
  candidates: Candidates,
  student: string,
  options: PersonalOptions,
  { least, most }: Band,
  taken: Set<string>,
  host: PersonalHost,
): Promise<PersonalBoard | Failure | undefined> {
  const seed = hashOf(`${options.seed}\n${student}`);
  return firstOf(candidates, seed, PERSONAL, host, async ({ position, likeness }) => {
    if (taken.has(likeness)) return undefined;
    const board = await written(family, position, options, host);
    if (board === undefined || 'error' in board) return board;
    if (board.expanded < least || board.expanded > most) return undefined;
    const solution = await shortest(family, board.reading.position, options, host);
    if (solution === undefined) return undefined;
    taken.add(likeness);
    return { ...board, solution };
  });
}

/** The first result of some candidates. */
async function firstOf<T>(
  candidates: Candidates,
  seed: number,
  { count, alike }: typeof SAMPLE,
  { signal, nextTurn }: PersonalHost,
  use: (candidate: Candidate) => Promise<T | undefined>,
): Promise<T | Failure | undefined> {
  const found = candidates.stream(seed, alike);
  if (!found.ok) return { error: found.problem.message };
  let tried = 0;
  for (const candidate of found.value) {
    if (signal.aborted) return undefined;
    if (candidate === undefined) {
      await nextTurn();
      continue;
    }
    const result = await use(candidate);
    tried++;
    if (result !== undefined || tried === count) return result;
  }
  return undefined;
}

/** The board of a position in the format of the class, and how many positions the stated search expands; undefined if the format cannot say it. */
async function written(
  family: Family,
  position: unknown,
  { format, algorithm, heuristic }: PersonalOptions,
  { solve }: PersonalHost,
): Promise<Omit<PersonalBoard, 'solution'> | Failure | undefined> {
  if (!family.print(family.renamed?.(position, format) ?? position, format).ok) return undefined;
  const board = courseBoard(family, { position, format, goal: '' }, { format });
  if (!board.ok) return { error: board.problem.message };
  const { text, reading } = board.value;
  const alone = family.parse(text, { format });
  if (!alone.ok) return { error: alone.problem.message };
  if (alone.value.goal !== reading.goal) {
    return { error: `boards in ${format} have the goal ${alone.value.goal}, not ${reading.goal}` };
  }
  const counted = await solve(reading.position, { algorithm, ...(heuristic === undefined ? {} : { heuristic }) });
  if (!counted.ok) return { error: counted.problem.message };
  return { text, reading, expanded: counted.value.counts.expanded };
}

/** A shortest solution in words; undefined after an interruption. */
async function shortest(
  family: Family,
  position: unknown,
  { moves, metric, format }: PersonalOptions,
  { solve, signal }: PersonalHost,
): Promise<string | undefined> {
  const best = await solve(position);
  if (!best.ok) throw new Error(best.problem.message);
  if (signal.aborted) return undefined;
  const { value } = best;
  if (value.status !== 'solved' || !value.optimal || value.length !== moves) {
    throw new Error(`A board that was made for ${moves} moves takes ${value.length}.`);
  }
  return printMoves(family, position, value.moves, { metric, format }).join(', ');
}
