/** 1234 as `1,234`. Not by toLocaleString: loading its data would take longer than most searches. */
export function showCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 move`, `1,234 moves`. */
export function showAmount(count: number, unit: string): string {
  return `${showCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}
