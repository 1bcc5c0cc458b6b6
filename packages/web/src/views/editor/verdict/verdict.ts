import type { Family } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import type { Reachable } from '@slidewise/lab/analysis';
import type { Schedule } from '../../../schedule.js';
import type { SolveNews } from '../../../worker/solver.js';

/** How long a search may take: every change of the board gets a quick one, a thorough one only who asks for it. */
export type Effort = 'quick' | 'thorough';

/** What is known of a board. */
export type Finding =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching'; readonly news: SolveNews }
  | { readonly kind: 'found'; readonly solution: Omit<Solution, 'moves'>; readonly effort: Effort }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Reach extends Reachable {
  /** It goes on. */
  readonly counting: boolean;
}

/** Work in another thread that can be cancelled. */
export interface Pending<T> {
  readonly answer: Promise<T>;
  cancel(): void;
}

export interface VerdictPorts {
  readonly later: Schedule;
  solve(
    family: string,
    position: unknown,
    metric: string,
    effort: Effort,
    onNews: (news: SolveNews) => void,
  ): Pending<Omit<Solution, 'moves'>>;
  count(family: string, position: unknown, metric: string, onNews: (count: number) => void): Pending<Reachable>;
  changed(): void;
}

/** After a change it waits so many milliseconds, since others may follow at once. */
const REST = 250;

/** The live verdict on a board: a quick search, then a count of what can be reached; starts anew whenever the board changes. */
export class Verdict {
  finding: Finding = { kind: 'none' };
  reach: Reach | undefined;
  private round = 0;
  private pending: Pending<unknown> | undefined;
  private callOff: (() => void) | undefined;
  /** A request to stop came before the search began. */
  private stopping = false;
  private board: { readonly family: Family; readonly position: unknown } | undefined;

  constructor(private readonly ports: VerdictPorts) {}

  /** Starts the verdict on another board; none if there is no position. */
  follow(family: Family, position: unknown): void {
    this.leave();
    this.finding = position === undefined ? { kind: 'none' } : { kind: 'searching', news: {} };
    this.reach = undefined;
    this.ports.changed();
    if (position === undefined) return;
    this.board = { family, position };
    this.callOff = this.ports.later(() => void this.work('quick'), REST);
  }

  /** A longer search could prove more than this one did. */
  get canProve(): boolean {
    if (this.finding.kind !== 'found' || this.finding.solution.status === 'unsolvable') return false;
    const { solution, effort } = this.finding;
    if (solution.optimal) return false;
    return solution.stopReason === 'cancelled' || (solution.stopReason === 'time' && effort === 'quick');
  }

  /** Searches for as long as a thorough search may take. */
  prove(): void {
    if (!this.canProve || this.board === undefined) return;
    const { board } = this;
    this.leave();
    this.board = board;
    this.finding = { kind: 'searching', news: {} };
    this.ports.changed();
    void this.work('thorough');
  }

  /** Ends the search with what it knows; what can be reached is still counted. */
  stop(): void {
    this.stopping = this.pending === undefined;
    this.pending?.cancel();
  }

  /** The verdict is not needed any longer. */
  leave(): void {
    this.round++;
    this.stopping = false;
    this.callOff?.();
    this.pending?.cancel();
    this.pending = undefined;
    this.board = undefined;
  }

  private async work(effort: Effort): Promise<void> {
    const { round } = this;
    const { family, position } = this.board!;
    const metric = family.metrics[0]!.id;
    const show = (change: () => void): void => {
      if (round !== this.round) return;
      change();
      this.ports.changed();
    };
    try {
      const search = this.ports.solve(family.id, position, metric, effort, (news) =>
        show(() => {
          if (this.finding.kind === 'searching') this.finding = { kind: 'searching', news };
        }),
      );
      this.pending = search;
      if (this.stopping) search.cancel();
      const solution = await search.answer;
      show(() => {
        this.finding = { kind: 'found', solution, effort };
      });
      if (round !== this.round || this.reach?.counting === false) return;
      const counting = this.ports.count(family.id, position, metric, (count) =>
        show(() => {
          this.reach = { count, complete: false, counting: true };
        }),
      );
      this.pending = counting;
      const reached = await counting.answer;
      show(() => {
        this.reach = { ...reached, counting: false };
      });
    } catch (error) {
      show(() => {
        this.finding = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
      });
    }
  }
}
