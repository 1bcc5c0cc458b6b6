import { aFunction, aNumber, assertArguments, type Check, objectWith, optional, wholeNumber } from '../check.js';
import { aSignal } from '../contract/checking/family-checks.js';
import { SLICE } from './pace.js';

/** Resumable work: it does nothing between calls. */
export interface Work<T> {
  /** Continues for about so many milliseconds; returns the result once it is done. */
  work(milliseconds?: number): T | undefined;
  /** Ends it now, with what is known. */
  cancel(): T;
}

/** Options for `drive`. */
export interface DriveOptions {
  /** The length of a slice in milliseconds; 20 by default. */
  readonly slice?: number;
  /** Yields to the event loop: a page draws, a message or a signal arrives. */
  yield(): Promise<unknown>;
  /** The work is cancelled soon after `aborted` has become true: an AbortSignal fits. */
  readonly signal?: { readonly aborted: boolean };
  /** Called after every slice that leaves something to do. */
  onProgress?(): void;
}

const aWork = objectWith({ work: aFunction, cancel: aFunction } satisfies Record<keyof Work<unknown>, Check>);

const someOptions = objectWith({
  slice: optional(aNumber),
  yield: aFunction,
  signal: optional(aSignal),
  onProgress: optional(aFunction),
} satisfies Record<keyof DriveOptions, Check>);

/** Runs work to its end in slices of time, so that the event loop is never blocked for long. */
export async function drive<T>(work: Work<T>, options: DriveOptions): Promise<T> {
  assertArguments(['work', work, aWork], ['options', options, someOptions]);
  const { slice = SLICE, signal } = options;
  for (;;) {
    if (signal?.aborted) return work.cancel();
    const result = work.work(slice);
    if (result !== undefined) return result;
    options.onProgress?.();
    await options.yield();
  }
}

/** What can be continued by a number of expansions. */
interface Stepping<T> {
  step(expansions: number): T | undefined;
}

const aStepping = objectWith({ step: aFunction } satisfies Record<keyof Stepping<unknown>, Check>);

/** Runs something to its end by so many expansions at a time: nothing that it does depends on a clock. */
export function finishInSteps<T>(stepping: Stepping<T>, expansions: number): T {
  assertArguments(['stepping', stepping, aStepping], ['expansions', expansions, wholeNumber(1)]);
  for (;;) {
    const result = stepping.step(expansions);
    if (result !== undefined) return result;
  }
}

/** Runs work to its end in one go. */
export function finish<T>(work: Work<T>): T {
  assertArguments(['work', work, aWork]);
  for (;;) {
    const result = work.work();
    if (result !== undefined) return result;
  }
}
