import type { Reason } from '@slidewise/core/contract';
import { showAmount } from '../terminal/units.js';

/** The most reasons that are listed. */
const MOST = 3;

/** The reasons that are listed: one more than the limit is listed, too, since "and 1 more" would be as long. */
function mainReasons(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.length <= MOST + 1 ? reasons : reasons.slice(0, MOST);
}

/** What has to happen at least, and why, in one line: `at least 2 moves: B stands in front of X; and 3 more`. */
export function describeReasons(bound: number, unit: string, reasons: readonly Reason[]): string {
  const listed = mainReasons(reasons).map(({ why }) => why.message);
  if (listed.length < reasons.length) listed.push(`and ${reasons.length - listed.length} more`);
  const words = listed.join('; ');
  return bound === 0 ? words : `at least ${showAmount(bound, unit)}${words === '' ? '' : `: ${words}`}`;
}
