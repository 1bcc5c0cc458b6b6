import { describe, expect, test } from 'vitest';
import { bricks } from '../bricks/index.js';
import { MemoryTableCache } from '../memory-table-cache.js';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { tiles } from '../tiles/index.js';
import { randomPosition } from '../tiles/random.js';
import { finish } from './drive.js';
import { prepare } from './prepare.js';

// Between two looks at the clock no more is done than takes some milliseconds. Tables are made once in a process, so sizes here are none that other tests use.
describe('the time limit is looked at', () => {
  test('while the tables of walking distance are made for A*', () => {
    let looks = 0;
    const now = (): number => looks++ * 1e-6;
    const position = randomPosition(seededRandom(1), { width: 3, height: 16 });
    const options = { algorithm: 'astar', heuristic: 'walking-distance', proveFirst: false } as const;
    const solving = unwrap(
      unwrap(prepare(tiles, position, options)).start({ limits: { time: { milliseconds: 1, now } } }),
    );
    solving.begin();
    expect(solving.progress.counts.expanded).toBe(0);
    expect(looks).toBeGreaterThan(20);
  });

  test('while the table of all 3×3 boards is made', () => {
    let looks = 0;
    const now = (): number => looks++;
    const position = randomPosition(seededRandom(1), { width: 3, height: 3 });
    const solving = unwrap(
      unwrap(prepare(tiles, position, { proveFirst: false, tables: new MemoryTableCache() })).start({
        limits: { time: { milliseconds: 10, now } },
      }),
    );
    expect(finish(solving)).toMatchObject({ algorithm: 'complete-table', status: 'stopped', stopReason: 'time' });
  });

  test('while a board with many successors is expanded', () => {
    const rows = Array.from({ length: 60 }, (_, row) => (row % 10 === 0 ? 'A.........'.repeat(6) : '.'.repeat(60)));
    // Bricks of one cell each, all alike but the master.
    const text = `master: X\ngoal: 59 59\n${rows.map((row, i) => (i === 1 ? `X${row.slice(1)}` : row)).join('\n')}`;
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklm'];
    const { position } = unwrap(
      bricks.parse(
        text.replace(/A/g, () => letters.pop() ?? '.'),
        {},
      ),
    );
    const solving = unwrap(unwrap(prepare(bricks, position, { algorithm: 'astar', heuristic: 'maze' })).start());
    solving.begin();
    solving.step(1);
    const { generated, stored } = solving.progress.counts;
    expect(generated).toBeGreaterThan(1000);
    expect(stored).toBeLessThan(100);
  });

  test('after every state of a breadth-first search whose successors are large', () => {
    const position = randomPosition(seededRandom(1), { width: 60, height: 60 });
    const options = { algorithm: 'bfs', metric: 'mtm', proveFirst: false } as const;
    const solving = unwrap(unwrap(prepare(tiles, position, options)).start());
    solving.begin();
    for (let states = 1; states <= 5; states++) {
      // A step in which tables grow expands nothing.
      do solving.step(1);
      while (solving.progress.counts.expanded < states);
      expect(solving.progress.counts.expanded).toBe(states);
    }
    // Room for the successors of sixteen states would be half as much again.
    expect(solving.progress.counts.bytes).toBeLessThan(50 * 2 ** 20);
  });
});
