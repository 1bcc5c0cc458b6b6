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
