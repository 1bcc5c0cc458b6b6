import type { Kind, RunProgress, Tally } from '@slidewise/batch';
import { showAmount, showCount, showMilliseconds } from '../../terminal/units.js';

const BAR = 16;

/** How far a run has come, on one line. `share` is the part of the input that has been read, where that is known. */
export function progressText(
  { items, before, read, total, tally }: RunProgress,
  share: number | undefined,
  milliseconds: number,
  kind: Kind,
): string {
  const all = total ?? (share === undefined || share === 0 ? undefined : read / share);
  const rate = ((items - before) / Math.max(1, milliseconds)) * 1000;
  const parts = [];
  if (all !== undefined && all > 0) {
    const part = Math.min(1, items / all);
    const full = Math.floor(part * BAR);
    parts.push(`[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${Math.floor(100 * part)} %`);
  } else parts.push(showAmount(items, kind.unit));
  parts.push(`${showRate(rate)} ${kind.unit}s a second`);
  if (all !== undefined && rate > 0) parts.push(`${showMilliseconds((Math.max(0, all - items) / rate) * 1000)} left`);
  parts.push(showTally(tally, kind));
  return parts.join(' · ');
}

/** `12 solved, 0 unsolvable, 1 stopped, 0 bad`. */
export function showTally(tally: Tally, kind: Kind): string {
  if (kind.statuses.length === 0) return showAmount(tally.rows ?? 0, 'row');
  return kind.statuses.map(({ id, word }) => `${showCount(tally[id] ?? 0)} ${word}`).join(', ');
}

export function showRate(rate: number): string {
  return rate >= 10 ? showCount(Math.round(rate)) : rate.toFixed(1);
}
