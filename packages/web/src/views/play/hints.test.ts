import { same } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { gameOf, opened } from '../../testing/game-world.js';
import { recallSolution } from './recall.js';

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

  test('the position is solved in advance; each press tells more, and the last plays', async () => {
    const { game, world } = gameOf('#/play/rush-hour/jam-05');
    await world.pass(0);
    expect(world.questions).toHaveLength(1);
    world.questions[0]!.answer();
    await world.pass(0);
    expect(game.hints.state.kind).toBe('none');
    for (const [kind, said] of [
      ['piece', /^Hint: look at \S+$/],
      ['move', /^Hint: \S+ (left|right|up|down) \d$/],
      ['plan', /^Plan: .*, then .*\.$/],
    ] as const) {
      await game.hint();
      expect([game.hints.state.kind, world.said.at(-1)]).toEqual([kind, expect.stringMatching(said)]);
    }
    await game.hint();
    expect([game.session.length, game.hints.state.kind, game.session.help]).toEqual([1, 'plan', 'hinted']);
    game.undo();
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
    expect(game.hints.state.kind).toBe('piece');
    game.why();
    expect(game.hints.state.kind).toBe('reasons');
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

  test('on a board that takes long, each move that is obeyed leaves one less to go, whatever is found next', async () => {
    const { game, world } = gameOf('#/play?board=tiles:rows:8_1_3/4_0_2/7_6_5');
    const { session } = game;
    const shortest = unwrap(solve(session.family, session.start)).moves;
    const [there, back] = [session.slides()[0]!, session.slides()[0]!.position];
    const home = session.family
      .moves(back)
      .find((move) => same(unwrap(session.family.play(back, move)), session.start));
    const found = (times: number, moves: readonly unknown[]) => [
      ...Array.from({ length: times }, () => [there.move, home]).flat(),
      ...moves,
    ];
    await world.pass(0);
    world.questions[0]!.onNews({ moves: found(4, shortest) });
    const lengths: (number | undefined)[] = [];
    while (!session.solved && lengths.length < 40) {
      const hint = game.hint();
      await world.pass(100);
      await hint;
      const { state } = game.hints;
      if (state.kind !== 'piece') throw new Error(state.kind);
      lengths.push(state.advice.length);
      // It was not hurried: the search for a shorter one goes on.
      expect(world.questions.at(-1)!.hurried).toBe(false);
      game.slide(session.effect(state.advice.moves[0])!);
      await world.pass(1000);
      // The load of the machine: for the next position, it finds only a longer one so far.
      const { position } = session;
      if (!session.solved) {
        const [slide] = session.slides();
        const after = unwrap(solve(session.family, slide!.position)).moves;
        const again = session.family
          .moves(slide!.position)
          .find((move) => same(unwrap(session.family.play(slide!.position, move)), position));
        const loop = Array.from({ length: 9 }, () => [slide!.move, again]).flat();
        world.questions.at(-1)!.onNews({ moves: [...loop, slide!.move, ...after] });
      }
    }
    expect(lengths).toEqual(Array.from({ length: shortest.length + 8 }, (_, i) => shortest.length + 8 - i));
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

  test('why a board has no solution is told of the position that is seen', async () => {
    const { game, world } = gameOf('#/play/tiles/3x3-unsolvable');
    const { session } = game;
    void game.hint();
    await world.pass(0);
    world.questions[0]!.answer();
    await world.pass(0);
    const first = session.family.refute(session.start)!;
    const other = session.slides().find(({ position }) => session.family.refute(position)?.message !== first.message)!;
    game.slide(other);
    const now = session.family.refute(session.position)!;
    expect(now).not.toBe(first);
    expect(game.hopeless).toBe(`This board cannot be solved: ${now.message}.`);
    await game.hint();
    expect(game.hints.state).toEqual({ kind: 'hopeless', reason: now });
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
