import type { Family } from '@slidewise/core/contract';
import { count, t } from '../../../texts/index.js';
import { methodTitle } from '../methods.js';
import type { Run } from '../run.js';

/** Who is where in a race of two searches, in a sentence. */
export function raceWords(family: Family, runs: readonly Run[]): string {
  const title = ({ method }: Run): string => methodTitle(family, method);
  const [first, second] = runs as readonly [Run, Run];
  if (first.error !== undefined || second.error !== undefined) return t('One of the searches cannot be run.');
  const over = runs.filter((run) => run.atEnd);
  if (over.length === 0) return t('Both expand one node per step. Which finishes first?');
  if (over.length === 1) {
    const [done] = over as [Run];
    const values = { title: title(done), expansions: expansions(done) };
    return isStopped(done)
      ? t('{title} has given up after {expansions}; the other goes on.', values)
      : t('{title} is done after {expansions}; the other goes on.', values);
  }
  if (over.every((run) => run.cutShort)) return t('Neither finished before the trees grew too large.');
  // Who gives up early has not won.
  const given = runs.filter(isStopped);
  if (given.length === 2) {
    return t('Both have given up: after {one}, and after {two}.', { one: expansions(first), two: expansions(second) });
  }
  if (given.length === 1) {
    const [loser] = given as [Run];
    const other = loser === first ? second : first;
    const values = { title: title(loser), one: expansions(loser), other: title(other), two: expansions(other) };
    return other.cutShort
      ? t('{title} has given up after {one}; {other} was not done after {two}.', values)
      : t('{title} has given up after {one}; {other} is done after {two}.', values);
  }
  const [faster, slower] = countOf(first) <= countOf(second) ? [first, second] : [second, first];
  if (countOf(first) === countOf(second) && !first.cutShort && !second.cutShort) {
    return t('Both are done after {expansions}.', { expansions: expansions(first) });
  }
  const [winner, other] = faster.cutShort ? [slower, faster] : [faster, slower];
  const values = { title: title(winner), one: expansions(winner), two: expansions(other) };
  if (other.cutShort) return t('{title} wins with {one}; the other was not done after {two}.', values);
  const ratio = countOf(other) / Math.max(1, countOf(winner));
  const whole = { ...values, other: title(other) };
  if (ratio < 1.95) return t('{title} wins with {one}; {other} needs {two}.', whole);
  const n = ratio >= 9.95 ? Math.round(ratio) : Number(ratio.toFixed(1));
  return t('{title} wins with {one}; {other} needs {two}, {n} times as many.', { ...whole, n });
}

/** It ended without an answer: stuck, or at a limit of its own. */
function isStopped({ replay, cutShort }: Run): boolean {
  return !cutShort && replay?.solution?.status === 'stopped';
}

function countOf({ replay }: Run): number {
  return replay?.counts.expanded ?? 0;
}

function expansions(run: Run): string {
  const n = countOf(run);
  return t('{count} {n:expansion|expansions}', { count: count(n), n });
}
