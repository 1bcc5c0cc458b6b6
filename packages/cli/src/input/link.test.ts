import { expect, test } from 'vitest';
import { boardOfLink, linkTo } from './link.js';

test.each([
  ['http://127.0.0.1:8080/#/play/rush-hour/jam-12', 'rush-hour/jam-12'],
  ['https://example.org/puzzles/#/play/rush-hour/jam-12?moves=c+-2', 'rush-hour/jam-12'],
  ['http://127.0.0.1:8080/#/play?board=tiles:grid:1_2/3_0&moves=R', 'tiles:grid:1_2/3_0'],
  ['http://127.0.0.1:8080/#/study/tiles/3x3-easy?board=tiles:grid:1_2/0_3', 'tiles:grid:1_2/0_3'],
  ['http://127.0.0.1:8080/#/editor?board=bricks:grid:A%2523/..', 'bricks:grid:A%23/..'],
])('%s', (link, board) => expect(boardOfLink(link)).toBe(board));

test.each(['rush-hour/jam-12', 'http://127.0.0.1:8080/', 'http://127.0.0.1:8080/#/', 'http://x/#/play/%E0%A4'])(
  '%s shows no board',
  (text) => expect(boardOfLink(text)).toBeUndefined(),
);

test.each([
  [{ name: 'rush-hour/one-a-line:3' }, 'http://x/a/#/play/rush-hour/one-a-line:3'],
  [{ id: 'tiles:grid:1_2/3_0' }, 'http://x/a/#/play?board=tiles:grid:1_2/3_0'],
  [{ id: 'bricks:grid:A%23&#/..' }, 'http://x/a/#/play?board=bricks:grid:A%2523%26%23/..'],
])('a link to %j leads there', (board, link) => {
  expect(linkTo('http://x/a/', board)).toBe(link);
  expect(boardOfLink(link)).toBe('name' in board ? board.name : board.id);
});
