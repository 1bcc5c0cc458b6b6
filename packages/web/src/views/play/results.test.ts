import { writeAddress } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../share/game-address.js';
import { gameOf, opened, type TestWorld } from '../../testing/game-world.js';
import { endingTitle, endingWorth } from './ending-words.js';
import type { Ending, Game } from './game.js';

describe('how a result was got', () => {
  const THREE_AWAY = '#/play?board=tiles:rows:1_2_3/0_5_6/4_7_8';

  async function answered(hash: string): Promise<{ game: Game; world: TestWorld }> {
    const { game, world } = gameOf(hash);
    await world.pass(0);
    world.questions[0]!.answer();
    await world.pass(0);
    return { game, world };
  }

  /** Plays the best moves by hand, to the end. */
  function playOn(game: Game): void {
    for (const move of unwrap(solve(game.session.family, game.session.position)).moves) {
      game.slide(game.session.effect(move)!);
    }
  }

  test('by oneself', async () => {
    const { game, world } = await answered(THREE_AWAY);
    playOn(game);
    expect(world.noted).toEqual([{ length: 3, seconds: 0, help: 'clean' }]);
  });

  test('with a hint', async () => {
    const { game, world } = await answered(THREE_AWAY);
    await game.hint();
    playOn(game);
    expect(world.noted).toEqual([{ length: 3, seconds: 0, help: 'hinted' }]);
    expect(world.said.at(-1)).toBe('Solved in 3 moves, 0:00, with hints');
  });

  test('going on from a solution that is shown, whatever is undone meanwhile', async () => {
    const { game, world } = await answered(THREE_AWAY);
    await game.showSolution();
    // Nothing has been seen of it yet.
    expect(game.session.help).toBe('clean');
    game.playback!.goTo(2);
    game.takeOver();
    expect(game.session.at).toBe(2);
    game.restart();
    game.redo();
    game.redo();
    playOn(game);
    expect(world.noted).toEqual([{ length: 3, seconds: 0, help: 'shown' }]);
    expect(world.saved).toContain('[Help "shown"]');
  });

  test('by hand after the film was seen', async () => {
    const { game, world } = await answered(THREE_AWAY);
    await game.showSolution();
    game.playback!.goTo(3);
    game.closeSolution();
    playOn(game);
    expect(world.noted.map(({ help }) => help)).toEqual(['shown']);
  });

  test('a solution that is taken over to its end is no result, but an end', async () => {
    const { game, world } = await answered(THREE_AWAY);
    await game.showSolution();
    game.playback!.goTo(3);
    game.takeOver();
    expect(world.noted).toEqual([]);
    expect(game.ending).toEqual({ length: 3, seconds: 0, help: 'shown', best: false });
  });

  test('with moves that a link brings', () => {
    const { session } = opened('#/play/tiles/3x3-beginner');
    const { moves } = unwrap(solve(session.family, session.start));
    for (const move of moves.slice(0, -1)) unwrap(session.play(move));
    const { game, world } = gameOf(writeAddress(addressOf({ session })));
    playOn(game);
    expect(world.noted).toEqual([{ length: moves.length, seconds: 0, help: 'shown' }]);
  });

  test('in words', () => {
    const ending: Ending = { length: 12, seconds: 75, help: 'clean', best: true };
    expect(endingWorth(ending, 'move', 12)).toBe('There is no shorter solution. Your best so far.');
    expect(endingWorth({ ...ending, help: 'hinted' }, 'move', 11)).toBe(
      '1 move more than the shortest solution. You have had hints. Your best so far.',
    );
    expect(endingWorth({ ...ending, help: 'shown' }, 'move', undefined)).toBe(
      'The best possible is unknown. You have seen moves of a solution, or followed a link that shows some.',
    );
    expect(endingWorth({ ...ending, length: 0 }, 'move', 0)).toBe('There is nothing to move on this board.');
  });

  test('against a challenge: moves first, then time, and never with help', () => {
    const worth = (end: Partial<Ending>, length: number, seconds: number) =>
      endingWorth({ length: 12, seconds: 75, help: 'clean', best: false, ...end }, 'move', 12, {
        length,
        seconds,
      }).replace('There is no shorter solution. ', '');
    expect([worth({}, 13, 1), worth({}, 12, 76)]).toEqual(Array(2).fill('You have won the challenge.'));
    expect(worth({}, 12, 75)).toBe('Level with the challenge.');
    expect([worth({}, 11, 99), worth({}, 12, 74)]).toEqual(Array(2).fill('The challenge still stands.'));
    expect(worth({ help: 'hinted' }, 99, 99)).toContain('The challenge is for games without help.');
  });

  test('the end has a title for what was reached', () => {
    const titleOf = (hash: string) => endingTitle(opened(hash).session.scene, { length: 3 });
    expect(titleOf('#/play/rush-hour/jam-03')).toBe('The red car is out.');
    expect(titleOf('#/play/tiles/3x3-beginner')).toBe('All in order.');
    expect(titleOf('#/play/bricks/klotski')).toBe('X is home.');
    expect(endingTitle(opened('#/play/bricks/klotski').session.scene, { length: 0 })).toBe('Solved already');
  });
});
