import type { Helpers } from '@slidewise/core/contract';

/** The most workers that take part in one search, the engine's own included: each takes memory, and browsers have other work to do. */
const MOST = 8;

/** Takes part in a search until it is over; `task` is for the family's `assist`. */
type Assist = (family: string, task: unknown) => void;

/** Workers beside the engine's that take part in long searches: started when one asks for them, and kept for the next. */
class HelperWorkers implements Helpers {
  private readonly workers: Assist[] = [];

  constructor(
    readonly count: number,
    private readonly start: () => Assist,
  ) {}

  help(family: string, tasks: readonly unknown[]): void {
    for (const [i, task] of tasks.entries()) {
      this.workers[i] ??= this.start();
      this.workers[i](family, task);
    }
  }
}

/**
 * A worker for each further core; undefined without any, or where memory cannot be shared, as on pages that are not
 * cross-origin isolated.
 */
export function helpersForCores(
  { crossOriginIsolated, navigator }: Pick<Window, 'crossOriginIsolated' | 'navigator'>,
  start: () => Assist,
): Helpers | undefined {
  const count = Math.min(navigator.hardwareConcurrency, MOST) - 1;
  return crossOriginIsolated && count > 0 ? new HelperWorkers(count, start) : undefined;
}
