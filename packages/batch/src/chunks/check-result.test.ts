import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import type { BoardItem } from '../kinds/board.js';
import type { Item } from '../kinds/kind.js';
import type { TableSource } from '../kinds/tables.js';
import { workOn } from '../threads/work-on.js';
import { checkResult } from './check-result.js';
import type { Chunk } from './chunk.js';

const tables: TableSource = { fetch: async () => {}, get: () => undefined, put: () => {} };
const BOARD = '...b../...b../aa.b.d/..cccd/....../......';
const STUCK = '...b../...bee/aa.b.d/.....d/...c../...c..';
const search = { memoryLimit: 2 ** 28 };
const options = { read: {}, search, scoreOnly: false, optimum: true };

const itemsOf = (...texts: readonly string[]): BoardItem[] =>
  texts.map((text, i) => ({ board: `f:${i + 1}`, line: i + 1, text }));
const chunkOf = (items: readonly Item[]): Chunk => ({ number: 0, id: 'x', first: 0, items });
const taskOf = (kind: string, more: object = {}) => ({ version: '1', kind, options: { ...options, ...more } });

/** What is wrong with a result as it may come out of Redis; undefined if nothing is. */
async function wrongOf(data: unknown, chunk: Chunk, kind: string, more: object = {}): Promise<string | undefined> {
  const checked = await checkResult(data, chunk, taskOf(kind, more));
  return 'wrong' in checked ? checked.wrong : undefined;
}

test('what workers send is right: every kind, family, metric, notation and convention', async () => {
  const random = seededRandom(5);
  for (const family of families) {
    const texts = ['?', ''];
    for (let i = 0; i < 4; i++) {
      const position = family.making!.random(random, family.making!.sizes.small);
      for (const { id } of family.formats) {
        const text = family.print(position, id);
        if (text.ok) texts.push(text.value);
      }
      texts.push(positionId(family, position));
    }
    const items: BoardItem[] = [...itemsOf(...texts), { board: 'f', line: 9, sameAs: { number: 2, line: 3 } }];
    for (const { id: metric } of family.metrics) {
      for (const letters of [undefined, ...(family.letters ?? []).map(({ id }) => id)]) {
        for (const kind of ['solve', 'rate', 'verify']) {
          const more = {
            family: family.id,
            search: { ...search, metric },
            ...(letters === undefined ? {} : { letters }),
          };
          const result = await workOn({ kind, options: { ...options, ...more }, items }, tables);
          const checked = await checkResult(JSON.parse(JSON.stringify(result)), chunkOf(items), taskOf(kind, more));
          expect(checked).toEqual({ result });
        }
      }
    }
  }
});

test('parts of a search and of a class are checked, too', async () => {
  const family = families.find(({ id }) => id === 'tiles')!;
  const { position } = unwrap(family.parse('1 2 3/4 5 0/7 8 6', { goal: 'blank-last' }));
  const { moves } = unwrap(solve(family, position));
  const row = { part: 0, status: 'solved', expanded: 3, generated: 7, moves };
  const partsOf = { position: positionId(family, position) };
  const part = (change: object) => {
    const rows = `${JSON.stringify({ ...row, ...change })}\n`;
    return wrongOf({ rows, times: [1] }, chunkOf([{ part: 0 }]), 'part', partsOf);
  };
  expect(await part({})).toBeUndefined();
  expect(await part({ status: 'exhausted', bound: 7 })).toBeUndefined();
  for (const change of [{ part: 1 }, { moves: [] }, { moves: 'R' }, { status: 'x' }, { status: 'exhausted' }])
    expect([change, await part(change)]).toEqual([change, expect.stringMatching(/^row 1: /)]);
  expect(await part({ expanded: 'many' })).toBe('row 1: its expanded is not of the type INT64');
  const classOf = { family: 'rush-hour', values: { size: '3x3' } };
  const times = [1];
  const enumerated = (rows: string) => wrongOf({ rows, times }, chunkOf([{}]), 'enumerate', classOf);
  expect(await enumerated('')).toBeUndefined();
  expect(await enumerated('{"length":1,"text":"?"}\n')).toBe('row 1: it has no board');
  expect(await enumerated('{"length":"1","text":"AA./.../..."}\n')).toContain('length');
});

test('what is no result of the chunk is told, whatever it is', async () => {
  const items = itemsOf(BOARD, STUCK);
  const chunk = chunkOf(items);
  const right = await workOn({ kind: 'solve', options, items }, tables);
  const [first, second] = right.rows.split('\n') as [string, string];
  const wrong = (data: unknown) => wrongOf(data, chunk, 'solve');
  const withRows = (...rows: readonly string[]) => wrong({ ...right, rows: rows.map((row) => `${row}\n`).join('') });
  expect(await wrong(right)).toBeUndefined();
  for (const data of [null, undefined, 7, 'garbage', [], {}, { rows: {} }, { ...right, rows: [first, second] }])
    expect(await wrong(data)).toBe('it has no rows');
  for (const times of [undefined, 'x', [1], [1, -1], [1, 'x']])
    expect(await wrong({ ...right, times })).toBe('its times are not those of its items');
  expect(await wrong({ ...right, rows: 'garbage' })).toBe('its last row is not whole');
  expect(await withRows(first)).toBe('it has 1 rows for 2 items');
  expect(await withRows(first, second, second)).toBe('it has 3 rows for 2 items');
  expect(await withRows(second, first)).toBe('row 1: it has the row of another board');
  for (const row of ['x', '7', 'null', '[]']) expect(await withRows(first, row)).toBe('row 2: it is not JSON');
  const changed = (change: object) => withRows(JSON.stringify({ ...JSON.parse(first), ...change }), second);
  for (const change of [
    { board: 'f:2' },
    { text: STUCK },
    { goal: 'exit' },
    { sameAs: { number: 0, line: 1 } },
    { status: 'won' },
    { length: 2 },
    { length: '3' },
    { length: 2, lowerBound: 2 },
    { optimal: true, lowerBound: 1 },
    { optimal: 'yes' },
    { metric: 'x' },
    { moves: [] },
    { moves: 'd 1 c -2 b 3' },
    { moves: ['d 1', 'c -2'] },
    { moves: ['d 1', 'c -2', 7] },
    { moves: ['d 5', 'c -2', 'b 3'] },
    { stats: { expanded: 'many' } },
    { stats: { expanded: 1.5 } },
  ])
    expect([change, await changed(change)]).toEqual([change, expect.stringMatching(/^row 1: /)]);
});
