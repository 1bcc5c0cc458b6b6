import type { Kind, RunEnd, RunProgress, Tally } from '@slidewise/batch';
import { showAmount, showCount, showMilliseconds } from '../terminal/units.js';

const BAR = 10;

/** How many items there are in all, as far as that can be told. */
function allOf({ read, total }: RunProgress, share: number | undefined): number | undefined {
  return total ?? (share === undefined || share === 0 ? undefined : read / share);
}

/** The finished part of a run, if known. */
export function partDone(progress: RunProgress, share: number | undefined): number | undefined {
  const all = allOf(progress, share);
  return all === undefined || all === 0 ? undefined : Math.min(1, progress.items / all);
}

/** How far a run has come, on one line. `share` is the part of the input read so far, if known. */
export function progressText(
  progress: RunProgress,
  share: number | undefined,
  milliseconds: number,
  kind: Kind,
  bar = true,
): string {
  const { items, before, tally } = progress;
  const all = allOf(progress, share);
  const part = partDone(progress, share);
  const rate = ((items - before) / Math.max(1, milliseconds)) * 1000;
  const parts = [];
  if (part !== undefined) {
    const full = Math.floor(part * BAR);
    parts.push(`${bar ? `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ` : ''}${Math.floor(100 * part)} %`);
  } else parts.push(showAmount(items, kind.unit));
  parts.push(`${showRate(rate)} ${kind.unit}s a second`);
  if (all !== undefined && rate > 0) parts.push(`${showMilliseconds((Math.max(0, all - items) / rate) * 1000)} left`);
  // What there is none of is left to the summary: the line is short.
  parts.push(showTally(tally, kind, true));
  return parts.join(' · ');
}

/** `12 solved, 0 unsolvable, 1 stopped, 0 with errors`, or only what there is of these; where an item has any number of rows, they are counted first. */
export function showTally(tally: Tally, kind: Kind, short = false): string {
  const { statuses, rowUnit } = kind;
  const rows = rowUnit === undefined ? [] : [showAmount((tally.rows ?? 0) - inStatuses(tally, kind), rowUnit)];
  const shown = statuses.filter(({ id }, i) => !short || (tally[id] ?? 0) > 0 || i === 0);
  return [...rows, ...shown.map(({ id, word }) => `${showCount(tally[id] ?? 0)} ${word}`)].join(', ');
}

/** How many rows are in a status. Equal boards are worked on once: these are the different ones. */
export function inStatuses(tally: Tally, { statuses }: Kind): number {
  return statuses.reduce((sum, { id }) => sum + (tally[id] ?? 0), 0);
}

/** What has become of a run, on one line. `unique`: boards that are the same were worked on once. */
export function summary({ items, before, tally }: RunEnd, kind: Kind, milliseconds: number, unique: boolean): string {
  const now = items - before;
  const earlier = before === 0 ? '' : `, ${now === 0 ? '' : `${showCount(before)} of them `}done before`;
  const different = unique ? `, ${showCount(inStatuses(tally, kind))} of them different` : '';
  const rate = showRate((now / Math.max(1, milliseconds)) * 1000);
  const speed = now === 0 ? '' : ` · ${showMilliseconds(milliseconds)}, ${rate} ${kind.unit}s a second`;
  return `${showAmount(items, kind.unit)}${earlier}${different}: ${showTally(tally, kind)}${speed}`;
}

/** The same for programs. */
export function jsonSummary(
  { items, before, chunks, tally, complete }: RunEnd,
  run: string,
  kind: Kind,
  milliseconds: number,
  unique: boolean,
): string {
  const { rows = 0, ...statuses } = tally;
  const ms = Math.round(milliseconds * 1000) / 1000;
  const different = unique ? { different: inStatuses(tally, kind) } : {};
  return JSON.stringify({
    ...{ run, kind: kind.id, complete, items, ...different, before, chunks, rows, statuses, ms },
  });
}

function showRate(rate: number): string {
  return rate >= 10 ? showCount(Math.round(rate)) : rate.toFixed(1);
}
