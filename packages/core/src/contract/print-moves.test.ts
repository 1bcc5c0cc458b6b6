import { expect, test } from 'vitest';
import { families } from '../families.js';
import { unwrap } from '../result.js';
import { solve } from '../solving/solve.js';
import { samples } from '../testing/samples.js';
import { printMoves } from './print-moves.js';

test.each(families)('$title: moves are printed in the first format if no style is given', (family) => {
  const position = samples(family, 'small', 20, 5).find((board) => {
    return !family.isSolved(board) && unwrap(solve(family, board)).status === 'solved';
  });
  const [move] = family.moves(position);
  const style = { format: family.formats[0]!.id, metric: family.metrics[0]!.id };
  const text = family.printMove(position, move);
  expect(text).toBe(family.printMove(position, move, style));
  expect(unwrap(family.parseMove(position, text))).toEqual(move);
  expect(family.printMove(position, move, {})).toBe(text);
  expect(family.printMoves?.(position, [move]) ?? [text]).toEqual([text]);
  expect(printMoves(family, position, [move])).toEqual([text]);
});
