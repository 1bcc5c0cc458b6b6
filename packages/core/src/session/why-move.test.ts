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
    const why = whyMove(family, position, family.metrics[0]!.id, moves.slice(i))?.why.message;
    position = unwrap(family.play(position, move));
    return why;
  });
}

test('a move is for the first thing that the solution gets done for good', () => {
  expect(whyOf('rush-hour', 'BB...C/.....C/XXA.../..A..D/..A..D/EE...D')).toEqual([
    'Then A is out of the way of X.',
    'It solves the board.',
  ]);
  expect(whyOf('tiles', '1 2 3/0 5 6/4 7 8')).toEqual([
    'Then 4 is in its place.',
    'Then 7 is in its place.',
    'It solves the board.',
  ]);
  // D goes at once; all that follows lets E go.
  expect(whyOf('rush-hour', 'A..BB./ACCC.D/XX.E.D/FF.E.G/...H.G/...H..')).toEqual([
    'Then D is out of the way of X.',
    ...[6, 5, 4, 3, 2].map((far) => `In ${far} moves, E is out of the way of X.`),
    'Then E is out of the way of X.',
    'It solves the board.',
  ]);
});

test('every move of a solution is for something, and for a tile that does not leave its place again', () => {
  const reasons = whyOf('tiles', '6 5 4 7/1 3 2 8/9 10 0 11/13 14 15 12');
  expect(reasons.length).toBeGreaterThan(8);
  for (const reason of reasons) expect(reason).toMatch(/^(Then|In \d+ moves,|It) [^.]*\.$/);
  const done = reasons.flatMap((reason) => /^Then (\d+ is in its place)/.exec(reason!)?.[1] ?? []);
  expect(done.length).toBeGreaterThan(4);
  expect(new Set(done).size).toBe(done.length);
});

test('where nothing is done before the end, a move makes way for the next that leaves less to do', () => {
  const [first, ...others] = whyOf('bricks', 'master: X\ngoal: 2 0\nXX.\nXX.\n...\n...');
  expect([first, others.at(-1)]).toEqual(['It solves the board.', undefined]);
  const family = familyById('bricks')!;
  const { position } = unwrap(family.parse('master: X\ngoal: 2 0\nXX\nXX\n..\n..', {}));
  const { moves } = unwrap(solve(family, position, { metric: 'steps' }));
  expect(whyMove(family, position, 'steps', moves)?.why.message).toBe('It leaves at least 1 step instead of 2.');
});
