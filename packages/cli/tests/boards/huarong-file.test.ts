import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bricks } from '@slidewise/core/bricks';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';

// The components of Huarong Dao as they are kept: enumerating them again takes a minute.

interface Row {
  readonly text: string;
  readonly length?: number;
  readonly positions: number;
  readonly distances: readonly number[];
  readonly diameter?: number;
}

function rowsIn(metric: string): Row[] {
  const file = new URL(`../../../../atlas/huarong-${metric}.jsonl.gz`, import.meta.url);
  return gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

test.each(['steps', 'slides', 'moves'] as const)(
  'all boards are in a component, and the hardest are as hard as it says: %s',
  (metric) => {
    const rows = rowsIn(metric);
    expect([rows.length, sum(rows.map(({ positions }) => positions))]).toEqual([25_422, 29_334_498]);
    const solvable = rows.filter(({ length }) => length !== undefined);
    expect(solvable).toHaveLength(1981);
    for (const { length, positions, distances, diameter } of solvable) {
      expect(distances).toHaveLength(length! + 1);
      expect(sum(distances)).toBe(positions);
      if (diameter !== undefined) expect(diameter).toBeGreaterThanOrEqual(length!);
    }
    // Small ones through all of it, which are solved in a moment.
    for (const { text, length } of solvable.filter(({ positions }, i) => i % 199 === 0 && positions < 30_000)) {
      expect(unwrap(solve(bricks, unwrap(bricks.parse(text)).position, { metric })).length).toBe(length);
    }
  },
);
