import { bricks } from '@slidewise/core/bricks';
import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { positionId, readPositionId } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { register } from '../../../core/src/testing/register.js';
import { samples } from '../../../core/src/testing/samples.js';
import { frogs } from '../../../core/src/testing/toy/frogs.js';
import { type BruteMap, bruteMap, stateKey } from '../testing/brute-map.js';
import { Mapping, mapPositions } from './mapping.js';
import type { StateMap } from './state-map.js';

register(frogs);
const all = [...families.filter((family) => family !== frogs), frogs];

const MOST = 400;

/** The map with the numbers of positions replaced by their keys. */
function keysOf(map: StateMap<unknown>): string[] {
  return Array.from({ length: map.size }, (_, i) => stateKey(map.family, map.position(i), map.metric));
}

function tally(values: Iterable<number>): number[] {
  const counts: number[] = [];
  for (const value of values) {
    while (counts.length <= value) counts.push(0);
    counts[value]!++;
  }
  return counts;
}

/** Edges of the map, as pairs of keys. */
function expectEdges(map: StateMap<unknown>, brute: BruteMap, keys: readonly string[]): void {
  const known = new Set(keys);
  for (const [i, key] of keys.entries()) {
    const there = [...map.neighbours(i)].map((next) => keys[next]!);
    const expected = [...brute.neighbours.get(key)!].filter((next) => known.has(next));
    expect(there.sort()).toEqual(expected.sort());
    expect(map.graph.cut[i]).toBe(expected.length < brute.neighbours.get(key)!.size ? 1 : 0);
  }
}

describe.each(all.map((family) => [family.id, family] as const))('maps: %s', (_, family) => {
  const metrics = family.metrics.map(({ id }) => id);
  const cases = samples(family, 'small', 4, 3).flatMap((position) =>
    metrics.flatMap((metric) => {
      const brute = bruteMap(family, position, metric, MOST);
      return brute === undefined ? [] : [{ position, metric, brute }];
    }),
  );

  test('a whole map is what the rules say', () => {
    expect(cases.length).toBeGreaterThan(0);
    for (const { position, metric, brute } of cases) {
      const map = mapPositions(family, position, { metric, hardest: 3 });
      const keys = keysOf(map);
      expect(map.isComplete).toBe(true);
      expect(map.proved).toBe(true);
      expect(new Set(keys)).toEqual(new Set(brute.positions.keys()));
      expectEdges(map, brute, keys);
      expect([...map.graph.fromStart]).toEqual(keys.map((key) => brute.fromStart.get(key)));
      expect([...map.graph.toGoal]).toEqual(keys.map((key) => brute.toGoal.get(key) ?? -1));
      const { facts } = map;
      const degrees = [...brute.neighbours.values()].map(({ size }) => size);
      expect(facts).toMatchObject({
        positions: brute.positions.size,
        edges: degrees.reduce((sum, degree) => sum + degree, 0) / 2,
        fromStart: tally(brute.fromStart.values()),
        toGoal: tally(brute.toGoal.values()),
        solved: [...brute.positions.values()].filter((each) => family.isSolved(each)).length,
        deadEnds: degrees.filter((degree) => degree === 1).length,
        degrees: tally(degrees),
      });
      expect(facts.symmetries.positions).toBeLessThanOrEqual(facts.positions);
      expect(facts.symmetries.positions).toBeGreaterThanOrEqual(
        facts.positions / (1 + facts.symmetries.summaries.length),
      );
      expect(map.hardest.map((i) => brute.toGoal.get(keys[i]!))).toEqual(
        [...brute.toGoal.values()].sort((a, b) => b - a).slice(0, 3),
      );
      expect(brute.fromStart.get(keys[map.farthest[0]!]!)).toBe(facts.fromStart.length - 1);
    }
  });

  test('ways lead move by move to a solved position, and ids are those of all commands', () => {
    for (const { position, metric, brute } of cases.slice(0, 4)) {
      const map = mapPositions(family, position, { metric });
      const path = map.pathFrom(map.size - 1);
      if (brute.toGoal.size === 0) expect(path).toEqual([]);
      else expect(family.isSolved(map.position(path.at(-1)!))).toBe(true);
      for (const [i, at] of path.slice(0, -1).entries()) expect([...map.neighbours(at)]).toContain(path[i + 1]);
      for (let i = 0; i < Math.min(map.size, 30); i++) {
        expect(map.id(i)).toBe(positionId(family, map.position(i)));
        expect(unwrap(readPositionId(map.id(i))).reading.position).toEqual(map.position(i));
      }
    }
  });

  test('beyond a limit a map is a part with the start and a shortest way, and its edges are true', () => {
    for (const { position, metric, brute } of cases) {
      if (brute.positions.size < 30) continue;
      const map = mapPositions(family, position, { metric, limits: { positions: 20 } });
      const keys = keysOf(map);
      expect(map.limit).toBe('positions');
      expect(map.isComplete).toBe(false);
      expect(keys[0]).toBe(brute.start);
      expectEdges(map, brute, keys);
      expect([...map.graph.fromStart]).not.toContain(-1);
      const shortest = brute.toGoal.get(brute.start);
      expect(map.shortest?.length).toBe(shortest);
      expect(map.proved).toBe(true);
      expect(map.size).toBeLessThanOrEqual(Math.max(20, (shortest ?? 0) + 1));
      for (const [i, key] of keys.entries()) {
        expect(map.graph.fromStart[i]).toBeGreaterThanOrEqual(brute.fromStart.get(key)!);
        if (map.graph.toGoal[i]! >= 0) expect(map.graph.toGoal[i]).toBeGreaterThanOrEqual(brute.toGoal.get(key)!);
      }
      expect(map.facts.positions).toBe(map.size);
      expect(map.facts.solved).toBe([...map.graph.toGoal].filter((distance) => distance === 0).length);
    }
  });

  test('the work can be stepped and cancelled at any time: what is known then is a part around the start', () => {
    for (const { position, metric, brute } of cases.slice(0, 3)) {
      for (const steps of [0, 1, 7, 1e6]) {
        const mapping = new Mapping(family, position, { metric });
        for (let left = steps; left > 0 && mapping.step(1) === undefined; left--);
        const map = mapping.cancel();
        expect(map.limit).toBe(steps === 1e6 ? undefined : map.isComplete ? undefined : 'cancelled');
        expectEdges(map, brute, keysOf(map));
        expect(mapping.cancel()).toBe(map);
      }
      expect(mapPositions(family, position, { metric, signal: { aborted: true } }).limit).toBe('cancelled');
    }
  });
});

const klotski = unwrap(bricks.parse('master: X\ngoal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I\n')).position;

test('no boards are compared after a cancellation, since there may be very many', () => {
  const mapping = new Mapping(bricks, klotski);
  mapping.step(2000);
  const space = (mapping as unknown as { space: { compare: () => number; positionAt: () => never } }).space;
  const fail = (): never => expect.fail('it compares boards');
  space.compare = fail;
  space.positionAt = fail;
  expect(mapping.cancel().limit).toBe('cancelled');
});

test('the figures of the classic Klotski', () => {
  const { facts, shortest } = mapPositions(bricks, klotski, { metric: 'moves' });
  expect(facts).toMatchObject({ positions: 25_955, solved: 964 });
  expect(facts.symmetries).toEqual({ summaries: ['mirror images left to right'], positions: 13_011 });
  expect(facts.identicalPieces).toEqual([
    ['A', 'B', 'C', 'D'],
    ['F', 'G', 'H', 'I'],
  ]);
  expect(shortest).toMatchObject({ length: 81 });
});

test('positions of a component count once for each of their images', () => {
  const map = mapPositions(tiles, unwrap(tiles.parse('1 2/3 0')).position);
  // A ring of twelve positions; the diagonal leaves the solved one and its opposite as they are.
  expect(map.facts).toMatchObject({ positions: 12, blocks: 1, articulationPoints: 0 });
  expect(map.facts.symmetries).toEqual({ summaries: ['mirror images in the diagonal'], positions: 7 });
});

test('of several hardest Rush Hour boards, the one comes first that published lists name', () => {
  for (const position of samples(rushHour, { width: 5, height: 5 }, 4, 8)) {
    const map = mapPositions(rushHour, position as never, { limits: { positions: 5000 }, hardest: 200 });
    if (!map.isComplete || map.hardest.length === 0) continue;
    const number = (i: number, isHorizontal: boolean): bigint => {
      const { vehicles, walls, width } = map.position(i);
      const bit = (row: number, column: number): bigint => 1n << BigInt(row * width + column);
      let bits = 0n;
      if (isHorizontal) for (const { row, column } of walls) bits |= bit(row, column);
      for (const { horizontal, row, column, length } of vehicles) {
        if (horizontal !== isHorizontal) continue;
        for (let k = 0; k < length; k++) bits |= horizontal ? bit(row, column + k) : bit(row + k, column);
      }
      return bits;
    };
    const named = map.hardest.map((i) => ({ i, across: number(i, true), down: number(i, false) }));
    type Named = (typeof named)[number];
    const order = (a: Named, b: Named): bigint =>
      BigInt(map.graph.toGoal[b.i]! - map.graph.toGoal[a.i]!) || a.across - b.across || a.down - b.down;
    const ranked = named.sort((a, b) => Number(order(a, b) > 0n) - Number(order(a, b) < 0n));
    expect(map.hardest).toEqual(ranked.map(({ i }) => i));
  }
});

test('a space that is far too large: the part lies around the solution that the solver finds', () => {
  const position = unwrap(tiles.parse('5 1 3 4/2 6 8 12/9 10 7 11/13 14 15 0')).position;
  const map = mapPositions(tiles, position, { limits: { positions: 300 } });
  expect(map).toMatchObject({ limit: 'positions', proved: true, size: 300 });
  expect(map.shortest?.length).toBe(unwrap(solve(tiles, position)).length);
  const steps = mapPositions(
    rushHour,
    unwrap(rushHour.parse('..A...\n..A...\nXXA...\n......\n......\n......')).position,
    {
      metric: 'steps',
      limits: { positions: 3 },
    },
  );
  expect(steps.shortest?.length).toBe(steps.facts.toGoal.length - 1);
});

test('a part of a space without a solution says that this is proved', () => {
  const swapped = unwrap(tiles.parse('2 1 3/4 5 6/7 8 0')).position;
  expect(mapPositions(tiles, swapped, { limits: { positions: 50 } })).toMatchObject({
    proved: true,
    shortest: undefined,
  });
});

test('limits of time and memory leave a part, too', () => {
  let clock = 0;
  const tick = (): number => {
    clock += 100;
    return clock;
  };
  const time = { milliseconds: 1000, now: tick, since: 0 };
  expect(mapPositions(bricks, klotski, { limits: { time } })).toMatchObject({ limit: 'time' });
  const { limit, size } = mapPositions(bricks, klotski, { limits: { memory: 2e5 } });
  expect(limit).toBe('memory');
  expect(size).toBeLessThan(25_955);
});
