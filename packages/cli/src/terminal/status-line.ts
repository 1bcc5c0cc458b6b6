import { clock } from '@slidewise/node/clock';
import { statusText } from './status-text.js';
import { showMilliseconds } from './units.js';

/** Milliseconds before anything is shown. */
const PATIENCE = 500;
const PERIOD = 100;
const CLEAR = '\r\u001b[K';

/** The status line on stderr, rewritten in place; only on terminals that can do that. */
class StatusLine {
  private shownAt = Number.NEGATIVE_INFINITY;
  private visible = false;

  /** Shows how far the work on something has come and how long it has taken, unless it is too early or too soon after the last one. */
  show(facts: string, startedAt: number, name = ''): void {
    const now = clock.now();
    if (now - startedAt < PATIENCE || now - this.shownAt < PERIOD || !isPossible()) return;
    if (!this.visible) process.once('exit', this.clear);
    this.shownAt = now;
    this.visible = true;
    const status = { name, facts, time: showMilliseconds(now - startedAt) };
    // The terminal writes ^C behind it, which must not begin another line.
    const room = Math.max(1, (process.stderr.columns || 80) - 3);
    process.stderr.write(CLEAR + statusText(status, room));
  }

  /** Clears the line before other output. */
  readonly clear = (): void => {
    if (!this.visible) return;
    process.stderr.write(CLEAR);
    this.visible = false;
    process.off('exit', this.clear);
  };
}

function isPossible(): boolean {
  return process.stderr.isTTY === true && process.env.TERM !== 'dumb';
}

export const statusLine = new StatusLine();
