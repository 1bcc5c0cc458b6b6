import { unwrap } from '@slidewise/core/result';
import type { Session } from '@slidewise/core/session';
import { type Solution, solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { puzzleNamed as listed } from '../../../e2e/table.js';
import type { Puzzle } from '../../collection/puzzle.js';
import type { BestResult } from '../../collection/results.js';
import { decodeScene } from '../../collection/scene-code.js';
import { readAddress, writeAddress } from '../../share/address.js';
import { addressOf, openGame } from '../../share/game-address.js';
import type { LiveQuestion } from '../../worker/client.js';
import { endingWords } from './ending-words.js';
import { type Ending, Game, type GameWorld } from './game.js';
import { Playback } from './playback.js';
import { recallSolution } from './recall.js';
import { clockText, Stopwatch } from './stopwatch.js';

const puzzleNamed = (name: string): Puzzle | undefined => {
  const found = listed(name);
  return found === undefined ? undefined : { ...found, scene: decodeScene(found.scene) };
};
const ports = { puzzleNamed, savedGame: () => undefined, leftGame: () => undefined };
const opened = (hash: string) => unwrap(openGame(readAddress(hash), ports));

/** A test world with a manual clock, in which questions wait for their answers. */
class TestWorld implements GameWorld {
  time = 0;
  said: string[] = [];
  saved: string | undefined;
  questions: { position: unknown; cancelled: boolean; hurried: boolean; answer(solution?: Solution): void }[] = [];
  private timers: { at: number; action: () => void }[] = [];
  constructor(private readonly session: Session) {}
  now = () => this.time;
  later = (action: () => void, milliseconds: number) => {
    const timer = { at: this.time + milliseconds, action };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };
  announce = (text: string) => void this.said.push(text);
  keep = () => {
    this.saved = this.session.save();
  };
  noted: BestResult[] = [];
  note = (result: BestResult) => {
    this.noted.push(result);
    return true;
  };
  solver = () => (position: unknown, metric: string) => {
    let resolve!: (solution: Solution) => void;
    const promise = new Promise<Solution>((settle) => {
      resolve = settle;
    });
    const question = {
      position,
      cancelled: false,
      hurried: false,
      answer: (solution?: Solution) => resolve(solution ?? unwrap(solve(this.session.family, position, { metric }))),
    };
    this.questions.push(question);
    return {
      answer: promise,
      cancel: () => {
        question.cancelled = true;
      },
      hurry: () => {
        question.hurried = true;
      },
    } satisfies LiveQuestion<unknown>;
  };
  /** Lets time pass, and everything that hangs on it happen. */
  async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    for (;;) {
      const due = this.timers.find(({ at }) => at <= this.time);
      if (due === undefined) break;
      this.timers = this.timers.filter((each) => each !== due);
      due.action();
    }
    for (let i = 0; i < 10; i++) await Promise.resolve();
  }
}

function gameOf(hash: string): { game: Game; world: TestWorld } {
  const open = opened(hash);
  const world = new TestWorld(open.session);
  return { game: new Game(open, world), world };
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
    for (const where of ['savedGame', 'leftGame']) {
      const again = unwrap(openGame(readAddress(hash), { ...ports, [where]: () => session.save() }));
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
    const saved = session.save();
    session.undo();
    unwrap(session.play(session.slides()[1]!.move));
    const hash = writeAddress(addressOf({ session }));
    const { session: brought } = unwrap(openGame(readAddress(hash), { ...ports, savedGame: () => saved }));
    expect([brought.help, brought.log[0]!.text]).toEqual(['shown', session.log[0]!.text]);
  });

  test('an address without moves goes on with what was begun on its board', () => {
    const game = opened('#/play/tiles/3x3-easy');
    const hash = writeAddress(addressOf(game));
    unwrap(game.session.play(game.session.slides()[0]!.move));
    const open = (address: string) =>
      unwrap(openGame(readAddress(address), { ...ports, savedGame: () => game.session.save() })).session.length;
    expect([open(hash), open('#/play?board=tiles:rows:1_2_3/4_0_6/7_5_8')]).toEqual([1, 0]);
  });

  test('help is kept in the address, also before the first move', () => {
    const game = opened('#/play/tiles/3x3-easy');
    expect(addressOf(game).parameters).not.toHaveProperty('help');
    game.session.takeHelp('hinted');
    const again = opened(writeAddress(addressOf(game)));
    expect(again.session.help).toBe('hinted');
    const trouble = openGame(readAddress('#/play/tiles/3x3-easy?help=none'), ports);
    expect(!trouble.ok && trouble.problem.message).toContain('expected clean, hinted, shown');
  });

  test('a name beside another board is only a name', () => {
    const { puzzle, session } = opened('#/play/tiles/3x3-easy?board=tiles:rows:1_2_3/4_0_6/7_5_8');
    expect([puzzle, session.name]).toEqual([undefined, undefined]);
  });

  test('a saved game goes on; one that cannot be read is forgotten', () => {
    const { session } = opened('#/play/tiles/3x3-easy');
    unwrap(session.play(session.slides()[0]!.move));
    const open = (saved: string) =>
      unwrap(openGame(readAddress('#/play/tiles/3x3-easy'), { ...ports, savedGame: () => saved })).session.length;
    expect([open(session.save()), open('nonsense')]).toEqual([1, 0]);
  });
});

describe('hints', () => {
  test('that a board has no solution is announced when the solution is requested', async () => {
    const { game, world } = gameOf('#/play/tiles/3x3-unsolvable');
    await world.pass(0);
    world.questions[0]!.answer();
    await world.pass(0);
    await game.showSolution();
    expect(game.playback).toBeUndefined();
    expect(world.said).toEqual([expect.stringMatching(/^This board has no solution\. .*parity/)]);
  });

  test('the position is solved in advance; the second press explains', async () => {
    const { game, world } = gameOf('#/play/rush-hour/jam-05');
    await world.pass(0);
    expect(world.questions).toHaveLength(1);
    world.questions[0]!.answer();
    await world.pass(0);
    expect(game.hints.state.kind).toBe('none');
    await game.hint();
    expect(game.hints.state.kind).toBe('move');
    await game.hint();
    expect(game.hints.state.kind).toBe('explained');
    expect(world.said.at(-1)).toMatch(/\.$/);
    game.slide(game.session.slides()[0]!);
    expect(game.hints.state.kind).toBe('none');
  });

  test('why it takes so many moves is no hint, and names no move', async () => {
    const { game, world } = gameOf('#/play/rush-hour/jam-05');
    game.why();
    expect(game.hints.state.kind).toBe('reasons');
    expect(world.said.at(-1)).toMatch(/\.$/);
    expect(game.session.help).toBe('clean');
    const hint = game.hint();
    await world.pass(0);
    world.questions[0]!.answer();
    await hint;
    expect(game.hints.state.kind).toBe('move');
    game.why();
    expect(game.hints.state.kind).toBe('explained');
  });

  test('an answer that comes after a move is never shown', async () => {
    const { game, world } = gameOf('#/play/rush-hour/jam-05');
    void game.hint();
    await world.pass(0);
    expect(game.hints.state.kind).toBe('thinking');
    game.slide(game.session.slides()[0]!);
    expect(world.questions[0]!.cancelled).toBe(true);
    world.questions[0]!.answer();
    await world.pass(0);
    expect(game.hints.state.kind).toBe('none');
  });

  test('a wait ends with the best that is known, and can be cancelled', async () => {
    const { game, world } = gameOf('#/play/rush-hour/jam-05');
    void game.hint();
    await world.pass(100);
    expect(world.questions[0]!.hurried).toBe(true);
    game.hints.cancel();
    world.questions[0]!.answer();
    await world.pass(0);
    expect([game.hints.state.kind, world.questions[0]!.cancelled]).toEqual(['none', true]);
  });

  test('a board without a solution', async () => {
    const { game, world } = gameOf('#/play/tiles/3x3-unsolvable');
    expect(game.hopeless).toMatch(/^This board cannot be solved: .*\.$/);
    expect(gameOf('#/play/tiles/3x3-easy').game.hopeless).toBeUndefined();
    void game.hint();
    await world.pass(0);
    world.questions[0]!.answer();
    await world.pass(0);
    expect(game.hints.state.kind).toBe('hopeless');
  });

  test('what is remembered counts only if the rules agree', async () => {
    const { session, puzzle } = opened('#/play/tiles/3x3-beginner');
    const right = solve(session.family, session.start);
    const text = unwrap(right).moves.map((move) => session.family.printMove(session.start, move, session.style));
    const recalled = (moves: string, known = puzzle!) =>
      recallSolution(session, known, async () => ({ [known.name]: moves }))(session.start);
    expect((await recalled(text.join(';')))?.moves).toHaveLength(puzzle!.shortest!);
    expect(await recalled(text.slice(1).join(';'))).toBeUndefined();
    expect(await recalled('')).toBeUndefined();
    expect(await recalled(text.join(';'), { ...puzzle!, shortest: puzzle!.shortest! - 1 })).toBeUndefined();
    expect(await recallSolution(session, puzzle!, async () => ({}))(session.start)).toBeUndefined();
  });
});

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
    expect(endingWords(ending, 'move', 12)).toEqual({
      title: 'Solved in 12 moves, 1:15',
      worth: 'There is no shorter solution. Your best so far.',
    });
    expect(endingWords({ ...ending, help: 'hinted' }, 'move', 11).worth).toBe(
      '1 move more than the shortest solution. You have had hints. Your best so far.',
    );
    expect(endingWords({ ...ending, help: 'shown' }, 'move', undefined).worth).toBe(
      'You have seen moves of a solution, or followed a link that shows some.',
    );
    expect(endingWords({ ...ending, length: 0 }, 'move', 0).title).toBe('Solved already');
  });
});

describe('the clock of a game', () => {
  const START = '#/play?board=tiles:rows:1_2_3/0_5_6/4_7_8';

  /** The page is loaded again. */
  function again(hash: string, text: string): { game: Game; world: TestWorld } {
    const open = unwrap(openGame(readAddress(hash), { ...ports, leftGame: () => text }));
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

test('a film of a solution: play, pause, speed, any place, the end', async () => {
  const { session } = opened('#/play/bricks/klotski');
  const world = new TestWorld(session);
  const { moves } = unwrap(solve(session.family, session.start));
  const film = new Playback(session.family, session.start, moves, () => {}, world.later);
  film.play();
  await world.pass(600);
  expect([film.at, film.playing]).toEqual([1, true]);
  film.speed = 60;
  await world.pass(60);
  expect(film.at).toBe(2);
  film.stop();
  await world.pass(5000);
  expect(film.at).toBe(2);
  film.goTo(60);
  let position = session.start;
  for (const move of moves.slice(0, 60)) position = unwrap(session.family.play(position, move));
  expect(film.position).toEqual(position);
  film.goTo(999);
  expect([film.at, film.atEnd, session.family.isSolved(film.position)]).toEqual([81, true, true]);
  film.play();
  expect(film.at).toBe(0);
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
