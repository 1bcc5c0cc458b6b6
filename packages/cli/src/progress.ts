import type { Progress } from '@slidewise/core/solve';
import { showAmount, showCount, showMilliseconds } from './units.js';

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

  show({ counts, lowerBound }: Progress): void {
    const now = performance.now();
    const elapsed = now - this.startedAt;
    if (!this.enabled || elapsed < PATIENCE || now - this.shownAt < PERIOD) return;
    this.shownAt = now;
    this.visible = true;
    const rate = showCount(Math.round((counts.generated / elapsed) * 1000));
    const text = [
      `${this.label}: at least ${showAmount(lowerBound, this.unit)}`,
      `${showCount(counts.stored)} stored`,
      `${rate} a second`,
      showMilliseconds(elapsed),
    ].join(' · ');
    process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`);
  }

  clear(): void {
    if (this.visible) process.stderr.write('\r\u001b[K');
    this.visible = false;
  }
}
