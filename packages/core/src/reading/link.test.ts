import { expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { positionId } from '../session/position-id.js';
import { readAddress, writeAddress } from './address.js';
import { gameOfLink, namesInLinks, packMove, playMoves } from './link.js';
import { saysItself } from './text-kinds.js';

const START = 'http://localhost:8000/some/path/';
const JAM = { family: 'rush-hour', text: '......\n......\nXX...A\n.....A\n......\n......\n' };
const puzzleNamed = (name: string) => (name === 'rush-hour/jam' ? JAM : undefined);

function boardOf(link: string): string {
  const { family, position, reading } = unwrap(gameOfLink(link, puzzleNamed));
  return positionId(family, position, reading.format);
}

test('links to puzzles by name, in every view, also in brackets', () => {
  for (const link of ['#/play/rush-hour/jam', '#/study/rush-hour/jam', '#/study/rush-hour/jam?mode=race']) {
    for (const text of [START + link, link, ` <${START}${link}>.\n`]) {
      expect(saysItself(text)).toBe(true);
      expect(boardOf(text)).toBe('rush-hour:sfu:....../....../XX...A/.....A/....../......');
    }
  }
  expect(namesInLinks(`see ${START}#/play/rush-hour/jam?at=1 and <#/study/a/b>`)).toEqual(['rush-hour/jam', 'a/b']);
});

test('a link to a game is the board that it shows: moves that were taken back are not played', () => {
  const board = 'tiles:rows:1_2_3/4_5_6/7_0_8';
  expect(boardOf(`${START}#/play?board=${board}&moves=L`)).toBe('tiles:rows:1_2_3/4_5_6/7_8_0');
  expect(boardOf(`${START}#/play?board=${board}&moves=L,R,D&at=1`)).toBe('tiles:rows:1_2_3/4_5_6/7_8_0');
  expect(boardOf(`${START}#/play?board=${board}&moves=L&at=0`)).toBe(board);
  for (const view of ['play', 'study', 'editor']) expect(boardOf(`${START}#/${view}?board=${board}`)).toBe(board);
});

test('moves in an address are read back, also those that hold commas', () => {
  const { family, reading } = unwrap(gameOfLink('#/play?board=bricks:grid:goal%253A_1_1/X../...'));
  const written = writeAddress({
    view: 'play',
    parameters: { moves: ['X right,down', 'X up'].map(packMove).join(',') },
  });
  expect(unwrap(playMoves(family, reading.position, readAddress(written).parameters.moves)).steps).toHaveLength(2);
  expect(unwrap(playMoves(family, reading.position))).toEqual({ steps: [], at: 0 });
});

test.each([
  [`${START}#/`, 'this link does not lead to a board'],
  ['#/learn/a-star', 'this link does not lead to a board'],
  ['#/play/rush-hour/jam-99', 'there is no puzzle "rush-hour/jam-99" in the collection'],
  ['#/play?board=tiles:rows:1_1/0_3', 'the 2×2 board has a second tile 1'],
  ['#/play/rush-hour/jam?moves=A+-9', 'move 1 in the address cannot be played'],
  ['#/play/rush-hour/jam?moves=XR1&at=7', 'the address says that 7 moves are played, but holds 1'],
])('%s is a problem', (link, words) => {
  const game = gameOfLink(link, puzzleNamed);
  expect(!game.ok && game.problem.message).toContain(words);
});

test.each(['1 2 3\n4 0 6\n7 5 8', '# /play/x', 'see #/play/x for more', 'rush-hour/jam-12'])(
  '%j is no link',
  (text) => {
    expect(saysItself(text)).toBe(false);
  },
);
