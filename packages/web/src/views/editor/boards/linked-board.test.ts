import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { writeAddress } from '../../../share/address.js';
import { addressOf, openGame } from '../../../share/game-address.js';
import { puzzleNamed } from '../../../testing/listed-puzzles.js';
import { boardOfLink } from './linked-board.js';

const read = (text: string) => boardOfLink(text, { puzzleNamed });
const positionIn = (text: string) => unwrap(readPositionId(unwrap(read(text)!))).reading.position;
const START = 'http://localhost:8000/some/path/';

test('links to puzzles by name, in every view', () => {
  const family = familyById('rush-hour')!;
  const { position } = unwrap(family.parse(puzzleNamed('rush-hour/jam-12').text, {}));
  for (const link of ['#/play/rush-hour/jam-12', '#/study/rush-hour/jam-12', '#/study/rush-hour/jam-12?mode=race']) {
    expect(positionIn(START + link)).toEqual(position);
    expect(positionIn(link)).toEqual(position);
    expect(positionIn(` <${START}${link}>.\n`)).toEqual(position);
  }
});

test('a link to a game is the board that it shows', () => {
  const ports = { puzzleNamed, record: () => undefined, isOwn: false };
  const game = unwrap(openGame({ view: 'play', name: 'bricks/klotski', parameters: {} }, ports));
  for (let i = 0; i < 5; i++) game.session.play(game.session.slides()[i]!.move);
  game.session.undo();
  expect(positionIn(START + writeAddress(addressOf(game)))).toEqual(game.session.position);
});

test('links with a board, whatever the view', () => {
  for (const view of ['play', 'study', 'editor']) {
    expect(positionIn(`${START}#/${view}?board=tiles:rows:1_2/0_3`)).toMatchObject({ tiles: [1, 2, 0, 3] });
  }
});

test('what is no link is left alone, and a link without a board is a problem', () => {
  expect(read('1 2 3\n4 0 6\n7 5 8')).toBeUndefined();
  expect(read('tiles:rows:1_2/0_3')).toBeUndefined();
  expect(read('# /play/x')).toBeUndefined();
  expect(read('see #/play/x for more')).toBeUndefined();
  const trouble = (text: string) => {
    const result = read(text)!;
    return result.ok ? '' : result.problem.message;
  };
  expect(trouble(`${START}#/`)).toBe('this link does not lead to a board');
  expect(trouble('#/learn/a-star')).toBe('this link does not lead to a board');
  expect(trouble('#/play/rush-hour/jam-99')).toBe('There is no puzzle "rush-hour/jam-99" in the collection');
});
