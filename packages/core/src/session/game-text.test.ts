import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeGame } from '../reading/text-kinds.js';
import { unwrap } from '../result.js';
import { bareMoves, parseGame, printGame } from './game-text.js';

describe('games as text', () => {
  test('headers, moves and notes read back', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    const moveText = fc.stringMatching(/^[!-~]( [a-z]+| -?[0-9]+)?$/).filter((text) => !/^\d+\.$/.test(text));
    const move = fc.record({ text: moveText, note: word }, { requiredKeys: ['text'] });
    const headers = fc.dictionary(
      fc.stringMatching(/^[A-Z][a-z]{1,5}$/),
      word.filter((value) => !/[\r\n]/.test(value)),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(headers, fc.array(move), (facts, moves) => {
        const text = printGame({ headers: new Map(Object.entries(facts)), moves });
        expect(looksLikeGame(text)).toBe(true);
        const game = unwrap(parseGame(text));
        expect(Object.fromEntries(game.headers)).toEqual({ ...facts });
        const bare = game.moves.map(({ text: said, note }) =>
          note === undefined ? { text: said } : { text: said, note },
        );
        expect(bare).toEqual(
          moves.map((each) => ({ ...each, ...('note' in each ? { note: each.note.replace(/\r\n?/g, '\n') } : {}) })),
        );
      }),
    );
  });

  test('many moves may be on a line, each with its place', () => {
    const game = unwrap(parseGame('\uFEFF[Family "x"]\r\n\r\n1. c -2 {so {deep} 2. d 1\r\n 3. { left {a brace}\r\n'));
    expect(game.moves).toEqual([
      { text: 'c -2', note: 'so {deep', line: 3, column: 4 },
      { text: 'd 1', line: 3, column: 23 },
      { text: '{ left', note: 'a brace', line: 4, column: 5 },
    ]);
  });

  test.each([
    ['', 1, 'not a saved game'],
    ['1. c -2', 1, 'not a saved game'],
    ['[Family "x"]\n[Family "y"]', 2, 'second header'],
    ['[Family "x"]\n\n2. c -2', 3, 'move number 1'],
    ['[Family "x"]\n1. c -2 3. d 1', 2, 'move number 2'],
    ['[Family "x"]\nc -2', 2, 'move number 1'],
    ['[Family "x"]\n1.', 2, 'move number 1'],
  ])('%j is a problem with its line', (text, line, expected) => {
    const game = parseGame(text);
    if (game.ok) {
      // Moves without a header are a list of moves, but no game.
      expect.unreachable('it was read');
    } else {
      expect(game.problem.message).toContain(expected);
      expect(game.problem.line).toBe(line);
    }
  });
});

test('a long line takes no longer than many short ones', () => {
  const head = '[Family "x"]\n';
  const moves = Array.from({ length: 100_000 }, (_, i) => `${i + 1}. c -2`);
  expect(unwrap(parseGame(head + moves.join(' '))).moves).toHaveLength(100_000);
  expect(unwrap(bareMoves(head + moves.join(' ')))).toHaveLength(moves.join(' ').length + 1);
  const blanks = ' '.repeat(1_000_000);
  expect(unwrap(parseGame(`${head}1. a${blanks}b`)).moves[0]!.text).toBe(`a${blanks}b`);
  // Braces that close nothing, or that nothing closes.
  expect(unwrap(parseGame(`${head}1. a ${'{ '.repeat(300_000)}} x`)).moves).toHaveLength(1);
  expect(unwrap(parseGame(`${head}1. a ${'{ '.repeat(300_000)}`)).moves).toHaveLength(1);
  expect(parseGame(`[Family "${'\\'.repeat(1_000_001)}"]`).ok).toBe(false);
  expect(parseGame(`${head}${'\n'.repeat(5_000_000)}`).ok).toBe(true);
});

test('beyond its bounds, a game is refused in one short sentence', () => {
  const moves = Array.from({ length: 100_001 }, (_, i) => `${i + 1}. c -2`).join('\n');
  const errors = [parseGame(`[A "b"]\n${moves}`), parseGame(`[A "b"]\n${' '.repeat(40_000_000)}`)].map((game) =>
    game.ok ? '' : game.problem.message,
  );
  expect(errors).toEqual([
    'a game has at most 100,000 moves, but this has more',
    'a game has at most 40,000,000 characters, but this has more',
  ]);
});
