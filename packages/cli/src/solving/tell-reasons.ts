import type { Reason } from '@slidewise/core/contract';
import { showAmount } from '../terminal/units.js';

/** More than this nobody reads. */
const MOST = 3;

/** The reasons that are told: a single one more takes no more room than saying so. */
export function mainReasons(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.length <= MOST + 1 ? reasons : reasons.slice(0, MOST);
}

/** What has to happen at least, and why, in one line: `at least 2 moves: B stands in front of X; and 3 more`. */
export function tellReasons(bound: number, unit: string, reasons: readonly Reason[]): string {
  const told = mainReasons(reasons).map(({ text }) => text);
  if (told.length < reasons.length) told.push(`and ${reasons.length - told.length} more`);
  const words = told.join('; ');
  return bound === 0 ? words : `at least ${showAmount(bound, unit)}${words === '' ? '' : `: ${words}`}`;
}
