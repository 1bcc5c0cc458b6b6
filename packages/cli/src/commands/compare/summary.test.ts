import { familyById } from '@slidewise/core/families';
import { message } from '@slidewise/core/messages';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import type { Comparison, Finished } from './runs.js';
import { medianOf, summaries, totalOf } from './summary.js';
import { summaryReport } from './summary-report.js';

const family = familyById('rush-hour')!;
const reading = unwrap(family.parse('...b..\n...b..\naa.b.d\n..cccd\n......\n......', {}));
const solution = unwrap(await solve(family, reading.position, {}));

function run(algorithm: string, expanded: number, status: 'solved' | 'stopped' = 'solved'): Finished {
  const { length: _, ...bare } = solution;
  const counts = { ...solution.counts, expanded, generated: expanded * 10, stored: expanded * 2 };
  const ended =
    status === 'solved' ? { ...solution, counts } : { ...bare, counts, status, optimal: false, stopReason: 'time' };
  return { algorithm, planned: false, milliseconds: 1, solution: ended as typeof solution };
}

function comparison(label: string, ...runs: Comparison['runs']): Comparison {
  return { board: { label, family, reading }, metric: 'moves', unit: 'move', runs };
}

test('totals and medians over the boards on which a method was tried, with a bound where a run was stopped', () => {
  const runs = [run('a', 5), undefined, run('a', 1), run('a', 100)];
  expect(totalOf(runs, 'expanded')).toEqual({ value: 106, least: false });
  expect(medianOf(runs, 'expanded')).toEqual({ value: 5, least: false });
  expect(medianOf(runs.slice(1), 'generated')).toEqual({ value: 505, least: false });
  expect(medianOf([...runs, run('a', 9, 'stopped')], 'stored')).toEqual({ value: 14, least: true });
  expect([totalOf([undefined], 'stored'), medianOf([], 'stored')]).toEqual([undefined, undefined]);
});

test('a single board has no summary', () => {
  expect(summaries([comparison('one', run('bfs', 3))])).toEqual([]);
});

const boards = [
  comparison('one', run('bfs', 14), run('astar', 3)),
  comparison('two', run('bfs', 1234, 'stopped'), {
    algorithm: 'astar',
    planned: false,
    leftOut: message('it-cannot', () => 'it cannot')(),
  }),
];

test('more boards than methods: a line for each board; the count and the metric in the title', () => {
  expect(summaryReport(boards, 'expanded', new Set())).toMatchInlineSnapshot(`
    "Rush Hour: positions expanded, in moves

    board   moves        bfs  astar
    one         3       14 ✓    3 ✓
    two       ≥ 3  ≥ 1,234      –
    total          ≥ 1,248      3
    median           ≥ 624      3
    ✓ proved · ≥ stopped there · – not tried

    left out:
      astar: it cannot
    "
  `);
  expect(summaryReport(boards, 'stored', new Set())).toMatch(
    /^Rush Hour: positions stored, in moves\n.*\none +3 +28 ✓ +6 ✓\n/s,
  );
});

test('more methods than boards: a line for each method', () => {
  const more = boards.map(({ board, runs, ...rest }) => ({
    ...rest,
    board,
    runs: [...runs, run('greedy', 7), run('idastar', 8)],
  }));
  expect(summaryReport(more, 'expanded', new Set())).toMatchInlineSnapshot(`
    "Rush Hour: positions expanded, in moves

    algorithm  heuristic      total   median   one        two
    (moves)                                    3          3
    bfs        –          ≥ 1,248    ≥ 624    14 ✓  ≥ 1,234
    astar      –                3        3     3 ✓        –
    greedy     –               14        7     7 ✓        7 ✓
    idastar    –               16        8     8 ✓        8 ✓
    ✓ proved · ≥ stopped there · – not tried

    left out:
      astar: it cannot
    "
  `);
});

test('what does not fit into the width goes into further tables', () => {
  const many = ['one', 'two', 'three'].map((label) =>
    comparison(
      `a-board-with-a-long-name-${label}`,
      ...'abcdefghijklmnop'.split('').map((id) => run(`way-${id}`, 99_999)),
    ),
  );
  const text = summaryReport([...many, ...many, ...many, ...many, ...many, ...many], 'expanded', new Set());
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(text.match(/^total /gm)!.length).toBeGreaterThan(1);
});
