import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { likenessOf } from '@slidewise/lab/generate';

/** So many dates from one on. */
export function datesFrom(first, count) {
  const start = Date.parse(first);
  return Array.from({ length: count }, (_, day) => new Date(start + day * 86_400_000).toISOString().slice(0, 10));
}

/**
 * Faults in the boards of some days, a line each: alike boards, lengths that do not grow within a week, wrong lengths
 * among the days to solve.
 */
export async function faultsOfDays(supply, dates, isSolved = () => true) {
  const faults = [];
  for (const family of families) {
    const seen = new Map();
    let before;
    for (const date of dates) {
      const { position, moves, metric } = unwrap(await supply.daily(family, date));
      const name = `${family.id} ${date}`;
      const likeness = likenessOf(family.making.puzzles.sketch?.(position) ?? family.scene(position));
      if (seen.has(likeness)) faults.push(`${name}: the same board as on ${seen.get(likeness)}`);
      seen.set(likeness, date);
      const isMonday = new Date(date).getUTCDay() === 1;
      if (before !== undefined && isMonday === moves > before) faults.push(`${name}: ${moves} moves after ${before}`);
      before = moves;
      if (!isSolved(date)) continue;
      const { optimal, length, status } = unwrap(solve(family, position, { metric }));
      if (!optimal || length !== moves) faults.push(`${name}: ${status}, ${length} moves in the place of ${moves}`);
    }
  }
  return faults;
}
