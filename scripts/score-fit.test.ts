import { unwrap } from '@slidewise/core/result';
import { positionId, readPositionId } from '@slidewise/core/session';
import { simulateGames } from '@slidewise/lab/rating';
import { describe, expect, test } from 'vitest';
import { boardsOf, KINDS } from './lib/equal-boards.mjs';
import { effortOf, type PlayedGame, readGames, tauWithin, weightsWithin } from './lib/games.mjs';
import { fitReport } from './lib/score-fit.mjs';

const game = { board: 'rush-hour/jam-01', moves: 9, seconds: 30, help: 'clean' } as const;

describe('games in files', () => {
  test('JSON Lines', () => {
    const text = `${JSON.stringify(game)}\n\n${JSON.stringify({ ...game, help: 'shown' })}\n`;
    expect(readGames(text, 'a')).toEqual({ games: [game, { ...game, help: 'shown' }] });
  });

  test('what the web app exports', () => {
    const history = JSON.stringify([[1, game.board, 'rush-hour', 'Jam 1', 9, 30, 1, 8], ['no game']]);
    const text = JSON.stringify({ app: 'slidewise', version: 1, kept: { history } });
    expect(readGames(text, 'a')).toEqual({ games: [{ ...game, help: 'hinted' }] });
  });

  test.each(['no list', '{', '{"a":1}', '[null,5]'])(
    'an export whose history is damaged has no games: %s',
    (history) => {
      expect(readGames(JSON.stringify({ app: 'slidewise', version: 1, kept: { history } }), 'a')).toEqual({
        games: [],
      });
    },
  );

  test.each(['{', '[]', '{"board":"a","moves":1,"seconds":1,"help":"much"}', '{"board":"a","moves":-1}'])(
    'a line that is no game: %s',
    (line) => {
      expect(readGames(`${JSON.stringify(game)}\n${line}`, 'a.jsonl')).toEqual({
        error: expect.stringMatching(/^a\.jsonl:2: a game has "board"/),
      });
    },
  );
});

test('games that were given up count like the longest of their board', () => {
  const games: PlayedGame[] = [
    { ...game, moves: 1, seconds: 1 },
    { ...game, moves: Math.E ** 2, seconds: Math.E ** 4 },
    { ...game, help: 'shown' },
  ];
  expect(effortOf(games)).toEqual({ moves: 4 / 3, time: 8 / 3, both: 2, givenUp: 1 / 3 });
  expect(effortOf(games.slice(2))).toBeUndefined();
});

test('tau counts pairs of the same group only, and weights are those that made the values', () => {
  const groups = [
    [
      { a: 1, b: 4, value: 20 + 3 * 1 - 4 },
      { a: 2, b: 1, value: 20 + 3 * 2 - 1 },
      { a: 5, b: 2, value: 20 + 3 * 5 - 2 },
    ],
    [
      { a: 7, b: 1, value: 3 * 7 - 1 },
      { a: 6, b: 9, value: 3 * 6 - 9 },
    ],
  ];
  expect(
    tauWithin(
      groups,
      ({ a }) => a,
      ({ value }) => value,
    ),
  ).toBe(1);
  expect(
    tauWithin(
      groups,
      ({ b }) => b,
      ({ value }) => value,
    ),
  ).toBeCloseTo(-0.5, 9);
  const weights = weightsWithin(groups, [({ a }) => a, ({ b }) => b], ({ value }) => value);
  expect(weights[0]).toBeCloseTo(3, 6);
  expect(weights[1]).toBeCloseTo(-1, 6);
});

test('a report on games of modelled players', async () => {
  const kind = KINDS[0]!;
  const games = [...take(boardsOf(kind, 8, 1), 4)].flatMap((position) =>
    unwrap(simulateGames(kind.family, position, { games: 4 })).map(({ moves, considered, solved }) => ({
      ...{ board: positionId(kind.family, position), moves, seconds: considered },
      help: solved ? ('clean' as const) : ('shown' as const),
    })),
  );
  const boardOf = async (name: string) => {
    const { family, reading } = unwrap(readPositionId(name));
    return { family, position: reading.position };
  };
  const lines = await fitReport([...games, { ...games[0]!, help: 'hinted' }], boardOf);
  expect(lines.slice(0, 2)).toEqual([
    '17 games, 1 of them with hints and left out',
    '4 boards; left out: 0 that are not known or rated, 0 that nobody solved',
  ]);
  expect(lines.join('\n')).toMatch(/score, among boards of the same length +-?[\d.]+ +-?[\d.]+ +-?[\d.]+\n/);
  expect(lines.join('\n')).toMatch(/Least squares: effort = -?[\d.]+ · ln/);
});

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
}
