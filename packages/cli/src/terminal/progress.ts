import type { Progress } from '@slidewise/core/solving';
import { clock } from '@slidewise/node/clock';
import { statusLine } from './status-line.js';
import { showAmount, showCount, showGap } from './units.js';

/** The window of a rate in milliseconds, so that it is the current one. */
const WINDOW = 1000;

/** The boards of this run, shown where the answers go to a file or pipe. */
const run = { startedAt: clock.now(), boards: 0 };

/** Shows the progress of the search of a board on the status line. */
export class ProgressLine {
  private window = { startedAt: clock.now(), states: 0 };
  private rate = 0;

  constructor(
    private readonly label: string,
    private readonly unit: string,
    private readonly startedAt: number,
    private readonly enabled: boolean,
    /** One of several runs on a board, which the label names; they are not counted as boards. */
    isRun = false,
  ) {
    if (isRun) return;
    if (enabled && run.boards > 0 && process.stdout.isTTY !== true) {
      statusLine.show(`${showAmount(run.boards, 'board')} so far`, run.startedAt, label);
    }
    run.boards++;
  }

  show({ counts, lowerBound, length, activity }: Progress): void {
    const found =
      length === undefined
        ? `at least ${showAmount(lowerBound, this.unit)}`
        : `${showAmount(length, this.unit)}, at least ${showCount(lowerBound)}, gap ${showGap(length, lowerBound)}`;
    const stored = counts.stored === 0 ? '' : `${showCount(counts.stored)} stored · `;
    this.say(`${found} · ${activity?.message ?? `${stored}${this.measure(counts.generated)}`}`);
  }

  say(text: string): void {
    if (this.enabled) statusLine.show(text, this.startedAt, this.label);
  }

  clear(): void {
    // If the answers go to a file or pipe, the line may stay until the next message.
    if (process.stdout.isTTY === true) statusLine.clear();
  }

  /** The rate of states, given their number so far. */
  private measure(states: number): string {
    const { startedAt, states: before } = this.window;
    const elapsed = clock.now() - startedAt;
    // In the first window it is the rate so far: at its beginning there is nothing to tell.
    if (elapsed >= WINDOW || before === 0) this.rate = ((states - before) / Math.max(1, elapsed)) * 1000;
    if (elapsed >= WINDOW) this.window = { startedAt: clock.now(), states };
    return `${showCount(Math.round(this.rate))} states/s`;
  }
}
