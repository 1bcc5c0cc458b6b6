import { expect, test } from 'vitest';
import type { AtlasRow, Enumerating } from '../../contract/enumerating.js';
import { unwrap } from '../../result.js';
import { explore, goalDistances } from '../../search/explore.js';
import type { Subject } from './subject.js';

/** What `contract/enumerating.ts` promises. */
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

  test('the rows of a shard are the same in any order of shards', async () => {
    const boards = unwrap(await open(example));
    const rows = Array.from({ length: boards.shards }, (_, shard) => boards.rows(shard));
    const again = unwrap(await open(example));
    const last = again.shards - 1;
    for (let shard = last; shard >= 0; shard--) expect(again.rows(shard)).toEqual(rows[shard]);
    expect(rows.flat().length).toBeGreaterThan(1);
    expect(new Set(rows.flat().map(({ board }) => board)).size).toBe(rows.flat().length);
    for (const shard of [-1, boards.shards, 0.5]) expect(() => boards.rows(shard)).toThrow(TypeError);
  });

  test('a row is a hardest position and counts its component', async () => {
    const boards = unwrap(await open(example));
    for (let shard = 0; shard < boards.shards; shard++) for (const row of boards.rows(shard)) checkRow(row);
  });

  function checkRow({ moves, metric, board, positions, distances }: AtlasRow): void {
    const { position } = unwrap(family.parse(board));
    const space = family.space(position, metric ?? family.metrics[0]!.id);
    const exploration = explore(space);
    const found = goalDistances(space, exploration);
    const counts = new Array<number>(moves + 1).fill(0);
    for (const distance of found) counts[distance]!++;
    expect(found[0]).toBe(moves);
    expect(exploration.states.size).toBe(positions);
    expect(counts).toEqual(distances);
  }
}
