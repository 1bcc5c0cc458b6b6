import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { looksLikeGame, parseGame, printGame } from './game-text.js';

describe('games as text', () => {
  test('headers, moves and notes read back', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    const moveText = fc.stringMatching(/^[!-~]( [a-z]+| -?[0-9]+)?$/).filter((text) => !/^\d+\.$/.test(text));
    const move = fc.record(
      { text: moveText, note: word.filter((note) => !/\r(?!\n)/.test(note)) },
      { requiredKeys: ['text'] },
    );
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
          moves.map((each) => ({ ...each, ...('note' in each ? { note: each.note.replace(/\r\n/g, '\n') } : {}) })),
        );
      }),
    );
  });

  test('many moves may stand on a line, with places that are told', () => {
    const game = unwrap(parseGame('\uFEFF[Family "x"]\r\n\r\n1. c -2 {so {deep} 2. d 1\r\n 3. { left {a brace}\r\n'));
    expect(game.moves).toEqual([
      { text: 'c -2', note: 'so {deep', line: 3, column: 4 },
      { text: 'd 1', line: 3, column: 23 },
      { text: '{ left', note: 'a brace', line: 4, column: 5 },
    ]);
  });

  test.each([
    ['', 1, 'no game'],
    ['1. c -2', 1, 'no game'],
    ['[Family "x"]\n[Family "y"]', 2, 'second header'],
    ['[Family "x"]\n\n2. c -2', 3, 'move number 1'],
    ['[Family "x"]\n1. c -2 3. d 1', 2, 'move number 2'],
    ['[Family "x"]\nc -2', 2, 'move number 1'],
    ['[Family "x"]\n1.', 2, 'move number 1'],
  ])('%j is told with its line', (text, line, expected) => {
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
