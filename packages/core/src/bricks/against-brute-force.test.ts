import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { solve } from '../solving/solve.js';
import { plainSolve } from '../testing/plain-bricks.js';
import { bricks } from './index.js';
import { type BricksPosition, createPosition } from './position.js';

const METRICS = ['steps', 'slides', 'moves'] as const;
const LIMIT = 1500;

/** The same board with its goals open to any brick of the right shape, as in trays. */
function withSharedGoals(position: BricksPosition): BricksPosition | undefined {
  const setup = { ...position, reserved: [], goals: position.goals.map(({ cells }) => ({ cells })) };
  const shared = createPosition(setup);
  return shared.ok ? shared.value : undefined;
}

describe('an independent brute-force solver agrees', () => {
  test.each([
    { width: 3, height: 3, boards: 120, seed: 1 },
    { width: 4, height: 3, boards: 60, seed: 2 },
    { width: 2, height: 5, boards: 60, seed: 3 },
    { width: 1, height: 6, boards: 60, seed: 4 },
  ])('on $boards random boards of $width×$height, in all three metrics', ({ width, height, boards, seed }) => {
    const random = seededRandom(seed);
    const counts = { solved: 0, unsolvable: 0, shared: 0, passedOver: 0 };
    for (let i = 0; i < boards; i++) {
      const own = bricks.making.random(random, { width, height });
      const shared = i % 4 === 0 ? withSharedGoals(own) : undefined;
      if (shared !== undefined) counts.shared++;
      const position = shared ?? own;
      for (const metric of METRICS) {
        const expected = plainSolve(position, metric, LIMIT);
        if (expected === 'too many') {
          counts.passedOver++;
          break;
        }
        const solution = unwrap(solve(bricks, position, { metric }));
        expect(solution.length, JSON.stringify(position)).toBe(expected);
        expect(solution.status).toBe(expected === undefined ? 'unsolvable' : 'solved');
        counts[expected === undefined ? 'unsolvable' : 'solved']++;
      }
    }
    expect(counts.solved).toBeGreaterThan(boards / 2);
    expect(counts.unsolvable).toBeGreaterThan(boards / 20);
    expect(counts.passedOver).toBeLessThan(boards / 2);
    expect(counts.shared).toBeGreaterThan(boards / 20);
  });

  test('on boards too large for one word, with the same algorithms', () => {
    const random = seededRandom(5);
    for (let i = 0; i < 12; i++) {
      const small = bricks.making.random(random, { width: 3, height: 3 });
      // The same board in a corner of a larger one, with a brick far away that can move too.
      const cut = Array.from({ length: 12 * 6 }, (_, cell) => ({ row: Math.floor(cell / 6), column: cell % 6 })).filter(
        ({ row, column }) => (row === 3 && column < 4) || (column === 3 && row < 4),
      );
      const far = { name: '99', cells: [{ row: 11, column: 5 }], freedom: 'any' as const };
      const wide = { ...small, width: 6, height: 12, walls: [...small.walls, ...cut], bricks: [...small.bricks, far] };
      const position = unwrap(createPosition(wide));
      for (const metric of METRICS) {
        const expected = plainSolve(small, metric, LIMIT);
        if (expected === 'too many') break;
        const refuted = bricks.refute(position) !== undefined;
        const solution = unwrap(solve(bricks, position, { metric, limits: { expansions: 50_000 } }));
        if (expected !== undefined) expect(solution.length).toBe(expected);
        else expect(solution.status).toBe('unsolvable');
        if (refuted) expect(expected).toBeUndefined();
      }
    }
  });

  test('on a tray of 256×256 cells where few bricks move', () => {
    const blocks = ['5 5 6 6', '100 120 101 120', '103 120 104 120', '200 60 210 70', '30 30 30 30'];
    const text = ['256 256', ...blocks, 'goal', '250 200 251 201'].join('\n');
    const { position } = unwrap(bricks.parse(text, {}));
    // Over 245 rows and 195 columns, past bricks that leave it room.
    const results = METRICS.map((metric) => unwrap(solve(bricks, position, { metric })));
    expect(results.map(({ length }) => length)).toEqual([440, 2, 1]);
    expect(results.every(({ optimal }) => optimal)).toBe(true);
  });

  test('even 14,399 bricks are searched within the memory limit', () => {
    const blocks = Array.from({ length: 120 * 120 - 1 }, (_, i) => `${Math.floor(i / 120)} ${i % 120}`);
    const text = ['120 120', ...blocks.map((at) => `${at} ${at}`), 'goal', '0 0 0 0', '119 119 119 119'].join('\n');
    const { position } = unwrap(bricks.parse(text, {}));
    const limits = { memory: 1 << 28, expansions: 20 };
    const solution = unwrap(solve(bricks, position, { metric: 'steps', limits }));
    expect(solution).toMatchObject({ status: 'solved', length: 1 });
    expect(solution.counts.bytes).toBeLessThanOrEqual(limits.memory);
  });
});
