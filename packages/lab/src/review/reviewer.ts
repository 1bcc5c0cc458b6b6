import {
  aCount,
  aFamily,
  aList,
  aNumber,
  anIdOf,
  anObject,
  argumentError,
  assertArguments,
  aTableCache,
  type Check,
  objectWith,
  optional,
} from '@slidewise/core/checking';
import type { Family, Ids } from '@slidewise/core/contract';
import { OutOfMemory, Pace, putInForce, SLICE, usualClock } from '@slidewise/core/internals';
import { english, type Message } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import { finish, type TimeLimit, type Work } from '@slidewise/core/solving';
import { gameTooLongToReview } from '../messages/en/studying.js';
import type { Review, ReviewOptions } from './review.js';
import { type Game, Reviewing } from './reviewing.js';

const USUAL_POSITIONS = 1_000_000;

/** Each position of a game may be solved by itself. */
const MOST_MOVES = 10_000;

const someOptions = objectWith({
  limits: optional(anObject),
  tables: optional(aTableCache),
} satisfies Partial<Record<keyof ReviewOptions, Check>>);

/** Reviews a game in one go. The problem, if any, is with the arguments. */
export function review<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  start: P,
  moves: readonly M[],
  options: ReviewOptions<I> = {},
): Result<Review<P, M>> {
  const reviewer = Reviewer.start(family, start, moves, options);
  return reviewer.ok ? ok(finish(reviewer.value)) : reviewer;
}

/** A game that is being reviewed, a little at a time; it does nothing between calls. */
export class Reviewer<P = unknown, M = unknown> implements Work<Review<P, M>> {
  private readonly pieces: Generator<'expansions' | 'aside', void, number>;
  private readonly pace = new Pace();
  private result: Review<P, M> | undefined;

  private constructor(private readonly reviewing: Reviewing<P, M>) {
    this.pieces = reviewing.run();
  }

  /** A review of a game, not begun yet. */
  static start<P, M, I extends Ids = Ids>(
    family: Family<P, M, I>,
    start: P,
    moves: readonly M[],
    options: ReviewOptions<I> = {},
  ): Result<Reviewer<P, M>> {
    const wrong =
      argumentError(
        ['family', family, aFamily],
        ['moves', moves, aList],
        ['options', options, anObject],
        ['options', options, someOptions],
      ) ??
      optional(anIdOf(english.unknownMetric, family.metrics))(options.metric, 'options.metric') ??
      optional(aCount)(options.limits?.positions, 'the limit on positions');
    if (wrong !== undefined) return problem(wrong);
    if (moves.length > MOST_MOVES) {
      return problem(gameTooLongToReview({ most: MOST_MOVES, moves: moves.length }));
    }
    const { limits = {}, metric = family.metrics[0]!.id, tables } = options;
    const { positions: most = USUAL_POSITIONS, time, ...memory } = limits;
    const since = withStart(time);
    // The clock starts here, and all that is solved shares it.
    const inForce = putInForce({ ...memory, ...(since === undefined ? {} : { time: since }) });
    if (!inForce.ok) return inForce;
    const positions = positionsOf(family as Family<P, M>, start, moves);
    if (!positions.ok) return positions;
    const game: Game<P, M> = {
      family: family as Family<P, M>,
      metric,
      moves,
      positions: positions.value,
      costs: moves.map((move) => family.cost(move, metric)),
    };
    const task = {
      most,
      memory: inForce.value.memory,
      ...(since === undefined ? {} : { time: since }),
      ...(tables === undefined ? {} : { tables }),
    };
    return ok(new Reviewer<P, M>(new Reviewing(game, task)));
  }

  /** What is being done now. */
  get activity(): Message {
    return this.reviewing.activity;
  }

  /** Does a little, or expands up to so many positions; the review once everything is known or a limit is hit. */
  step(expansions: number): Review<P, M> | undefined {
    assertArguments(['expansions', expansions, aCount]);
    this.advance(expansions);
    return this.result;
  }

  /** Works for about so many milliseconds; the review if that was enough. */
  work(milliseconds = SLICE): Review<P, M> | undefined {
    assertArguments(['milliseconds', milliseconds, aNumber]);
    this.pace.keep(milliseconds, usualClock(), (expansions) => {
      const piece = this.advance(expansions);
      return this.result === undefined ? (piece ?? 'aside') : 'over';
    });
    return this.result;
  }

  /** Ends it now, with what is known so far. */
  cancel(): Review<P, M> {
    this.result ??= this.reviewing.review(english.cancelled());
    return this.result;
  }

  private advance(expansions: number): 'expansions' | 'aside' | undefined {
    if (this.result !== undefined) return undefined;
    try {
      const next = this.pieces.next(expansions);
      if (!next.done) return next.value;
      this.result = this.reviewing.review(english.limitHit({ limit: 'time' }));
    } catch (error) {
      if (!(error instanceof OutOfMemory)) throw error;
      this.result = this.reviewing.review(english.limitHit({ limit: 'memory' }));
    }
    return undefined;
  }
}

/** A time limit that has begun. */
function withStart(time: number | TimeLimit | undefined): Required<TimeLimit> | undefined {
  if (time === undefined) return undefined;
  const { milliseconds, now = usualClock(), since } = typeof time === 'object' ? time : { milliseconds: time };
  return { milliseconds, now, since: since ?? now() };
}

/** The positions of a game, the start first; the problem is with the first move that is not legal. */
function positionsOf<P, M>(family: Family<P, M>, start: P, moves: readonly M[]): Result<readonly P[]> {
  const checked = family.check(start);
  if (!checked.ok) return checked;
  const positions = [checked.value];
  for (const [i, move] of moves.entries()) {
    const played = family.play(positions[i]!, move);
    if (!played.ok) return problem(english.moveNumber({ move: i + 1, why: played.problem }));
    positions.push(played.value);
  }
  return ok(positions);
}
