import { unwrap } from '@slidewise/core/result';
import { review } from '@slidewise/lab/review';
import { expect, test } from 'vitest';
import { opened } from '../../testing/game-world.js';
import { ReviewedGame } from './reviewed-game.js';

function reviewed(hash: string): ReviewedGame {
  const { session } = opened(hash);
  const moves = session.log.slice(0, session.at).map(({ move }) => move);
  return new ReviewedGame(session, unwrap(review(session.family, session.start, moves)));
}

const BOARD = 'board=rush-hour:sfu:AA.B../...B../XX.B../....../....../......';

test('every position of a game is told: what was played, what it cost, what was as good, and how to go on', () => {
  const game = reviewed(`#/review?${BOARD}&moves=A+1,B+3,X+4`);
  expect([game.first, game.last, game.lengthText]).toEqual([0, 3, '3 moves']);
  expect([0, 1, 2, 3].map((at) => game.title(at))).toEqual([
    'Start',
    'Move 1: A right 1',
    'Move 2: B down 3',
    'Move 3: X right 4',
  ]);
  expect([0, 1, 2, 3].map((at) => game.standing(at))).toEqual([
    '2 to go',
    'no progress · 2 to go',
    'kept a shortest way · 1 to go',
    'kept a shortest way · solved',
  ]);
  expect(game.better(0)).toBe('Better: B down 3.');
  expect(game.better(1)).toBe('B down 3 was the only best move.');
  expect(game.better(3)).toBe('');
  expect(game.onward(0)).toBe('Best from here: B down 3, X right 4');
  expect(game.finding).toContain('Move 1 was the turning point.');
});

test('arrows show the moves that were as good, and the one that was played if it was not', () => {
  const game = reviewed(`#/review?${BOARD}&moves=A+1,B+3`);
  const b = { piece: 1, rows: 3, columns: 0 };
  expect(game.compared(0)).toEqual([
    { look: 'bad', shifts: [{ piece: 0, rows: 0, columns: 1 }] },
    { look: 'good', shifts: [b] },
  ]);
  expect(game.compared(1)).toEqual([{ look: 'good', shifts: [b] }]);
  // An unfinished game goes on from its end.
  expect([game.better(2), game.onward(2)]).toEqual(['As good as any: X right 4.', 'Best from here: X right 4']);
});

test('a board without a solution has nothing to compare', () => {
  const game = reviewed('#/review/tiles/3x3-unsolvable');
  expect([game.standing(0), game.better(0), game.onward(0), game.compared(0)]).toEqual(['', '', '', []]);
  expect(game.finding).toMatch(/\.$/);
});
