import type { Family, Reading } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { type BadMove, type Replay, replayText } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { aboutBoard, type NamedBoard } from './about-board.js';
import { boardInText } from './board-in-text.js';
import { type Claim, claimInstead } from './claim.js';
import { firstBad } from './first-bad.js';
import { type Judged, judgeClaim } from './judge-claim.js';
import { unknownLetters } from './letters.js';
import { reasonFields } from './reason-fields.js';
import { lengthOf, type Shortest, whetherShortest } from './shortest.js';

/** How moves are to be checked. */
export interface VerifyOptions {
  /** Lengths are counted in this metric only. */
  readonly metric?: string;
  readonly letters?: string;
  /** Whether the shortest solution is looked for. */
  readonly optimum: boolean;
}

/** How long the moves are in a metric, and what is known of the shortest solution. */
export interface Length extends Shortest {
  readonly metric: string;
  readonly unit: string;
  readonly length: number;
}

/** The moves were played. */
export interface VerifiedMoves {
  readonly board: NamedBoard;
  readonly replay: Replay;
  readonly legal: boolean;
  readonly solved: boolean;
  readonly lengths: readonly Length[];
}

/** The text says how long a solution is, or that there is none, in the place of moves. */
export interface VerifiedClaim {
  readonly board: NamedBoard;
  readonly claim: Claim;
  readonly judged: Judged;
  readonly metric: string;
}

/** What came of checking a text; the first move of an unreadable one is no move at all, and an unchecked one has no moves. */
export type Verified = VerifiedMoves | VerifiedClaim | { readonly unreadable: BadMove } | { readonly unchecked: true };

/** Solves a board in a metric, by default the first. */
type Solve = (reading: Reading<unknown>, metric: string | undefined) => Promise<Result<Solution>>;

/** What is wrong with the options, whatever the moves. */
export function verifyOptionsError(family: Family, { metric, letters }: Omit<VerifyOptions, 'optimum'>) {
  if (metric !== undefined && !family.metrics.some(({ id }) => id === metric)) {
    return english.unknownMetric(metric, family.metrics);
  }
  return unknownLetters(family, letters);
}

/** Plays the moves of a text by the rules, and compares them with a shortest solution. */
export async function verifyMoves(
  given: NamedBoard,
  text: string,
  options: VerifyOptions,
  solve: Solve,
): Promise<Result<Verified>> {
  const { label, family } = given;
  const wrong = verifyOptionsError(family, options);
  if (wrong !== undefined) return problem(wrong);
  const reading = boardInText(family, given.reading, text);
  const board = { ...given, reading };
  const replay = replayText(family, reading, text, options);
  const claim = claimInstead(text, replay);
  if (claim !== undefined) {
    if (!options.optimum) return ok({ unchecked: true });
    const solution = await solve(reading, options.metric);
    if (!solution.ok) return solution;
    return ok({ board, claim, judged: judgeClaim(claim, solution.value), metric: solution.value.metric });
  }
  if (replay.bad?.readable === false) return ok({ unreadable: replay.bad });
  const legal = replay.bad === undefined;
  const solved = legal && family.isSolved(replay.position);
  const lengths: Length[] = [];
  for (const { id: metric, unit } of family.metrics) {
    if (options.metric !== undefined && metric !== options.metric) continue;
    const length = lengthOf(family, replay.moves, metric);
    if (!solved || !options.optimum) {
      lengths.push({ metric, unit, length });
      continue;
    }
    const solution = await solve(reading, metric);
    if (!solution.ok) return solution;
    lengths.push({ metric, unit, length, ...whetherShortest(label, length, solution.value) });
  }
  return ok({ board, replay, legal, solved, lengths });
}

/** What programs are told of moves that were played. */
export function movesAnswer({ board, replay: { texts, bad }, lengths, legal, solved }: VerifiedMoves) {
  return {
    ...aboutBoard(board),
    status: solved ? 'valid' : 'invalid',
    legal,
    solved,
    moves: texts,
    firstBad: bad === undefined ? null : firstBad(bad),
    lengths: lengths.map(({ metric, length, shortest = null, optimum = null, atLeast = null, reason }) => ({
      metric,
      length,
      shortest,
      optimum,
      lowerBound: atLeast,
      ...reasonFields(reason),
    })),
  };
}

/** What programs are told of an answer without moves. */
export function claimAnswer({ board, claim, judged, metric }: VerifiedClaim) {
  const { right = null, optimum = null, reason } = judged;
  return {
    ...aboutBoard(board),
    status: right ? 'valid' : 'invalid',
    legal: null,
    solved: null,
    moves: [],
    claim,
    metric,
    right,
    optimum,
    ...reasonFields(reason),
  };
}
