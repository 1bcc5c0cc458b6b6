import { aCount, aFunction, aNumber, assertArguments } from '../check.js';
import type { Outcome } from '../contract/engine/search.js';
import type { Ids } from '../contract/ids.js';
import * as say from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import { OutOfMemory } from '../out-of-memory.js';
import { newTally } from '../search/counts.js';
import type { Work } from './drive.js';
import type { LimitsInForce } from './limits.js';
import type { StartOptions } from './options.js';
import { Pace, SLICE, usualClock } from './pace.js';
import { lengthOf, replay } from './replay.js';
import type { Account, Progress, Solution, Solved, StopReason } from './solution.js';
import { type SolvingTask, Stages, type WorkKind } from './stages.js';

/** A position that is being solved, a few steps at a time. */
export class Solving<P, M, I extends Ids = Ids> implements Work<Solution<M, I>> {
  private readonly stages: Stages<P, M>;
  /** What is left to do. */
  private readonly pieces: Generator<WorkKind, Outcome<readonly M[]>, number>;
  private readonly pace = new Pace();
  private begun = false;
  private solution: Solution<M, I> | undefined;

  constructor(
    private readonly task: SolvingTask<P, M>,
    private readonly options: StartOptions,
    private readonly limits: LimitsInForce,
  ) {
    this.stages = new Stages(task, limits, options.trace);
    this.pieces = this.stages.run();
  }

  /** What is known so far. */
  get progress(): Progress {
    const { search, leastLength, activity: before } = this.stages;
    const { counts, lowerBound, incumbent, activity } = search ?? {
      counts: newTally(),
      lowerBound: 0,
      activity: before,
    };
    return {
      counts,
      lowerBound: Math.max(lowerBound, leastLength),
      ownBound: lowerBound,
      ...(incumbent === undefined ? {} : { length: incumbent.length }),
      ...(activity === undefined ? {} : { activity }),
    };
  }

  /** The moves of the incumbent, if there is one already; they are not checked by the rules yet. */
  get bestMoves(): readonly M[] | undefined {
    return this.stages.search?.incumbent?.path;
  }

  /** What is needed to go on from here later (`resume`), if there is anything yet and it was asked for. */
  get checkpoint(): unknown {
    return this.stages.search?.checkpoint?.();
  }

  /** Does all that comes before the first expansion, as far as the limits allow. */
  begin(): this {
    while (this.stages.search === undefined && this.solution === undefined) this.advance(0);
    return this;
  }

  /** Expands up to `expansions` further states; the solution once everything is known or a limit is hit. */
  step(expansions: number): Solution<M, I> | undefined {
    assertArguments(['expansions', expansions, aCount]);
    while (this.advance(expansions) === 'aside');
    return this.solution;
  }

  /** Works for about so many milliseconds, by the platform's clock or another; the solution if that was enough. */
  work(milliseconds = SLICE, now = usualClock()): Solution<M, I> | undefined {
    assertArguments(['milliseconds', milliseconds, aNumber], ['now', now, aFunction]);
    this.pace.keep(milliseconds, now, (expansions) => {
      const piece = this.advance(expansions);
      if (this.solution !== undefined) return 'over';
      return piece === 'search' ? 'expansions' : 'aside';
    });
    return this.solution;
  }

  /** Ends the solving now, with what is known so far. */
  cancel(): Solution<M, I> {
    // One piece is done in any case, as with the limits: it is short, and on most boards it finds a lower bound.
    if (!this.begun) this.advance(0);
    return this.solution ?? this.end(this.stopped('cancelled'));
  }

  private end(solution: Solution<M, I>): Solution<M, I> {
    this.stages.search?.release?.();
    this.solution = solution;
    return solution;
  }

  /** Does one more piece of what there is to do, unless a limit forbids it. */
  private advance(expansions: number): WorkKind | undefined {
    if (this.solution !== undefined) return undefined;
    const hit = this.limitHit();
    if (hit !== undefined) {
      this.end(this.stopped(hit));
      return undefined;
    }
    this.begun = true;
    const left = this.limits.expansions - this.progress.counts.expanded;
    const next = this.goOn(Math.min(expansions, left));
    if (next.done) this.end(this.solutionFrom(next.value));
    else {
      if (next.value === 'search') this.options.onProgress?.(this.progress);
      return next.value;
    }
    return undefined;
  }

  private goOn(expansions: number): IteratorResult<WorkKind, Outcome<readonly M[]>> {
    try {
      return this.pieces.next(expansions);
    } catch (error) {
      if (error instanceof OutOfMemory) return { done: true, value: { status: 'stopped', reason: 'memory' } };
      throw error;
    }
  }

  private limitHit(): StopReason | undefined {
    if (this.options.signal?.aborted) return 'cancelled';
    const { search } = this.stages;
    if (search !== undefined && search.counts.expanded >= this.limits.expansions) return 'expansions';
    // The first piece is done in any case: on most boards it is enough to know a lower bound.
    return this.begun && this.limits.time?.isOver ? 'time' : undefined;
  }

  private solutionFrom(outcome: Outcome<readonly M[]>): Solution<M, I> {
    if (outcome.status === 'stopped') return this.stopped(outcome.reason);
    if (outcome.status === 'solved') return this.solved(outcome.path, outcome.optimal);
    const account = this.account();
    const reason = outcome.reason ?? say.noneSolved({ positions: account.counts.stored, mirrored: false });
    return { ...account, status: 'unsolvable', reason, optimal: false, moves: [] };
  }

  private stopped(stopReason: StopReason): Solution<M, I> {
    const why = { stopReason, reason: reasonFor(stopReason) };
    const path = this.bestMoves;
    if (path === undefined) return { ...this.account(), status: 'stopped', ...why, optimal: false, moves: [] };
    const { family, position, choice } = this.task;
    replay(family, position, path, choice.metric);
    return { ...this.solved(path, false), ...why };
  }

  private solved(path: readonly M[], proved: boolean): Solved<M, I> {
    const { family, choice } = this.task;
    const length = lengthOf(family, path, choice.metric);
    const lowerBound = proved ? length : Math.min(length, this.progress.lowerBound);
    return { ...this.account(), status: 'solved', optimal: lowerBound === length, moves: path, length, lowerBound };
  }

  private account(): Account<I> {
    const { metric, id: algorithm, heuristic, informed } = this.task.choice;
    const { counts, lowerBound } = this.progress;
    return { metric, algorithm, ...(informed ? { heuristic: heuristic.id } : {}), counts, lowerBound };
  }
}

/** Why it stopped, as a message. */
function reasonFor(stopReason: StopReason): Message {
  if (stopReason === 'cancelled') return say.cancelled();
  if (stopReason === 'depth') return say.depthLimitHit();
  return stopReason === 'stuck' ? say.searchStuck() : say.limitHit({ limit: stopReason });
}
