import type { Family } from '@slidewise/core/contract';
import { showAmount } from '@slidewise/core/text';
import { methodTitle } from '../methods.js';
import type { Run } from '../run.js';

/** Who is where in a race of two searches, in a sentence. */
export function raceWords(family: Family, runs: readonly Run[]): string {
  const title = ({ method }: Run): string => methodTitle(family, method);
  const [first, second] = runs as readonly [Run, Run];
  if (first.error !== undefined || second.error !== undefined) return 'One of the searches cannot be run.';
  const over = runs.filter((run) => run.atEnd);
  if (over.length === 0) return 'Both expand one node per step. Which finishes first?';
  if (over.length === 1) {
    const [done] = over as [Run];
    return `${title(done)} ${isStopped(done) ? 'has given up' : 'is done'} after ${expansions(done)}; the other goes on.`;
  }
  if (over.every((run) => run.cutShort)) return 'Neither finished before the trees grew too large.';
  // Who gives up early has not won.
  const given = runs.filter(isStopped);
  if (given.length === 2) return `Both have given up: after ${expansions(first)}, and after ${expansions(second)}.`;
  if (given.length === 1) {
    const [loser] = given as [Run];
    const other = loser === first ? second : first;
    const end = other.cutShort ? 'was not done' : 'is done';
    return `${title(loser)} has given up after ${expansions(loser)}; ${title(other)} ${end} after ${expansions(other)}.`;
  }
  const [faster, slower] = countOf(first) <= countOf(second) ? [first, second] : [second, first];
  if (countOf(first) === countOf(second) && !first.cutShort && !second.cutShort) {
    return `Both are done after ${expansions(first)}.`;
  }
  const [winner, other] = faster.cutShort ? [slower, faster] : [faster, slower];
  const ratio = countOf(other) / Math.max(1, countOf(winner));
  const factor = ratio >= 1.95 ? `, ${ratio >= 9.95 ? Math.round(ratio) : Number(ratio.toFixed(1))} times as many` : '';
  const lead = `${title(winner)} wins with ${expansions(winner)}`;
  return other.cutShort
    ? `${lead}; the other was not done after ${expansions(other)}.`
    : `${lead}; ${title(other)} needs ${expansions(other)}${factor}.`;
}

/** It ended without an answer: stuck, or at a limit of its own. */
function isStopped({ replay, cutShort }: Run): boolean {
  return !cutShort && replay?.solution?.status === 'stopped';
}

function countOf({ replay }: Run): number {
  return replay?.counts.expanded ?? 0;
}

function expansions(run: Run): string {
  const count = countOf(run);
  return showAmount(count, 'expansion');
}
