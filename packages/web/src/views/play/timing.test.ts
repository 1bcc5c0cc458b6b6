import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import { gameOf } from '../../testing/game-world.js';
import { averageOf, preciseTime, splitsOf } from './timing.js';

test('an average leaves out the best and the worst, and waits for enough times', () => {
  expect(averageOf([9, 1, 2], 5)).toBeUndefined();
  expect(averageOf([999, 10, 1, 20, 30, 90], 5)).toBe(20);
});

test('precise times', () => {
  expect([preciseTime(0), preciseTime(12_345), preciseTime(62_399), preciseTime(602_000)]).toEqual([
    '0.0',
    '12.3',
    '1:02.3',
    '10:02.0',
  ]);
});

test('a game knows when each move was made: splits by rows of tiles, and the game again at its own speed', async () => {
  const { game, world } = gameOf('#/play?board=tiles:rows:1_2_3/0_5_6/4_7_8');
  const { session } = game;
  for (const move of unwrap(solve(session.family, session.position)).moves) {
    await world.pass(1500);
    game.slide(session.effect(move)!);
  }
  expect(session.solved).toBe(true);
  const times = game.times.all!;
  expect(times).toEqual([0, 1500, 3000]);
  expect(splitsOf(session, times)).toEqual([
    { title: 'Row 1', milliseconds: 0 },
    { title: 'Row 2', milliseconds: 0 },
    { title: 'Row 3', milliseconds: 3000 },
  ]);
  game.showReplay();
  const film = game.playback!;
  expect([film.at, film.playing, film.moves.length]).toEqual([0, true, 3]);
  await world.pass(10);
  expect(film.at).toBe(1);
  await world.pass(1400);
  expect(film.at).toBe(1);
  await world.pass(100);
  expect(film.at).toBe(2);
  await world.pass(1500);
  expect([film.at, film.playing]).toEqual([3, false]);
  // One's own moves are no help.
  expect(session.help).toBe('clean');
  game.leave();
});

test('moves of other games are split in quarters; those that came with a link have no times', async () => {
  const { game, world } = gameOf('#/play/rush-hour/jam-05');
  const { session } = game;
  const { moves } = unwrap(solve(session.family, session.position));
  for (const move of moves) {
    await world.pass(1000);
    game.slide(session.effect(move)!);
  }
  expect(splitsOf(session, game.times.all!).at(-1)).toEqual({
    title: `Move ${moves.length}`,
    milliseconds: 1000 * (moves.length - 1),
  });
  game.undo();
  game.redo();
  expect(game.times.all).toHaveLength(moves.length);
  const other = gameOf('#/play/rush-hour/jam-05');
  unwrap(other.game.session.play(moves[0]));
  expect(other.game.times.all).toBeUndefined();
});
