import { expect, test } from 'vitest';
import { SearchTree } from '../analysis/tree/search-tree.js';
import { drawSearchTree, headingOf } from '../analysis/tree/tree-picture.js';
import { families } from '../families.js';
import { unwrap } from '../result.js';
import { solve } from '../solving/solve.js';
import { samples } from '../testing/samples.js';
import { printMoves } from './print-moves.js';

test.each(families)('$title: moves are printed in the first format if no style is given', (family) => {
  const position = samples(family, 'small', 20, 5).find((board) => {
    // A solved board and one that is proved unsolvable have trees of one node.
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

  const tree = unwrap(SearchTree.plant(family, position));
  while (tree.nodes.length < 2 && tree.step());
  expect(tree.nodes.length).toBeGreaterThan(1);
  expect(headingOf(family, tree, 1)).toBe(headingOf(family, tree, 1, style));
  expect(drawSearchTree(family, tree)).toBe(drawSearchTree(family, tree, { style }));
});
