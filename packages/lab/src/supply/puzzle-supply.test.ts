import { bricks } from '@slidewise/core/bricks';
import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { readPositionId } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { likenessOf } from '../generate/likeness.js';
import { catalogue, LONG, listedBoards } from '../testing/listed-boards.js';
import { CATALOGUE } from './catalogue.js';
import { Component } from './component.js';
import { PuzzleSupply, shuffled } from './puzzle-supply.js';

const supply = new PuzzleSupply(listedBoards);

describe('listed boards', () => {
  test.each([
    [2, 3],
    [3, 84],
    [4, 16],
  ])('of %i moves come in turn, each once, and take as many moves', async (moves, count) => {
    const ids = new Set<string>();
    for (let seed = 1000; seed < 1000 + count; seed++) {
      const { position, id, isListed: _, ...rest } = unwrap(await supply.newPuzzle(rushHour, { moves, seed }));
      expect(rest).toEqual({ moves, metric: 'moves' });
      expect(unwrap(solve(rushHour, position)).length).toBe(moves);
      expect(unwrap(readPositionId(id)).reading.position).toEqual(position);
      ids.add(id);
    }
    expect(ids.size).toBe(count);
    expect(ids).toContain(unwrap(await supply.newPuzzle(rushHour, { moves, seed: 9e15 })).id);
  });

  test('what lies beyond them is made', async () => {
    expect(unwrap(await supply.lengths(rushHour))).toEqual({ least: 2, most: 4 });
    const { position } = unwrap(await supply.newPuzzle(rushHour, { moves: 5, seed: 1 }));
    expect(unwrap(solve(rushHour, position)).length).toBe(5);
  });

  test('a file that cannot be loaded is a problem, and is asked for again', async () => {
    let asked = 0;
    const later = new PuzzleSupply(async (name) => {
      if (name === 'first.txt' && asked++ === 0) throw new Error('there is no network');
      return listedBoards(name);
    });
    const wanted = { moves: 2, seed: 0 };
    const first = await later.newPuzzle(rushHour, wanted);
    expect(first).toMatchObject({
      ok: false,
      problem: { message: 'the boards cannot be loaded: there is no network' },
    });
    expect((await later.newPuzzle(rushHour, wanted)).ok).toBe(true);
  });

  test.each([
    ['{', 'catalogue.json is not JSON'],
    ['{"listed":[]}', 'catalogue.json.days must be an array'],
    [JSON.stringify({ ...catalogue, days: [{ ...catalogue.days[0], weekdays: [] }] }), 'must be seven lengths'],
  ])('a catalogue %s', async (text, expected) => {
    const wrong = new PuzzleSupply(async (name) => (name === CATALOGUE ? text : ''));
    const result = await wrong.daily(rushHour, '2026-11-18');
    expect(result.ok ? 'it was read' : result.problem.message).toContain(expected);
  });
});

describe.each([
  [tiles, 14],
  [bricks, 12],
] as const)('boards that are made: %#', (family, moves) => {
  test('the same for the same seed, of the wanted length', async () => {
    const made = async (seed: number) => unwrap(await supply.newPuzzle<unknown, unknown>(family, { moves, seed }));
    const [first, again, other] = [await made(5), await made(5), await made(6)];
    expect(again).toEqual(first);
    expect(other.id).not.toBe(first.id);
    expect(unwrap(solve(family as never, first.position)).length).toBe(moves);
  });

  test('can be cancelled', async () => {
    const signal = { aborted: false };
    const options = {
      signal,
      async yield() {
        signal.aborted = true;
      },
    };
    signal.aborted = true;
    const result = await supply.newPuzzle<unknown, unknown>(family, { moves, seed: 1 }, options);
    expect(result).toMatchObject({ ok: false, problem: { message: 'the making was cancelled' } });
  });
});

test('of boards in the making the best so far are told, each nearer to the length', async () => {
  const lengths: number[] = [];
  const request = { size: { width: 5, height: 5 }, moves: 20, seed: 3 };
  const onNearest = (position: unknown, length: number): void => {
    expect(unwrap(solve(rushHour, position as never)).length).toBe(length);
    lengths.push(length);
  };
  expect((await supply.newPuzzle(rushHour, request, { onNearest })).ok).toBe(true);
  expect(lengths.length).toBeGreaterThan(1);
  expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
});

test('lengths that are made within seconds are offered', async () => {
  for (const family of families) {
    const { least, most } = unwrap(await supply.lengths(family, { width: 4, height: 4 }));
    expect([least < 3, most > 10]).toEqual([true, true]);
  }
  expect(unwrap(await supply.lengths(tiles, { width: 3, height: 3 })).most).toBe(31);
  // What is listed goes before what could be made.
  expect(unwrap(await supply.sizes(rushHour))[0]).toEqual({
    size: { width: 6, height: 6 },
    lengths: { least: 2, most: 4 },
  });
});

test('a component has boards of every length, in an order that does not depend on how it was explored', () => {
  const { position } = unwrap(rushHour.parse(LONG));
  const component = new Component(rushHour, position, 'moves');
  const other = new Component(rushHour, component.at(0, 7), 'moves');
  expect(other.counts).toEqual(component.counts);
  component.counts.forEach((count, length) => {
    const boards = Array.from({ length: count }, (_, number) => component.at(length, number));
    expect(new Set(boards.map((board) => likenessOf(rushHour.scene(board)))).size).toBe(count);
    boards.slice(0, 5).forEach((board, number) => {
      expect(unwrap(solve(rushHour, board)).length).toBe(length);
      expect(other.at(length, number)).toEqual(board);
    });
  });
});

describe('the board of a day', () => {
  test('changes every week, and not with the time zone', async () => {
    const ids = [];
    for (const date of ['2026-11-16', '2026-11-22', '2026-11-23', '2026-11-30', '1969-12-29']) {
      ids.push(unwrap(await supply.daily(rushHour, date)).id);
    }
    expect(ids[0]).not.toBe(ids[2]);
    expect(ids[0]).toBe(ids[3]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test.each(['2026-02-29', '18 Nov', '2026-11-18T00:00', ''])('%j is no day', async (date) => {
    const result = await supply.daily(rushHour, date);
    expect(result.ok ? 'it was read' : result.problem.message).toContain('a day such as 2026-11-18');
  });

  test('a family without is a problem', async () => {
    expect((await supply.daily(tiles, '2026-11-18')).ok).toBe(false);
  });
});

test('shuffled boards can be solved, and differ', () => {
  const size = { width: 3, height: 3 };
  const boards = [1, 2, 3].map((seed) => unwrap(shuffled(tiles, seed, size)));
  for (const board of boards) expect(unwrap(solve(tiles, board)).status).toBe('solved');
  expect(new Set(boards.map((board) => tiles.print(board, 'rows'))).size).toBe(3);
  expect(shuffled(rushHour, 1).ok).toBe(false);
  expect(shuffled(tiles, 1, { width: 1, height: 1 }).ok).toBe(false);
});
