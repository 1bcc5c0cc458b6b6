import { readAddress, writeAddress } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import type { Session } from '@slidewise/core/session';
import { describe, expect, test } from 'vitest';
import { opened, ports } from '../testing/game-world.js';
import { addressOf, type GamePorts, openGame, puzzleAddress, startOf } from './game-address.js';

/** What the device remembers of a game, as it is now. */
function recordOf(session: Session): GamePorts['record'] {
  const record = { text: session.save(), solved: session.solved };
  return () => record;
}

describe('addresses of games', () => {
  test.each(['rush-hour/jam-05', 'tiles/3x3-easy', 'bricks/klotski'])('%s: what is written is read back', (name) => {
    const game = opened(`#/play/${name}`);
    const { session } = game;
    for (let i = 0; i < 6; i++) unwrap(session.play(session.slides()[(3 * i) % session.slides().length]!.move));
    session.undo();
    const hash = writeAddress(addressOf(game));
    // Played here, it is the same game, help and time included; for others its moves are shown.
    session.elapsed = 61_000;
    for (const isOwn of [false, true]) {
      const again = unwrap(openGame(readAddress(hash), { ...ports, record: recordOf(session), isOwn }));
      expect(again.session.save()).toBe(session.save());
      expect(again.puzzle?.name).toBe(name);
    }
    const { session: brought } = opened(hash);
    expect([brought.help, brought.elapsed, brought.position]).toEqual(['shown', 0, session.position]);
    expect(brought.log.map(({ text }) => text)).toEqual(session.log.map(({ text }) => text));
  });

  test('another game of the same board that was played here is not the one of a link', () => {
    const { session } = opened('#/play/tiles/3x3-easy');
    unwrap(session.play(session.slides()[0]!.move));
    const record = recordOf(session);
    const first = session.log[0]!.text;
    session.undo();
    unwrap(session.play(session.slides()[1]!.move));
    const hash = writeAddress(addressOf({ session }));
    const open = (isOwn: boolean) => unwrap(openGame(readAddress(hash), { ...ports, record, isOwn }));
    const link = open(false);
    expect([link.brought, link.session.help, link.session.log[0]!.text]).toEqual([true, 'shown', session.log[0]!.text]);
    // An address that this app has written is a view of the record, which another window may have taken on.
    const own = open(true);
    expect([own.brought, own.session.help, own.session.log[0]!.text]).toEqual([undefined, 'clean', first]);
    // Nothing was shown of it either where nothing can be kept.
    const bare = unwrap(openGame(readAddress(hash), { ...ports, isOwn: true })).session;
    expect([bare.help, bare.log[0]!.text]).toEqual(['clean', session.log[0]!.text]);
  });

  test('an address without moves goes on with what was begun on its board', () => {
    const game = opened('#/play/tiles/3x3-easy');
    const hash = writeAddress(addressOf(game));
    unwrap(game.session.play(game.session.slides()[0]!.move));
    const open = (address: string) =>
      unwrap(openGame(readAddress(address), { ...ports, record: recordOf(game.session) })).session.length;
    expect([open(hash), open('#/play?board=tiles:rows:1_2_3/4_0_6/7_5_8')]).toEqual([1, 0]);
  });

  test('help is kept in the address, also before the first move', () => {
    const game = opened('#/play/tiles/3x3-easy');
    expect(addressOf(game).parameters).not.toHaveProperty('help');
    game.session.takeHelp('hinted');
    const again = opened(writeAddress(addressOf(game)));
    expect(again.session.help).toBe('hinted');
    const error = openGame(readAddress('#/play/tiles/3x3-easy?help=none'), ports);
    expect(!error.ok && error.problem.message).toContain('expected clean, hinted, shown');
  });

  test('the link to a puzzle has nothing of the game, and one to a challenge what is to be beaten', () => {
    for (const hash of ['#/play/tiles/3x3-easy', '#/play?board=tiles:rows:1_2_3/4_0_6/7_5_8']) {
      const game = opened(hash);
      unwrap(game.session.play(game.session.slides()[0]!.move));
      game.session.takeHelp('shown');
      expect(writeAddress(puzzleAddress(game))).toBe(hash);
      const challenge = { length: 12, seconds: 75 };
      const given = opened(writeAddress(puzzleAddress(game, challenge)));
      expect([given.challenge, given.session.log.length, given.session.help]).toEqual([challenge, 0, 'clean']);
      // It is still there when the page is loaded again after some moves.
      unwrap(given.session.play(given.session.slides()[0]!.move));
      expect(opened(writeAddress(addressOf(given))).challenge).toEqual(challenge);
    }
    for (const beat of ['', '12', '12,', '-1,5', '1.5,5', '12,75,1', 'x,y', '9999999999,1']) {
      const refused = openGame(readAddress(`#/play/tiles/3x3-easy?beat=${beat}`), ports);
      expect(!refused.ok && refused.problem.message).toContain('The challenge in the address cannot be read');
    }
  });

  test('a link with damaged moves still leads to its board, and a damaged board to none', () => {
    const start = (hash: string) => {
      const found = startOf(readAddress(hash), ports);
      return found && writeAddress(found);
    };
    expect(start('#/play/tiles/3x3-easy?moves=X&at=7')).toBe('#/play/tiles/3x3-easy');
    expect(start('#/play/tiles/3x3-easy?beat=few')).toBe('#/play/tiles/3x3-easy');
    const board = '#/play?board=tiles:rows:1_2_3/4_0_6/7_5_8';
    expect(start(`${board}&help=none`)).toBe(board);
    expect([start('#/play/nothing?moves=X'), start('#/play?board=tiles:rows:0')]).toEqual([undefined, undefined]);
  });

  test('a name beside another board is only a name', () => {
    const { puzzle, session } = opened('#/play/tiles/3x3-easy?board=tiles:rows:1_2_3/4_0_6/7_5_8');
    expect([puzzle, session.name]).toEqual([undefined, undefined]);
  });

  test('a saved game goes on; one that cannot be read is forgotten', () => {
    const { session } = opened('#/play/tiles/3x3-easy');
    unwrap(session.play(session.slides()[0]!.move));
    const open = (text: string, solved: boolean) =>
      unwrap(openGame(readAddress('#/play/tiles/3x3-easy'), { ...ports, record: () => ({ text, solved }) })).session
        .length;
    // A solved game is seen again where it was played; the puzzle by itself begins afresh.
    expect([open(session.save(), false), open('nonsense', false), open(session.save(), true)]).toEqual([1, 0, 0]);
  });
});
