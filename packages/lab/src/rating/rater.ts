import {
  aCount,
  aFamily,
  aNumber,
  anIdOf,
  anObject,
  argumentError,
  assertArguments,
  aTableCache,
  type Check,
  objectWith,
  oneOf,
  optional,
} from '@slidewise/core/checking';
import type { Family, Ids } from '@slidewise/core/contract';
import { type LimitsInForce, OutOfMemory, Pace, putInForce, SLICE, usualClock } from '@slidewise/core/internals';
import { english, type Message } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import { finish, type Work } from '@slidewise/core/solving';
import { levelOfScore } from '../collection/levels.js';
import { restNotKnown } from '../messages/en/rating.js';
import { type Draft, newDraft } from './draft.js';
import { NOTHING_KNOWN } from './features.js';
import type { RateLimits, RateOptions, Rating } from './rating.js';
import { RatingStages, type WorkKind } from './rating-stages.js';

const USUAL_POSITIONS = 1_000_000;

const someOptions = objectWith({
  limits: optional(anObject),
  wanted: optional(oneOf(['score', 'everything'])),
  tables: optional(aTableCache),
} satisfies Partial<Record<keyof RateOptions, Check>>);

/** Rates a position in one go. The problem, if any, is with the arguments. */
export function rate<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: RateOptions<I> = {},
): Result<Rating<P, M>> {
  const rater = Rater.start(family, position, options);
  return rater.ok ? ok(finish(rater.value)) : rater;
}

/** A position that is being rated, a little at a time; it does nothing between calls. */
export class Rater<P = unknown, M = unknown> implements Work<Rating<P, M>> {
  private readonly draft: Draft<P, M>;
  private readonly pieces: Generator<WorkKind, void, number>;
  private readonly pace = new Pace();
  private begun = false;
  private rating: Rating<P, M> | undefined;

  private constructor(
    private readonly inquiry: RatingStages<P, M>,
    private readonly limits: LimitsInForce,
  ) {
    this.draft = inquiry.draft;
    this.pieces = inquiry.run();
  }

  /** A rating of a position, not begun yet. */
  static start<P, M, I extends Ids = Ids>(
    family: Family<P, M, I>,
    position: P,
    options: RateOptions<I> = {},
  ): Result<Rater<P, M>> {
    const error =
      argumentError(['family', family, aFamily], ['options', options, anObject], ['options', options, someOptions]) ??
      optional(anIdOf(english.unknownMetric, family.metrics))(options.metric, 'options.metric');
    if (error !== undefined) return problem(error);
    const start = family.check(position);
    if (!start.ok) return start;
    const given: RateLimits = options.limits ?? {};
    const { positions = USUAL_POSITIONS } = given;
    const wrong = aCount(positions, 'the limit on positions');
    if (wrong !== undefined) return problem(wrong);
    const now = usualClock();
    const time =
      typeof given.time === 'object'
        ? given.time
        : given.time === undefined
          ? undefined
          : { milliseconds: given.time, now };
    // All that is solved on the way shares one clock.
    const shared = {
      ...(time === undefined ? {} : { time: { since: (time.now ?? now)(), ...time } }),
      ...(given.memory === undefined ? {} : { memory: given.memory }),
    };
    const limits = putInForce(shared);
    if (!limits.ok) return limits;
    const { metric = family.metrics[0]!.id, wanted = 'everything', tables } = options;
    const task = {
      family: family as Family<P, M>,
      position: start.value,
      metric,
      positions,
      limits: shared,
      onlyScore: wanted === 'score',
      ...(tables === undefined ? {} : { tables }),
    };
    return ok(new Rater<P, M>(new RatingStages(task, newDraft(task.family, metric)), limits.value));
  }

  /** What is being done now. */
  get activity(): Message {
    return this.inquiry.activity;
  }

  /** Does a little, or expands up to so many positions; the rating once everything is known or a limit is hit. */
  step(expansions: number): Rating<P, M> | undefined {
    assertArguments(['expansions', expansions, aCount]);
    this.advance(expansions);
    return this.rating;
  }

  /** Works for about so many milliseconds; the rating if that was enough. */
  work(milliseconds = SLICE): Rating<P, M> | undefined {
    assertArguments(['milliseconds', milliseconds, aNumber]);
    this.pace.keep(milliseconds, usualClock(), (expansions) => {
      const piece = this.advance(expansions);
      if (this.rating !== undefined) return 'over';
      return piece === 'expansions' ? 'expansions' : 'aside';
    });
    return this.rating;
  }

  /** Ends it now, with what is known so far. */
  cancel(): Rating<P, M> {
    return this.rating ?? this.end(english.cancelled());
  }

  private advance(expansions: number): WorkKind | undefined {
    if (this.rating !== undefined) return undefined;
    if (!this.inquiry.isSolving && this.begun && this.limits.time?.isOver) {
      this.end(english.limitHit({ limit: 'time' }));
      return undefined;
    }
    this.begun = true;
    try {
      const next = this.pieces.next(expansions);
      if (!next.done) return next.value;
      this.end();
    } catch (error) {
      if (!(error instanceof OutOfMemory)) throw error;
      this.end(english.limitHit({ limit: 'memory' }));
    }
    return undefined;
  }

  /** Makes a rating of what is known; `hit` says why that is not all. */
  private end(hit?: Message): Rating<P, M> {
    const { metric, optimum, bounds, notes, profile, isUnsolvable } = this.draft;
    const reason = this.draft.reason ?? (optimum[metric] === null ? hit : undefined);
    const score = isUnsolvable || optimum[metric] === null ? null : this.inquiry.score;
    const cut =
      hit !== undefined && optimum[metric] !== null ? [restNotKnown({ why: hit, activity: this.activity })] : [];
    this.rating = {
      optimum,
      score,
      level: isUnsolvable ? 'unsolvable' : score === null ? 'open' : levelOfScore(score),
      features: { metric, ...NOTHING_KNOWN, ...this.draft.features },
      profile,
      ...(reason === undefined ? {} : { reason }),
      bounds,
      notes: [...notes, ...cut],
    };
    return this.rating;
  }
}
