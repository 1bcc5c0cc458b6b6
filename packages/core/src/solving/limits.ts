import { aNumber, anObject, assertArguments } from '../check.js';
import * as say from '../messages/en/solving.js';
import { ok, problem, type Result } from '../result.js';

/** The limits of solving, as a caller gives them. */
export interface Limits {
  /** Milliseconds: a number, or, for another clock than the platform's, `{ milliseconds, now }`. */
  readonly time?: number | TimeLimit;
  /** Bytes of the tables that a search makes or uses. */
  readonly memory?: number;
  /** States that may be expanded: such a search always stops at the same place. */
  readonly expansions?: number;
}

/** A time limit with a clock of its own. */
export interface TimeLimit {
  /** Milliseconds for everything. */
  readonly milliseconds: number;
  /** A clock in milliseconds; by default the platform's `performance.now`. */
  readonly now?: () => number;
  /** When the time began, by that clock; by default when solving starts. */
  readonly since?: number;
}

/** Limits with defaults: those that are not set are infinite. */
export interface LimitsInForce {
  /** The clock of the time limit, started. */
  readonly time: Stopwatch | undefined;
  /** Bytes. */
  readonly memory: number;
  /** States that may be expanded. */
  readonly expansions: number;
}

/** The longest time that every timer takes: nearly 25 days. */
const LONGEST = 2 ** 31 - 1;

/** A length of time as timers take it: a whole number of milliseconds, not less than asked for, up to the longest. */
export function wholeMilliseconds(milliseconds: number): number {
  assertArguments(['milliseconds', milliseconds, aNumber]);
  return Math.min(Math.ceil(milliseconds), LONGEST);
}

/** A time limit with its clock. */
class Stopwatch {
  constructor(
    readonly milliseconds: number,
    private readonly now: () => number,
    private readonly since: number,
  ) {}

  /** A clock that returns NaN ends the time, too: nothing else would. */
  get isOver(): boolean {
    return !(this.left > 0);
  }

  /** The milliseconds that are left. */
  get left(): number {
    return this.milliseconds - (this.now() - this.since);
  }
}

/** Limits as they are to be kept, with the clock started; the problem is with the first that makes no sense. */
export function putInForce(limits: Limits = {}): Result<LimitsInForce> {
  const error = anObject(limits, 'limits');
  if (error !== undefined) return problem(error);
  const { time, memory, expansions } = limits;
  const asked =
    typeof time === 'object' && time !== null ? time : time === undefined ? undefined : { milliseconds: time };
  const given = { time: asked?.milliseconds, memory, expansions };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined && !(name === 'time' && asked !== undefined)) continue;
    if (typeof value === 'number' && value >= 0) continue;
    return problem(say.limitNotANumber({ limit: name, given: String(value) }));
  }
  const watch = asked === undefined ? ok(undefined) : startWatch(asked);
  if (!watch.ok) return watch;
  const { POSITIVE_INFINITY } = Number;
  return ok({ time: watch.value, memory: memory ?? POSITIVE_INFINITY, expansions: expansions ?? POSITIVE_INFINITY });
}

function startWatch({ milliseconds, now = platformClock(), since }: TimeLimit): Result<Stopwatch> {
  if (now === undefined) return problem(say.noClock());
  if (typeof now !== 'function') return problem(say.clockNotAFunction());
  const start = since ?? now();
  if (!Number.isFinite(start)) return problem(say.clockNotANumber({ given: String(start) }));
  return ok(new Stopwatch(wholeMilliseconds(milliseconds), now, start));
}

/** The platform's clock, if it has one: looked up only when it is needed, so that core loads anywhere. */
export function platformClock(): (() => number) | undefined {
  const { performance } = globalThis as { performance?: { now(): number } };
  return performance === undefined ? undefined : () => performance.now();
}
