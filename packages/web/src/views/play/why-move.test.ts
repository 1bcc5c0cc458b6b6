import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import { whyMove } from './why-move.js';

function whyOf(id: string, text: string): (string | undefined)[] {
  const family = familyById(id)!;
  let { position } = unwrap(family.parse(text.replaceAll('/', '\n'), {}));
  const { moves } = unwrap(solve(family, position));
  return moves.map((move, i) => {
    const why = whyMove(family, position, family.metrics[0]!.id, moves.slice(i))?.text;
    position = unwrap(family.play(position, move));
    return why;
  });
}

test('a move is explained by what it leaves, or by the move that it makes way for', () => {
  expect(whyOf('rush-hour', 'BB...C/.....C/XXA.../..A..D/..A..D/EE...D')).toEqual([
    'It leaves nothing in the way.',
    'It solves the board.',
  ]);
  expect(whyOf('tiles', '1 2 3/0 5 6/4 7 8')).toEqual([
    'It leaves at least 2 moves instead of 3.',
    'It leaves at least 1 move instead of 2.',
    'It solves the board.',
  ]);
});

test('where a move only makes way, it is said for which one', () => {
  const reasons = whyOf('tiles', '6 5 4 7/1 3 2 8/9 10 0 11/13 14 15 12');
  expect(reasons.length).toBeGreaterThan(8);
  for (const reason of reasons) expect(reason).toMatch(/^It (solves|leaves|makes way for) [^.]*\.$/);
  expect(reasons.filter((reason) => /^It makes way for “\d+ \w+”, \d+ moves? later, which /.test(reason!))).not.toEqual(
    [],
  );
});
