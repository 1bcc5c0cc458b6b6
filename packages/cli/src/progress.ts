import type { Progress } from '@slidewise/core/solve';
import { showAmount, showCount, showGap, showMilliseconds } from './units.js';

/** Nothing is shown for what is over sooner than this. */
const PATIENCE = 500;
const PERIOD = 100;

/** A line on stderr that says how far a search is, on a terminal only. */
export class ProgressLine {
  private shownAt = 0;
  private visible = false;

  constructor(
    private readonly label: string,
    private readonly unit: string,
    private readonly startedAt: number,
    private readonly enabled: boolean,
  ) {}

  show({ counts, lowerBound, length, activity }: Progress): void {
    const elapsed = performance.now() - this.startedAt;
    const rate = showCount(Math.round((counts.generated / elapsed) * 1000));
    const found =
      length === undefined
        ? `at least ${showAmount(lowerBound, this.unit)}`
        : `${showAmount(length, this.unit)}, at least ${lowerBound}, gap ${showGap(length, lowerBound)}`;
    const stored = counts.stored === 0 ? '' : `${showCount(counts.stored)} stored · `;
    this.say(`${found} · ${activity ?? `${stored}${rate} a second`}`);
  }

  /** Shows a text and the time, unless it is too early or too soon after the last one. */
  say(text: string): void {
    const now = performance.now();
    const elapsed = now - this.startedAt;
    if (!this.enabled || elapsed < PATIENCE || now - this.shownAt < PERIOD) return;
    this.shownAt = now;
    this.visible = true;
    const line = `${this.label}: ${text} · ${showMilliseconds(elapsed)}`;
    process.stderr.write(`\r\u001b[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`);
  }

  clear(): void {
    if (this.visible) process.stderr.write('\r\u001b[K');
    this.visible = false;
  }
}
