import { positionId } from '@slidewise/core/session';
import type { Laboratory } from '../run.js';
import type { OpenStudy } from '../study-address.js';
import { Comparison, type SortKey } from './comparison.js';

/** What a user has chosen of a comparison, and what has come of it: it is there again when one goes back to it. */
export interface KeptComparison {
  readonly comparison: Comparison;
  limit: number;
  sort: { readonly key: SortKey; readonly descending: boolean };
  grouped: boolean;
  filter: string;
  picked: ReadonlySet<string>;
  onlyPicked: boolean;
}

/** Comparisons that are kept, the last ones. */
const MOST_KEPT = 4;
const kept = new Map<string, KeptComparison>();

/** The comparison of a board, as it was left, or a new one. */
export function comparisonOf({ board, format }: OpenStudy, laboratory: Laboratory): KeptComparison {
  const key = `${positionId(board.family, board.position, format)} ${board.metric}`;
  const known = kept.get(key);
  kept.delete(key);
  known?.comparison.moveTo(laboratory);
  const own = known ?? {
    comparison: new Comparison(board, laboratory),
    limit: 2000,
    sort: { key: 'expanded', descending: false } as const,
    grouped: true,
    filter: '',
    picked: new Set<string>(),
    onlyPicked: false,
  };
  kept.set(key, own);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return own;
}
