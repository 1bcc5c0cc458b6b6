import { unwrap } from '@slidewise/core/result';
import { beforeEach, expect, test, vi } from 'vitest';
import { decodeScene } from '../collection/scene-code.js';
import { opened } from '../testing/game-world.js';
import { begunGames } from './begun-games.js';
import { forgetGame, keepGame } from './game-records.js';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('games that were begun are listed as they stand, the last one first, until they are solved or forgotten', () => {
  const puzzle = opened('#/play/tiles/3x3-easy').session;
  const board = opened('#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8').session;
  const name = 'tiles:rows:1_2_3/4_5_6/7_0_8';
  keepGame('tiles/3x3-easy', puzzle, true);
  expect(begunGames()).toEqual([]);
  unwrap(puzzle.play(puzzle.slides()[0]!.move));
  keepGame('tiles/3x3-easy', puzzle, true);
  const [wrong] = board.slides().filter(({ position }) => !board.family.isSolved(position));
  unwrap(board.play(wrong!.move));
  keepGame(name, board, false);
  expect(begunGames().map((game) => [game.name, game.isPuzzle, game.title, game.length])).toEqual([
    [name, false, 'Tiles', 1],
    ['tiles/3x3-easy', true, '3×3 Easy', 1],
  ]);
  const { goals: _, ...seen } = board.scene;
  expect(decodeScene(begunGames()[0]!.scene)).toMatchObject(seen);
  board.undo();
  unwrap(board.play(board.slides().find(({ position }) => board.family.isSolved(position))!.move));
  keepGame(name, board, false);
  expect(begunGames().map((game) => game.name)).toEqual(['tiles/3x3-easy']);
  forgetGame('tiles/3x3-easy');
  expect(begunGames()).toEqual([]);
});

test('what others wrote there is no game', () => {
  for (const text of ['', '{', 'null', '[{}]', '[{"name":"a"}]']) {
    stored.set('slidewise.begun', text);
    expect(begunGames()).toEqual([]);
  }
});
