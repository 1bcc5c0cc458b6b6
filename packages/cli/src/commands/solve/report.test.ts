import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { expect, test } from 'vitest';
import type { Answer } from './answer.js';
import { humanReport } from './report.js';

test('--steps: boards are drawn as they are taken, however many there are', () => {
  const reading = unwrap(tiles.parse('1 2/0 3'));
  const solution = unwrap(solve(tiles, reading.position));
  const [move] = solution.moves;
  // There and back again, for a long time.
  const back = tiles.moves(unwrap(tiles.play(reading.position, move!)), 'stm')[0]!;
  const moves = Array.from({ length: 5001 }, (_, i) => (i % 2 === 0 ? move! : back));
  const board = { label: 'a board', family: tiles, reading } as unknown as Answer['board'];
  const answer = { board, solution: { ...solution, moves, length: moves.length }, milliseconds: 1 } as Answer;
  let drawn = 0;
  for (const piece of humanReport(answer, { steps: true } as never, true)) {
    drawn++;
    if (drawn === 2) expect(piece).toMatch(/^\n1\. \w\n/);
  }
  // The board, one after each move, and the statistics.
  expect(drawn).toBe(moves.length + 2);
});
