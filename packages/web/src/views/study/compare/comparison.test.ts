import { expect, test } from 'vitest';
import { methodTitle, offeredMethods } from '../methods.js';
import { IMPOSSIBLE, JAM, LARGE, laboratory, NEAR } from '../testing/laboratory.js';
import { barLength, Comparison, figureOf, outcome, powersOfTen, type Row, sorted } from './comparison.js';

test('every method is tried once, and what cannot be tried says why', async () => {
  const comparison = new Comparison(NEAR, laboratory());
  expect(comparison.rows.map(({ state }) => state)).toEqual(offeredMethods(NEAR).map(() => 'waiting'));
  const states: string[] = [];
  comparison.onChange(() => states.push(`${comparison.busy} ${comparison.done}`));
  await comparison.run(60_000);
  expect(comparison.done).toBe(comparison.rows.length);
  expect(comparison.busy).toBe(false);
  expect(states).toContain('true 3');
  const lengths = comparison.rows.flatMap(({ solution }) => (solution?.optimal ? [solution.length] : []));
  expect(lengths.length).toBeGreaterThan(10);
  expect(new Set(lengths)).toEqual(new Set([5]));
  const left = comparison.rows.filter(({ state }) => state === 'left out');
  expect(left.map((row) => [methodTitle(NEAR.family, row.method), outcome(row)])).toEqual([
    ['Bidirectional', expect.stringMatching(/^left out: .*needs a list of all solved positions/)],
  ]);
});

test('why a board cannot be solved is known before any search', () => {
  expect(new Comparison(IMPOSSIBLE, laboratory()).refutation).toBe(
    IMPOSSIBLE.family.refute(IMPOSSIBLE.position)?.message,
  );
  expect(new Comparison(JAM, laboratory()).refutation).toBeUndefined();
});

test('a limit ends a search and is named; another run tries it again', async () => {
  const comparison = new Comparison(LARGE, laboratory());
  const endless = comparison.rows.findIndex(({ method }) => methodTitle(LARGE.family, method) === 'A* (No estimate)');
  expect(endless).toBeGreaterThanOrEqual(0);
  const unsubscribe = comparison.onChange(() => {
    if (comparison.rows[endless]!.state === 'done') comparison.cancel();
  });
  await comparison.run(30);
  expect(outcome(comparison.rows[endless]!)).toBe('time limit');
  unsubscribe();
  comparison.onChange(() => comparison.cancel());
  await comparison.run(30);
  expect(comparison.rows[endless]!.state).toBe('waiting');
});

test('cancelling keeps what is known, and leaves nothing running', async () => {
  const comparison = new Comparison(LARGE, laboratory());
  const heard: (string | undefined)[] = [];
  comparison.onChange(() => {
    heard.push(comparison.activity);
    if (/expanded$/.test(comparison.activity ?? '')) comparison.cancel();
  });
  await comparison.run(60_000);
  expect(heard[0]).toBe('Breadth first');
  expect(heard).toContainEqual(expect.stringMatching(/^Breadth first: [\d,]+ expanded$/));
  expect([comparison.busy, comparison.done, comparison.activity]).toEqual([false, 0, undefined]);
});

test('rows are sorted by any column, those without a figure last', () => {
  const row = (algorithm: string, expanded?: number): Row => ({
    method: { algorithm },
    state: expanded === undefined ? 'waiting' : 'done',
    ...(expanded === undefined ? {} : { solution: { counts: { expanded } } as unknown as Row['solution'] & object }),
  });
  const rows = [row('greedy', 30), row('bidirectional'), row('bfs', 4), row('astar', 200)];
  const order = (key: 'expanded' | 'method', descending: boolean) =>
    sorted(JAM.family, rows, key, descending).map(({ method }) => method.algorithm);
  expect(order('expanded', false)).toEqual(['bfs', 'greedy', 'astar', 'bidirectional']);
  expect(order('expanded', true)).toEqual(['astar', 'greedy', 'bfs', 'bidirectional']);
  expect(order('method', false)).toEqual(['astar', 'bidirectional', 'bfs', 'greedy']);
  expect(figureOf(JAM.family, rows[1]!, 'time')).toBeUndefined();
});

test('bars on a scale of powers of ten', () => {
  expect(powersOfTen([])).toEqual([1, 10]);
  expect(powersOfTen([3, 10])).toEqual([1, 10]);
  expect(powersOfTen([11])).toEqual([1, 10, 100]);
  expect(powersOfTen([1000])).toEqual([1, 10, 100, 1000]);
  expect([barLength(1000, 1000), barLength(10, 100)]).toEqual([1, 0.5]);
  expect(barLength(0, 100)).toBeGreaterThan(0);
});
