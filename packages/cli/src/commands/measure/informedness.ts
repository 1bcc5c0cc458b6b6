import type { SpreadRow } from '@slidewise/lab/analysis';

/** How well a heuristic knows a space. */
interface Informed {
  /** The positions that have a solution. */
  readonly positions: number;
  /** The mean of the heuristic over them, and that of the distance. */
  readonly mean: number;
  readonly meanDistance: number;
  /** The part of the positions of which it says the distance itself. */
  readonly exact: number;
}

export function informedness(spread: readonly SpreadRow[]): Informed {
  const sum = (of: (row: SpreadRow) => number): number => spread.reduce((total, row) => total + of(row), 0);
  const positions = sum((row) => row.positions);
  const part = (total: number): number => (positions === 0 ? 0 : total / positions);
  return {
    positions,
    mean: part(sum((row) => row.mean * row.positions)),
    meanDistance: part(sum((row) => row.distance * row.positions)),
    exact: part(sum((row) => row.exact)),
  };
}

/** `62.5 %` */
export function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

/** Of the mean distance, as much as the heuristic says; a space of solved positions leaves nothing to say. */
export function shareText({ mean, meanDistance }: Informed): string {
  return meanDistance === 0 ? '–' : percent(mean / meanDistance);
}
