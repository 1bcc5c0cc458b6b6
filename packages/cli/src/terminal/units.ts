import type { Family } from '@slidewise/core/contract';
import { showAll, showAmount, showCount } from '@slidewise/core/text';

export { showAll, showAmount, showCount };

import { wholeMilliseconds } from '@slidewise/core/solving';

const MILLISECONDS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const BYTES: Record<string, number> = { b: 1, k: 2 ** 10, m: 2 ** 20, g: 2 ** 30, t: 2 ** 40 };

/** `500ms`, `10s`, `1.5m`, `2h`; a bare number is seconds. A whole number, as timers take it. */
export function parseMilliseconds(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/i.exec(text.trim());
  if (match === null) return undefined;
  const milliseconds = positive(Number(match[1]) * MILLISECONDS[(match[2] ?? 's').toLowerCase()]!);
  return milliseconds === undefined ? undefined : wholeMilliseconds(milliseconds);
}

/** `500m`, `2g`, `2GB`, `1.5GiB`; a bare number is bytes. */
export function parseBytes(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([bkmgt])?(?:i?b)?$/i.exec(text.trim());
  return match === null ? undefined : positive(Number(match[1]) * BYTES[(match[2] ?? 'b').toLowerCase()]!);
}

function positive(value: number): number | undefined {
  return value > 0 ? value : undefined;
}

/** What a metric of a family counts, in the singular; by default its first metric. */
export function metricUnit({ metrics }: Pick<Family, 'metrics'>, metric: string | undefined): string {
  return (metrics.find(({ id }) => id === metric) ?? metrics[0]!).unit;
}

/** `0.4 ms`, `12 ms`, `3.2 s`, `4 min 5 s`. */
export function showMilliseconds(milliseconds: number): string {
  // What is rounded up to ten, a thousand or a minute is written as those are.
  if (milliseconds < 9.95) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** How far a length may be from the shortest: `4.2 %`. */
export function showGap(length: number, lowerBound: number): string {
  return lowerBound === 0 ? 'unknown size' : `${((100 * (length - lowerBound)) / lowerBound).toFixed(1)} %`;
}

/** `512 B`, `2.8 MiB`. */
export function showBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const unit = bytes < 2 ** 20 ? 'KiB' : bytes < 2 ** 30 ? 'MiB' : 'GiB';
  return `${(bytes / { KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 }[unit]).toFixed(1)} ${unit}`;
}
