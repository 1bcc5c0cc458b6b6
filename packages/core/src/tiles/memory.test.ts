import { describe, expect, test, vi } from 'vitest';
import { unwrap } from '../result.js';
import { solve } from '../solving/solve.js';
import { MemoryShelf } from '../tables.js';
import { BeamSearch } from './anytime/beam.js';
import { ConflictEvaluator } from './anytime/evaluators.js';
import { PlainBeam } from './anytime/plain-beam.js';
import { type TilesPosition, tiles } from './index.js';
import { PatternLayout } from './patterns/pattern-layout.js';
import { patternRequests } from './patterns/pattern-set.js';
import { regionsOf } from './patterns/regions.js';
import { Frame } from './space/frame.js';

const { position: fifteen } = unwrap(tiles.parse('6 5 4 7/1 3 2 8/9 10 0 11/13 14 15 12', {}));

describe('the memory limit counts pattern databases', () => {
  test.each([
    ['idastar-fsm', 'pdb-78', 100 * 2 ** 20],
    ['astar', 'pdb-78', 100 * 2 ** 20],
    ['idastar-fsm', 'pdb-663', 20 * 2 ** 20],
    ['idastar', 'pdb-663', 20 * 2 ** 20],
  ])(
    '%s with %s: nothing is built that would not fit, and the bound at the start is reported',
    (algorithm, heuristic, memory) => {
      const build = vi.fn(tiles.tables.build);
      const options = { algorithm, heuristic, limits: { memory }, tables: new MemoryShelf() } as const;
      const solution = unwrap(solve({ ...tiles, tables: { ...tiles.tables, build } }, fifteen, options as never));
      expect(solution).toMatchObject({ status: 'stopped', stopReason: 'memory', counts: { expanded: 0 } });
      expect(solution.lowerBound).toBeGreaterThan(10);
      expect(build).not.toHaveBeenCalled();
    },
  );

  test('and what they are said to take is what they take, or a little more', () => {
    const boards = [
      [4, 4, 'pdb-555'],
      [4, 4, 'pdb-663'],
      // An odd number of sets, which get columns: there are too many regions.
      [3, 5, 'pdb-78'],
      // The most regions.
      [2, 8, 'pdb-78'],
    ] as const;
    for (const [width, height, kind] of boards) {
      for (const { id, bytes, buildBytes } of patternRequests({ width, height, blankGoal: 0 }, kind)) {
        const layout = PatternLayout.for(width, height, id.split('-').at(-1)!.split('.').length);
        const { columns, count } = regionsOf(layout);
        const entries = columns * layout.orders;
        expect(entries / 2).toBeLessThanOrEqual(bytes);
        expect(bytes).toBeLessThan(3.3 * (entries / 2) + 100);
        expect(entries / 2 + count * layout.orders).toBeLessThanOrEqual(buildBytes);
      }
    }
  });
});

test('a beam on a large board takes what it says', () => {
  const side = 100;
  const goal = Array.from({ length: side * side }, (_, i) => (i + 1) % (side * side));
  const frame = new Frame({ width: side, height: side, tiles: goal, goal } as TilesPosition);
  const guide = new ConflictEvaluator(frame);
  const before = process.memoryUsage().arrayBuffers;
  const beam = new BeamSearch(new PlainBeam(frame, guide, 30, 1000), 30, 1000);
  const taken = process.memoryUsage().arrayBuffers - before;
  expect(beam.width).toBe(30);
  expect(taken).toBeLessThan(1.2 * PlainBeam.bytes(frame, 30, 1000, guide.words) + 2 ** 20);
  expect(taken).toBeLessThan(20 * 2 ** 20);
});
