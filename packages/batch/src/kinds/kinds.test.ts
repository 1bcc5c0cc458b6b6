import { familyById } from '@slidewise/core/families';
import { expect, test, vi } from 'vitest';
import { kindById } from './index.js';
import type { Row } from './kind.js';
import type { TableSource } from './tables.js';

const BOARD = '...b../...b../aa.b.d/..cccd/....../......';
const STUCK = '...b../...bee/aa.b.d/.....d/...c../...c..';
const tables: TableSource = { fetch: async () => {}, get: () => undefined, put: () => {} };
const search = { memoryLimit: 2 ** 28 };

// biome-ignore lint/suspicious/noExplicitAny: rows are checked by the tests
async function rowOf(kind: string, text: string | undefined, options: object = {}, more: object = {}): Promise<any> {
  const item = { board: 'f:7', line: 7, ...(text === undefined ? {} : { text }), ...more };
  const [row] = await kindById(kind)!.start({ read: {}, search, optimum: true, ...options }, tables)(item);
  return row as Row;
}

test('solve: what solve --json says, without times', async () => {
  expect(await rowOf('solve', BOARD)).toMatchObject({
    board: 'f:7',
    text: BOARD,
    family: 'rush-hour',
    status: 'solved',
    optimal: true,
    length: 3,
    moves: ['d 1', 'c -2', 'b 3'],
  });
  expect(await rowOf('solve', STUCK)).toMatchObject({
    status: 'unsolvable',
    length: null,
    lowerBound: null,
    moves: [],
  });
  expect(JSON.stringify(await rowOf('solve', BOARD))).not.toMatch(/"ms"|time/);
  expect(await rowOf('solve', BOARD)).toEqual(await rowOf('solve', BOARD));
});

test('solve: ids and rows of earlier runs are boards, too', async () => {
  const id = await rowOf('solve', `rush-hour:usc,goal=exit:${BOARD}`);
  expect(id).toMatchObject({ status: 'solved', goal: 'exit', length: 4 });
  const row = JSON.stringify({ text: BOARD, family: 'rush-hour', format: 'usc', goal: 'exit' });
  expect(await rowOf('solve', row)).toMatchObject({ status: 'solved', goal: 'exit', length: 4, text: BOARD });
  // What other programs print.
  expect(await rowOf('solve', JSON.stringify({ board: BOARD }))).toMatchObject({ length: 3, text: BOARD });
  const identified = JSON.stringify({ id: 'x', board: `rush-hour:usc,goal=exit:${BOARD}` });
  expect(await rowOf('solve', identified)).toMatchObject({ length: 4, goal: 'exit' });
  // A board whose text cannot say all of it has an id.
  const untold = JSON.stringify({ board: 'x.txt', id: `rush-hour:usc,goal=exit:${BOARD}`, text: null });
  expect(await rowOf('solve', untold)).toMatchObject({ length: 4, goal: 'exit' });
});

test('solve: the table of all 3×3 boards with a goal is made once, and rows do not tell which board it was made for', async () => {
  const made: string[] = [];
  const source: TableSource = { fetch: async () => {}, get: () => undefined, put: (id) => made.push(id) };
  const options = { read: { goal: '1 2 3/8 0 4/7 6 5' }, search: { ...search, metric: 'mtm' } };
  const work = kindById('solve')!.start(options, source);
  const item = { board: 'f:7', line: 7, text: '2 8 3/1 6 4/7 0 5' };
  const rows = [await work(item), await work(item)];
  expect(made).toHaveLength(1);
  expect(rows[0]).toMatchObject([{ status: 'solved', algorithm: 'complete-table' }]);
  expect(rows[1]).toEqual(rows[0]);
});

test('solve: limits stop boards, and say which', async () => {
  const options = { search: { ...search, memoryLimit: 1 } };
  expect(await rowOf('solve', BOARD, options)).toMatchObject({ status: 'stopped', reason: 'the memory limit was hit' });
});

test.each([
  ['ab', { line: 7, column: 1 }],
  ['{"text":', { line: 7, error: expect.stringContaining('this is no JSON object') }],
  ['{"board":"x.txt:3"}', { line: 7, error: 'this JSON object has no "text", and its "board" is the name of a file' }],
  ['{"a":1}', { line: 7, error: 'this JSON object has no board: expected "text", "id" or "board"' }],
  ['...b../..x', { line: 7, column: 11 }],
  [undefined, { line: 7, error: 'there is no board in it' }],
])('solve: %s is a row with the place and the reason', async (text, row) => {
  expect(await rowOf('solve', text)).toMatchObject({
    board: 'f:7',
    status: 'error',
    error: expect.any(String),
    ...row,
  });
});

test('solve: what does not fit a board is a row, too', async () => {
  expect(await rowOf('solve', BOARD, { search: { ...search, metric: 'stm' } })).toMatchObject({
    status: 'error',
    error: 'there is no metric "stm": expected moves, steps',
  });
  expect(await rowOf('solve', BOARD, { letters: 'blank' })).toMatchObject({ status: 'error' });
});

test.each([
  ['moves', ['d 1', 'c -2', 'b 3'], { status: 'valid', length: 3, shortest: true, optimum: 3 }],
  ['one text', 'd 1, c -2, b 3', { status: 'valid', length: 3, shortest: true }],
  ['a detour', ['d 1', 'd 1', 'c -2', 'b 3'], { status: 'valid', length: 4, shortest: false, optimum: 3 }],
  ['not solved', ['d 1'], { status: 'invalid', legal: true, solved: false }],
  ['not legal', ['b 1'], { status: 'invalid', legal: false, reason: expect.stringContaining('move 1, "b 1"') }],
  ['no move', ['hm'], { status: 'invalid', legal: false }],
  ['nothing', undefined, { status: 'error' }],
])('verify: %s', async (_, moves, row) => {
  expect(await rowOf('verify', JSON.stringify({ text: BOARD, moves }))).toMatchObject(row);
});

test('verify: what is claimed is held against what is', async () => {
  const claim = (more: object) => rowOf('verify', JSON.stringify({ text: BOARD, ...more }));
  const moves = ['d 1', 'd 1', 'c -2', 'b 3'];
  expect(await claim({ moves, length: 3 })).toMatchObject({
    status: 'invalid',
    reason: expect.stringContaining('said to be 3'),
  });
  expect(await claim({ moves, length: 4, optimal: true })).toMatchObject({
    status: 'invalid',
    reason: 'it is said to be shortest, but 3 moves are enough',
  });
  expect(await claim({ status: 'unsolvable', moves: [] })).toMatchObject({
    status: 'invalid',
    reason: 'it can be solved in 3 moves',
  });
  expect(await claim({ status: 'stopped', moves: [] })).toMatchObject({ status: 'stopped' });
  expect(await claim({ moves, metric: 'steps' })).toMatchObject({ status: 'valid', length: 7 });
  const stuck = JSON.stringify({ text: STUCK, status: 'unsolvable', moves: [] });
  expect(await rowOf('verify', stuck)).toMatchObject({ status: 'valid' });
});

const SHORTEST = ['d 1', 'c -2', 'b 3'];
const DETOUR = ['d 1', 'd 1', 'c -2', 'b 3'];
test.each([
  [{ moves: SHORTEST, length: '3' }, 'the length is said to be "3", which is no count'],
  [{ moves: SHORTEST, length: 3.5 }, 'the length is said to be 3.5, which is no count'],
  [{ moves: SHORTEST, lowerBound: [3] }, 'the lower bound is said to be [3], which is no count'],
  [{ moves: SHORTEST, optimal: 'yes' }, 'it is said to be optimal: "yes", which is neither true nor false'],
  [{ moves: SHORTEST, status: 'error' }, 'the status is said to be "error", but the moves solve it'],
  [{ moves: SHORTEST, status: 'stopped' }, 'the status is said to be "stopped", but the moves solve it'],
  [{ moves: SHORTEST, status: 7 }, 'the status is said to be 7, but the moves solve it'],
  [{ moves: SHORTEST, lowerBound: 999 }, 'no solution is said to be shorter than 999, but the moves count 3'],
  [{ moves: DETOUR, lowerBound: 4 }, 'no solution is said to be shorter than 4, but 3 moves are enough'],
  [
    { moves: [], status: 'unsolvable', length: 3 },
    'it is said to be unsolvable, and to have a solution of the length 3',
  ],
  [{ moves: SHORTEST, status: 'unsolvable' }, 'it is said to be unsolvable, and has moves'],
])('verify: %j cannot be right', async (claim, reason) => {
  expect(await rowOf('verify', JSON.stringify({ text: BOARD, ...claim }))).toMatchObject({ status: 'invalid', reason });
});

test('verify: what solve says is right', async () => {
  for (const text of [BOARD, STUCK]) {
    const row = await rowOf('solve', text);
    expect(await rowOf('verify', JSON.stringify(row))).toMatchObject({ status: 'valid' });
  }
  const detour = { text: BOARD, moves: DETOUR, status: 'solved', optimal: false, length: 4, lowerBound: 3 };
  expect(await rowOf('verify', JSON.stringify(detour))).toMatchObject({ status: 'valid', shortest: false });
});

test('verify: moves with nothing between them are told apart, those of several tiles, too', async () => {
  const search = { metric: 'mtm' };
  expect(await rowOf('verify', '1 2 3/4 5 6/0 7 8\tL2', { search })).toMatchObject({ status: 'valid', length: 1 });
  expect(await rowOf('verify', '1 2 3/4 5 6/7 8 0\tR2L2', { search })).toMatchObject({ status: 'valid', length: 2 });
  expect(await rowOf('verify', '1 2 3/4 5 6/7 8 0\tR2L3', { search })).toMatchObject({ legal: false, length: 1 });
});

test('verify: a long text of letters is read with one attempt for each move', async () => {
  const reading = vi.spyOn(familyById('tiles')!, 'parseMove');
  const line = `1 2 3/4 5 6/0 7 8\t${'LR'.repeat(100)}LL`;
  expect(await rowOf('verify', line, { optimum: false })).toMatchObject({ status: 'valid', length: 202 });
  expect(reading.mock.calls.length).toBe(202);
  reading.mockRestore();
});

test('verify: a board, a tabulator and moves; without the optimum nothing is searched', async () => {
  const line = '1 2 3/4 5 6/0 7 8\tLL';
  expect(await rowOf('verify', line)).toMatchObject({ family: 'tiles', status: 'valid', length: 2, shortest: true });
  expect(await rowOf('verify', line, { optimum: false })).toMatchObject({ status: 'valid', shortest: null });
  expect(await rowOf('verify', '1 2 3/4 5 6/0 7 8')).toMatchObject({ status: 'error' });
});

test('rate: the score, the level and what makes a board hard', async () => {
  const row = await rowOf('rate', BOARD);
  expect(row).toMatchObject({
    board: 'f:7',
    text: BOARD,
    status: 'rated',
    score: expect.any(Number),
    metric: 'moves',
    optimum: 3,
    optima: { moves: 3 },
    features: { positions: expect.any(Number) },
  });
  expect(await rowOf('rate', STUCK)).toMatchObject({ status: 'unsolvable', level: 'unsolvable', score: null });
  expect(await rowOf('rate', BOARD, { scoreOnly: true })).toMatchObject({ score: row.score, level: row.level });
  expect(await rowOf('rate', 'ab')).toMatchObject({ status: 'error' });
  const columns = kindById('rate')!.columns.map((column) => [column.name, column.of(row)]);
  expect(Object.fromEntries(columns)).toMatchObject({ score: row.score, optimum: 3, metric: 'moves', board: 'f:7' });
});

test('every row of a kind has a status that it declares', async () => {
  for (const kind of ['solve', 'rate', 'verify']) {
    const { failed, statuses } = kindById(kind)!;
    const row = failed({ board: 'f', line: 1 }, 'it died');
    expect(row).toMatchObject({ board: 'f', status: 'error', error: 'it died' });
    expect(statuses.map(({ id }) => id)).toContain(row.status);
  }
});

test('every kind that reads boards has the compiled search loaded', async () => {
  const rushHour = familyById('rush-hour')!;
  const loading = vi.spyOn(rushHour, 'loadCompiledSearch');
  for (const kind of ['solve', 'rate', 'verify']) {
    loading.mockClear();
    await rowOf(kind, kind === 'verify' ? `${BOARD}\td 1 c -2 b 3` : BOARD);
    expect([kind, loading.mock.calls.length > 0]).toEqual([kind, true]);
  }
  loading.mockRestore();
});
