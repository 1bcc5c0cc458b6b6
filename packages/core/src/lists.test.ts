import { describe, expect, test } from 'vitest';
import { WideSpace as WideBricks } from './bricks/space/wide-space.js';
import type { Space } from './contract/engine/space.js';
import { families } from './families.js';
import { WideSpace as WideRushHour } from './rush-hour/space/wide-space.js';
import { newSuccessors } from './search/counts.js';
import { samples } from './testing/samples.js';

// Large boards list the successors of a state in several lists. Whatever their length, they must be the same successors.

/** All successors of the start, with lists of up to so many. */
function listAll(space: Space, most: number): { keys: number[]; edges: number[]; lists: number } {
  Object.defineProperty(space, 'maxSuccessors', { value: most });
  const out = newSuccessors(space);
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  const all = { keys: [] as number[], edges: [] as number[], lists: 0 };
  do {
    space.expand(state, 0, -1, out, out.next);
    expect(out.count).toBeLessThanOrEqual(most);
    all.keys.push(...out.keys.subarray(0, out.count * space.keyWords));
    all.edges.push(...out.edges.subarray(0, out.count));
    all.lists++;
  } while (out.next !== 0);
  return all;
}

// biome-ignore lint/suspicious/noExplicitAny: any family's position
const wide: Record<string, new (position: any, metric: string) => Space> = {
  'rush-hour': WideRushHour,
  bricks: WideBricks,
};

describe.each(families.filter(({ id }) => wide[id] !== undefined).map((family) => [family.id, family] as const))(
  '%s',
  (id, family) => {
    test.each(family.metrics.map(({ id: metric }) => metric))('%s: lists of any length hold the same', (metric) => {
      for (const position of samples(family, 'usual', 20, 5)) {
        const whole = listAll(new wide[id]!(position, metric), 10_000);
        expect(whole.lists).toBe(1);
        for (const most of [1, 2, 3, 7]) {
          const { keys, edges, lists } = listAll(new wide[id]!(position, metric), most);
          expect(edges).toEqual(whole.edges);
          expect(keys).toEqual(whole.keys);
          expect(lists).toBe(Math.max(1, Math.ceil(edges.length / most)));
        }
      }
    });
  },
);
