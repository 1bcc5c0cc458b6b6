/** Whether two positions of a family are the same, or two moves: plain data, whose parts a family writes in one order. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [own, others] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  let left = Object.keys(others).length;
  for (const key in own) {
    if (!(key in others) || !same(own[key], others[key])) return false;
    left--;
  }
  return left === 0;
}

/** A text that belongs to a position or move alone, for sets and maps. */
export function identityOf(value: unknown): string {
  return JSON.stringify(value);
}
