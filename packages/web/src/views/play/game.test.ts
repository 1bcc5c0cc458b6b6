import { readAddress, writeAddress } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { describe, expect, test } from 'vitest';
import { addressOf, openGame } from '../../share/game-address.js';
import { gameOf, ports, TestWorld } from '../../testing/game-world.js';
import { Game } from './game.js';
import { clockText, Stopwatch } from './stopwatch.js';

test('a game from its first move to its end: counter, clock, what is saved and said', async () => {
  const { game, world } = gameOf('#/play?board=tiles:rows:1_2_3/4_5_6/0_7_8');
  const left = () => game.session.slide(game.session.scene.pieces.length - 1, 0, -1);
  expect([game.clockText, world.saved]).toEqual(['0:00', undefined]);
  await world.pass(5000);
  game.slide(game.session.slide(6, 0, -1)!);
  expect(world.said).toEqual(['7 left. 1 move']);
  await world.pass(61_000);
  expect(world.saved).toContain('1. ');
  expect(game.clockText).toBe('1:01');
  game.seen(false);
  await world.pass(1000);
  game.seen(true);
  game.slide(left()!);
  expect(game.ending).toEqual({ length: 2, seconds: 61, help: 'clean', best: true });
  expect(world.noted).toEqual([{ length: 2, seconds: 61, help: 'clean' }]);
  expect(world.said.at(-1)).toBe('Solved in 2 moves, 1:01');
  game.undo();
  expect(game.ending).toBeUndefined();
  // Redoing the moves is no new solution, but it is the end of the game.
  game.redo();
  expect([game.ending, world.noted.length]).toEqual([{ length: 2, seconds: 61, help: 'clean', best: false }, 1]);
  game.restart();
  expect([game.clockText, game.session.length, game.session.canRedo]).toEqual(['0:00', 0, true]);
  game.leave();
});

describe('the clock of a game', () => {
  const START = '#/play?board=tiles:rows:1_2_3/0_5_6/4_7_8';

  /** The page is loaded again. */
  function again(hash: string, text: string): { game: Game; world: TestWorld } {
    const open = unwrap(openGame(readAddress(hash), { ...ports, record: () => ({ text, solved: false }) }));
    const world = new TestWorld(open.session);
    return { game: new Game(open, world), world };
  }

  test('goes on when the page is loaded again', async () => {
    const { game, world } = gameOf(START);
    game.slide(game.session.slides()[0]!);
    await world.pass(61_700);
    game.seen(false);
    const reloaded = again(writeAddress(addressOf(game.open)), world.saved!);
    expect(reloaded.game.clockText).toBe('1:01');
    await reloaded.world.pass(5000);
    expect(reloaded.game.clockText).toBe('1:06');
  });

  test('the end stays the end, with its time and how it was got', async () => {
    const { game, world } = gameOf('#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8');
    game.session.takeHelp('hinted');
    game.slide(game.session.slides().find(({ position }) => !game.session.family.isSolved(position))!);
    game.undo();
    game.redo();
    game.undo();
    await world.pass(2900);
    game.slide(game.session.slides().find(({ position }) => game.session.family.isSolved(position))!);
    const end = { length: 1, seconds: 2, help: 'hinted' };
    expect([game.clockText, game.ending]).toEqual(['0:02', { ...end, best: true }]);
    const reloaded = again(writeAddress(addressOf(game.open)), world.saved!);
    await reloaded.world.pass(5000);
    expect([reloaded.game.clockText, reloaded.game.ending]).toEqual(['0:02', { ...end, best: false }]);
    expect(reloaded.world.noted).toEqual([]);
  });

  test('moves that are redone after a restart bring their time back', async () => {
    const { game, world } = gameOf(START);
    game.slide(game.session.slides()[0]!);
    await world.pass(60_000);
    game.restart();
    await world.pass(5000);
    expect(game.clockText).toBe('0:00');
    game.redo();
    expect(game.clockText).toBe('1:00');
    game.restart();
    game.slide(game.session.slides().at(-1)!);
    await world.pass(5000);
    expect(game.clockText).toBe('0:05');
  });

  test('a game that is begun afresh is not kept', () => {
    const { game, world } = gameOf(START);
    game.slide(game.session.slides()[0]!);
    game.forget();
    game.leave();
    expect(world.saved).toBeUndefined();
  });
});

test('the clock', () => {
  let now = 0;
  const watch = new Stopwatch(() => now, 1000);
  watch.start();
  now = 500;
  watch.start();
  expect([watch.elapsed, watch.running]).toEqual([1500, true]);
  watch.stop();
  now = 9000;
  expect(watch.elapsed).toBe(1500);
  watch.reset();
  expect(watch.elapsed).toBe(0);
  expect([0, 59_999, 60_000, 3_600_000, 3_725_000].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '1:00:00',
    '1:02:05',
  ]);
});
