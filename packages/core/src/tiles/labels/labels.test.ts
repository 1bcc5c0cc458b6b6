import { expect, test } from 'vitest';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { CompleteTable } from '../patterns/complete-table.js';
import { createPosition } from '../position.js';
import { Frame } from '../space/frame.js';
import { buildLabelTable, labelRequest, loadLabels } from './label-table.js';
import { PushIda } from './push-ida.js';

function finish<T>(generator: Generator<unknown, T>): T {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

const table = finish(loadLabels({ width: 3, height: 3, blankGoal: 8 }, new MemoryTableCache()));
const { labels, ranks, distances } = table;
const exact = finish(
  CompleteTable.inSlices({ width: 3, height: 3, cells: 9, blankGoal: 8 }, 'mtm', new MemoryTableCache()),
);

/** All boards of 3×3 that can be solved, as numbers by goal cells. */
function* solvable(): Generator<Int32Array, void> {
  const used = new Set<number>();
  const board = new Int32Array(9);
  function* from(cell: number): Generator<Int32Array, void> {
    if (cell === 9 && exact.isSolvable(board)) yield board;
    for (let tile = 0; tile < 9 && cell < 9; tile++) {
      if (used.has(tile)) continue;
      used.add(tile);
      board[cell] = tile;
      yield* from(cell + 1);
      used.delete(tile);
    }
  }
  yield* from(0);
}

test('every board with labels has a number of its own', () => {
  const numbers = new Set<number>();
  for (const block of ranks.blocks()) {
    for (let i = 0; i < block.sets.length; i++) numbers.add(block.start + i);
  }
  expect([numbers.size, Math.max(...numbers)]).toEqual([ranks.count, ranks.count - 1]);
});

test('a value is the least distance of all boards that look alike', () => {
  const least = new Uint8Array(ranks.count).fill(255);
  for (const board of solvable()) {
    const at = numberOf(board);
    least[at] = Math.min(least[at]!, exact.distance(board));
  }
  // Labels hide parity: every look is that of a board that can be solved.
  expect(distances).toEqual(least);
});

function numberOf(board: Int32Array): number {
  const set = (label: number) =>
    board.reduce((sum, tile, cell) => (labels[tile] === label ? sum | (1 << cell) : sum), 0);
  return ranks.rank(board.indexOf(8), set(1), set(2), set(3));
}

test('IDA* over slides finds the distance of every board', () => {
  const random = seededRandom(7);
  for (const board of solvable()) {
    if (random.integer(400) > 0) continue;
    const tiles = Array.from(board, (tile) => (tile + 1) % 9);
    const ida = new PushIda(
      new Frame(unwrap(createPosition({ width: 3, height: 3, tiles, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] }))),
      table,
    );
    const outcome = ida.step(Number.POSITIVE_INFINITY);
    if (outcome?.status !== 'solved') throw new Error(`${tiles}: ${outcome?.status}`);
    const pushes = outcome.path.filter((direction, i) => direction !== outcome.path[i - 1]).length;
    expect([pushes, ida.lowerBound]).toEqual([exact.distance(board), exact.distance(board)]);
  }
});

test('the table for 4×4 has all boards of its labels', () => {
  expect(labelRequest({ width: 4, height: 4, blankGoal: 15 })).toMatchObject({
    id: 'tiles-labels-v1-4x4-1122332233443440',
    bytes: 151_351_200,
  });
  expect(buildLabelTable('tiles-labels-v0-4x4-1122332233443440')).toBe(undefined);
});
