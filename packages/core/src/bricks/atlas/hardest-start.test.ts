import { describe, expect, test } from 'vitest';
import { unwrap } from '../../result.js';
import { explore, goalDistances } from '../../search/explore.js';
import { type BricksPosition, bricks } from '../index.js';
import { rectangleOf } from '../shapes.js';
import { hardestStart } from './hardest-start.js';
import { klotskiSets, type PieceSet, pieceSetsIn } from './pieces.js';

/** All boards of a set, the master anywhere. */
function* allBoards(set: PieceSet, width: number, height: number): Generator<BricksPosition> {
  const shapes = set.flatMap(({ count, ...shape }) => new Array<typeof shape>(count).fill(shape));
  const [master] = shapes as [(typeof shapes)[number]];
  const goal = rectangleOf(master.height, master.width, height - master.height, Math.floor((width - master.width) / 2));
  function* place(placed: readonly { row: number; column: number }[][]): Generator<BricksPosition> {
    const shape = shapes[placed.length];
    if (shape === undefined) {
      const named = placed.map((cells, i) => ({ name: 'XABCDEFGHIJK'[i]!, cells, freedom: 'any' as const }));
      const goals = [{ brick: 'X', cells: goal }];
      yield unwrap(bricks.check({ width, height, walls: [], reserved: [], bricks: named, goals }));
      return;
    }
    const same = placed.length > 1 && shapes[placed.length - 1] === shape ? placed.at(-1)![0]! : { row: 0, column: -1 };
    for (let row = 0; row + shape.height <= height; row++) {
      for (let column = 0; column + shape.width <= width; column++) {
        // Equal bricks in reading order only.
        if (row * width + column <= same.row * width + same.column) continue;
        const cells = rectangleOf(shape.height, shape.width, row, column);
        const taken = placed.flat();
        if (cells.some((cell) => taken.some((other) => other.row === cell.row && other.column === cell.column)))
          continue;
        yield* place([...placed, cells]);
      }
    }
  }
  yield* place([]);
}

describe('the hardest start of a set is the hardest of all its boards', () => {
  test.each([
    [3, 3, '2x2,1x1*2'],
    [3, 4, '2x2,1x2*2,1x1*2'],
    [4, 3, '2x2,1x2*3'],
    [3, 3, '1x2,1x1*4'],
    [3, 4, '2x2,1x3,1x1*2'],
  ])('%i×%i, %s', (width, height, pieces) => {
    for (const set of unwrap(pieceSetsIn(pieces, width, height))) {
      let [hardest, positions] = [-1, 0];
      for (const position of allBoards(set, width, height)) {
        const space = bricks.space(position, 'steps');
        const exploration = explore(space);
        const distance = goalDistances(space, exploration)[0]!;
        if (distance > hardest) [hardest, positions] = [distance, exploration.states.size];
      }
      const row = hardestStart(set, width, height, 'steps');
      expect(row?.length ?? -1).toBe(hardest);
      if (row !== undefined) expect(row.positions).toBeGreaterThanOrEqual(Math.min(positions, row.length! + 1));
    }
  });
});

test('the sets of the Klotski kind: two cells are free, 1×2 stand or lie', () => {
  const sets = klotskiSets(4, 5);
  expect(sets).toHaveLength(36);
  for (const set of sets) {
    expect(set.reduce((sum, { width, height, count }) => sum + width * height * count, 0)).toBe(18);
    expect(set[0]).toEqual({ width: 2, height: 2, count: 1 });
  }
  expect(unwrap(pieceSetsIn('2x2,2x1*5,1x1*4', 4, 5))).toHaveLength(6);
});

test.each([
  ['2x2,,1x1', 'are not of the form'],
  ['2x2,1x2*0', 'are not of the form'],
  ['2x2*2', 'must be there once, not 2 times'],
  ['2x2,1x2,2x1', 'pieces of 2x1 are given twice'],
  ['1x6', 'a piece of 1x6 does not fit on a board of 4×5'],
  ['2x2,1x2*8', 'pieces of 20 cells leave no free cell'],
])('%s is no set of pieces', (pieces, sentence) => {
  const sets = pieceSetsIn(pieces, 4, 5);
  expect(sets.ok ? '' : sets.problem.message).toContain(sentence);
});
