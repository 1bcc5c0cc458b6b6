import { expect, test } from 'vitest';
import type { AtlasRow, Enumerating } from '../../contract/facets/enumerating.js';
import { unwrap } from '../../result.js';
import { explore, goalDistances } from '../../search/explore.js';
import type { Subject } from './subject.js';

/** What `contract/facets/enumerating.ts` promises. */
export function checkEnumeratingPage({ family }: Subject, enumerating: Enumerating): void {
  const { options, example } = enumerating;
  const open = (values: Readonly<Record<string, string>>) => enumerating.open(values);

  test('what describes a class has an id of its own and one line that says what it is', () => {
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    for (const { summary } of [enumerating, ...options]) expect(summary).toMatch(/^\S.*\S$/);
  });

  test('values that describe no class are a problem, and so is a value that is missing', async () => {
    for (const { id, required } of options) {
      for (const value of ['', ' ', '-1', '1e9', '999999999999', '0x0', 'size', '1..', '2,,3', '\u0000']) {
        const opened = await open({ ...example, [id]: value });
        expect(opened.ok ? '' : opened.problem.message, `${id}: ${value}`).toMatch(/^\S.*\S$/);
      }
      const { [id]: _, ...without } = example;
      expect((await open(without)).ok).toBe(!required);
    }
    expect((await open({ ...example, none: 'such' })).ok).toBe(false);
  });

  test('the rows of a piece are the same in any order of pieces', async () => {
    const boards = unwrap(await open(example));
    const pieces = [...boards.pieces()];
    const rows = pieces.map((piece) => boards.rows(piece));
    const again = unwrap(await open(example));
    expect([...again.pieces()]).toEqual(pieces);
    for (let i = pieces.length - 1; i >= 0; i--) expect(again.rows(pieces[i]!)).toEqual(rows[i]);
    expect(rows.flat().length).toBeGreaterThan(1);
    expect(new Set(rows.flat().map(({ text }) => text)).size).toBe(rows.flat().length);
    expect(boards.rows({ shard: 0, shards: boards.shards })).toEqual(rows.flat());
  });

  test('what is no piece of the class is refused', async () => {
    const { shards, rows } = unwrap(await open(example));
    for (const shard of [-1, shards, 0.5]) expect(() => rows({ shard, shards: 1 })).toThrow(TypeError);
    for (const count of [0, shards + 1, 0.5]) expect(() => rows({ shard: 0, shards: count })).toThrow(TypeError);
    expect(() => rows({ shard: 0, from: -1, starts: 1 })).toThrow(TypeError);
    expect(() => rows({ shard: 0 } as never)).toThrow(TypeError);
  });

  test('positions are counted the same in any order of shards, or values are refused', async () => {
    const { counting } = enumerating;
    if (counting === undefined) return;
    expect(counting.summary).toMatch(/^\S.*\S$/);
    for (const values of [{}, { ...example, none: 'such' }]) expect((await counting.open(values)).ok).toBe(false);
    const { shards, count } = unwrap(await counting.open(example));
    const counts = Array.from({ length: shards }, (_, shard) => count(shard));
    const again = unwrap(await counting.open(example));
    for (let shard = shards - 1; shard >= 0; shard--) expect(again.count(shard)).toEqual(counts[shard]);
    for (const { positions, distances } of counts.flat()) {
      expect(distances.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(positions);
    }
    for (const shard of [-1, shards, 0.5]) expect(() => count(shard)).toThrow(TypeError);
  });

  test('a row is a hardest position and counts its component', async () => {
    const boards = unwrap(await open(example));
    for (const piece of boards.pieces()) for (const row of boards.rows(piece)) checkRow(row);
  });

  function checkRow({ text, metric, length, positions, distances }: AtlasRow): void {
    const { position } = unwrap(family.parse(text));
    const space = family.space(position, metric);
    const exploration = explore(space);
    const found = goalDistances(space, exploration);
    const counts = new Array<number>(length! + 1).fill(0);
    for (const distance of found) counts[distance]!++;
    expect(found[0]).toBe(length);
    expect(exploration.states.size).toBe(positions);
    expect(counts).toEqual(distances);
  }
}
