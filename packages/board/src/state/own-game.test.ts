import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import { OwnGame } from './own-game.js';

test('an id is read, with moves from there', () => {
  const game = unwrap(OwnGame.read('tiles:rows:1_2_3/4_0_6/7_5_8', 'U L', families));
  expect([game.solved, game.id]).toEqual([true, 'tiles:rows:1_2_3/4_5_6/7_8_0']);
});

test('a text is read as a board of the family that it looks like, or the one that is named', () => {
  const klotski = 'AXXB\nAXXB\nCEED\nCFGD\nH..I';
  expect(unwrap(OwnGame.read('AA.B\n...B\nXX.B\n....', '', families)).scene.exits).toHaveLength(1);
  expect(unwrap(OwnGame.read(`goal: 3 1\n${klotski}`, '', families, 'bricks')).scene.exits).toHaveLength(0);
});

test('a move is described as its format writes it, in words, and by the position after it', () => {
  const game = unwrap(OwnGame.read('tiles:rows:1_2_3/4_5_6/7_0_8', '', families));
  const slide = game.slides.find(({ shifts }) => shifts[0]!.columns === -1)!;
  expect(game.describe(slide)).toMatchObject({
    text: 'L',
    words: { code: 'tiles-pushed', message: '8 left' },
    position: 'tiles:rows:1_2_3/4_5_6/7_8_0',
  });
  game.play(slide);
  expect(game.solved).toBe(true);
});

test.each([
  ['tiles:rows:1_2/3', '', undefined, /^/],
  ['tiles:rows:1_2_3/4_5_6/7_8_0', 'L', undefined, /^moves:1:1: /],
  ['1 2 3 0', '', 'chess', 'there is no family "chess": expected rush-hour, tiles, bricks'],
])('what cannot be read is a problem: %s %s', (text, moves, family, message) => {
  const read = OwnGame.read(text, moves, families, family);
  expect(read.ok).toBe(false);
  expect(read.ok ? '' : read.problem.message).toMatch(message);
});

test('a page that gives no families is told so', () => {
  const read = OwnGame.read('1 2 3 0', '', []);
  expect(read.ok ? '' : read.problem.message).toBe('there is no family: the page gives none');
});
