import { expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { type TilesIds, tiles } from './index.js';

function explanation(board: string, metric: TilesIds['metric']) {
  const { reasons, ...rest } = tiles.explain(unwrap(tiles.parse(board, {})).position, metric);
  const said = reasons.map(({ why, done, pieces }) => ({ text: why.message, done: done.message, pieces }));
  return { ...rest, reasons: said };
}

test('distances, the farthest first, and tiles in one another’s way', () => {
  expect(explanation('2 1 3/5 4 0/6 7 8', 'stm')).toEqual({
    heuristic: 'linear-conflict',
    bound: 13,
    reasons: [
      { text: '6 is 3 cells from its place', done: '6 is in its place', pieces: [5] },
      { text: '1 is 1 cell from its place', done: '1 is in its place', pieces: [0] },
      { text: '2 is 1 cell from its place', done: '2 is in its place', pieces: [1] },
      { text: '4 is 1 cell from its place', done: '4 is in its place', pieces: [3] },
      { text: '5 is 1 cell from its place', done: '5 is in its place', pieces: [4] },
      { text: '7 is 1 cell from its place', done: '7 is in its place', pieces: [6] },
      { text: '8 is 1 cell from its place', done: '8 is in its place', pieces: [7] },
      {
        text: 'in row 1, 2, 1 and 3 are in the wrong order: one must step aside, which takes 2 more moves',
        done: 'row 1 has no tiles in the wrong order any more',
        pieces: [1, 0, 2],
      },
      {
        text: 'in row 2, 5 and 4 are in the wrong order: one must step aside, which takes 2 more moves',
        done: 'row 2 has no tiles in the wrong order any more',
        pieces: [4, 3],
      },
    ],
  });
});

test('pushes of whole lines are counted by lines', () => {
  expect(explanation('1 2 3/4 5 6/0 7 8', 'mtm')).toEqual({
    heuristic: 'lines',
    bound: 1,
    reasons: [
      { text: '7 is 1 cell from its place', done: '7 is in its place', pieces: [6] },
      { text: '8 is 1 cell from its place', done: '8 is in its place', pieces: [7] },
    ],
  });
});
