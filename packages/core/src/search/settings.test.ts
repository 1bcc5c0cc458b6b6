import { expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import { solve } from '../solving/solve.js';
import { tiles } from '../tiles/index.js';

const small = unwrap(tiles.parse('1 2 3/4 0 6/7 5 8')).position;
const jam = unwrap(rushHour.parse('AA.B../...B../XX.B../....../....../......')).position;

test.each([
  ['astar', { depth: 3 }, '"astar" takes no depth: expected dfs, depth-limited, dfbnb'],
  ['bfs', { seed: 3 }, /^"bfs" takes no seed: expected astar, /],
  ['dfs', { depth: -1 }, 'options.settings.depth must be a whole number from 0 up, not -1'],
  ['dfs', { duplicates: 'some' }, /^options\.settings\.duplicates must be /],
  [
    'dfs',
    { order: 'LR' },
    /^there is no order "LR": expected reads, reversed, shuffled or the letters [LRUD]{4} in some order$/,
  ],
  ['astar', { order: 'reversed' }, /^"astar" heeds the order of successors only if ties go first in/],
] as const)('%s with %j is refused', (algorithm, settings, message) => {
  const answer = solve(tiles, small, { algorithm, settings: settings as never });
  expect(answer.ok ? undefined : answer.problem.message).toMatch(message);
});

test('letters are for spaces with operators', () => {
  const answer = solve(rushHour, jam, { algorithm: 'dfs', settings: { order: 'LRUD' } });
  expect(answer.ok ? undefined : answer.problem.message).toBe(
    'there is no order "LRUD": expected reads, reversed, shuffled',
  );
});

test.each(['LRUD', 'DURL', 'reads', 'reversed', 'shuffled'])(
  'tried in the order %s, the first moves differ',
  (order) => {
    const { moves } = unwrap(solve(tiles, small, { algorithm: 'dfs', settings: { order, seed: 5 } }));
    // The blank is in the middle, so that every direction is possible.
    if (order.length === 4) expect(moves[0]!.direction).toBe(order[0]);
  },
);

test('a setting that is undefined is none', () => {
  expect(solve(tiles, small, { algorithm: 'bfs', settings: { depth: undefined } as never }).ok).toBe(true);
});
