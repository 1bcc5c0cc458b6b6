import type { Family } from '../../contract/family.js';
import { identityOf } from '../../contract/same.js';
import { unwrap } from '../../result.js';

/** Breadth-first search by the rules alone: slow, and beyond doubt. */
export function plainDistance(family: Family, start: unknown, metric: string): number | undefined {
  const seen = new Set([identityOf(start)]);
  let layer = [start];
  for (let distance = 0; layer.length > 0; distance++) {
    if (layer.some((position) => family.isSolved(position))) return distance;
    const next: unknown[] = [];
    for (const position of layer) {
      for (const move of family.moves(position, metric)) {
        const after = unwrap(family.play(position, move));
        const text = identityOf(after);
        if (seen.has(text)) continue;
        seen.add(text);
        next.push(after);
      }
    }
    layer = next;
  }
  return undefined;
}
