/** Whether two positions of a family are the same, or two moves: plain data, whose parts a family writes in one order. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || identityOf(a) === identityOf(b);
}

/** A text that belongs to a position or move alone, for sets and maps. */
export function identityOf(value: unknown): string {
  return JSON.stringify(value);
}
