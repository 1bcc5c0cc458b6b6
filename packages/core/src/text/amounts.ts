/** 1234 as `1,234`. Not by toLocaleString: loading its data would take longer than most searches. */
export function showCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 move`, `1,234 moves`. */
export function showAmount(count: number, unit: string): string {
  return `${showCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** All of some things, with what is said of them to follow: `the move`, `both moves`, `all 1,234 moves`. */
export function showAll(count: number, unit: string): string {
  if (count === 1) return `the ${unit}`;
  return count === 2 ? `both ${unit}s` : `all ${showAmount(count, unit)}`;
}

/** That there is no solution among all positions that can be reached; `counted` is how they were, where that is not plain. */
export function noneSolved(count: number, counted = ''): string {
  const reached = `that can be reached${counted === '' ? '' : `, ${counted},`}`;
  if (count === 1) return `the only position ${reached} was seen, and it is not solved`;
  return `${showAll(count, 'position')} ${reached} were seen, and ${count === 2 ? 'neither' : 'none'} is solved`;
}
