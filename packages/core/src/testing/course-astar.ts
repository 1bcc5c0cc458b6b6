import type { Space } from '../family.js';
import { newSuccessors } from '../search/counts.js';

/**
 * The course's A*, as its text has it: a board is closed when it is generated, so a shorter way that turns up later is
 * lost. Kept to show that ours counts the same on the course's boards and does better where that mistake matters.
 */
export function courseAstar(space: Space, heuristic: string): { length: number | undefined; expansions: number } {
  const { keyWords, stateWords } = space;
  const estimate = space.heuristic(heuristic);
  const out = newSuccessors(space);
  const state = new Int32Array(stateWords);
  const next = new Int32Array(stateWords);
  const keys = new Int32Array(keyWords * 200_000);
  const g = [0];
  const h: number[] = [];
  const closed = new Set<string>();
  const keyText = (array: Int32Array, at: number): string => array.subarray(at, at + keyWords).join();
  const before = (a: number, b: number): boolean => {
    const difference = g[a]! + h[a]! - g[b]! - h[b]! || h[a]! - h[b]!;
    return (difference || space.compare(keys, a * keyWords, b * keyWords)) < 0;
  };
  space.start(state, 0);
  space.save(state, 0, keys, 0);
  h.push(estimate(state, 0));
  closed.add(keyText(keys, 0));
  const open = [0];
  while (open.length > 0) {
    let best = 0;
    for (let i = 1; i < open.length; i++) if (before(open[i]!, open[best]!)) best = i;
    const [node] = open.splice(best, 1) as [number];
    space.load(keys, node * keyWords, state, 0);
    if (space.isGoal(state, 0)) return { length: g[node]!, expansions: g.length };
    space.expand(state, 0, -1, out);
    for (let i = 0; i < out.count; i++) {
      const text = keyText(out.keys, i * keyWords);
      if (closed.has(text)) continue;
      closed.add(text);
      const fresh = g.length;
      keys.set(out.keys.subarray(i * keyWords, (i + 1) * keyWords), fresh * keyWords);
      space.load(keys, fresh * keyWords, next, 0);
      g.push(g[node]! + 1);
      h.push(estimate(next, 0));
      open.push(fresh);
    }
  }
  return { length: undefined, expansions: g.length };
}
