import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../terminal/refusal.js';
import { guardOf, isModule, OwnHeuristics } from './own-heuristics.js';

const folder = mkdtempSync(join(tmpdir(), 'slidewise-own-'));
let written = 0;
function moduleOf(source: string, extension = 'mjs'): string {
  const path = join(folder, `own-${++written}.${extension}`);
  writeFileSync(path, source);
  return path;
}

const tiles = familyById('tiles')!;
const { position } = unwrap(tiles.parse('2 1 3/5 4 0/6 7 8', {}));

async function solved(source: string, extension?: string) {
  const path = moduleOf(source, extension);
  const own = await OwnHeuristics.load([path]);
  const family = own.familyWith(tiles);
  return unwrap(solve(family, position, { metric: 'stm', algorithm: 'astar', heuristic: own.id(path) }));
}

const HAMMING = '({ tiles, goal }) => tiles.filter((tile, i) => tile !== 0 && tile !== goal[i]).length';

test('a name with a slash or the ending of a module is a module, ids are none', () => {
  const names = ['./a', 'a/b', 'a.mjs', 'A.JS', 'a.cjs', 'manhattan', 'pdb-663', 'bfs'];
  expect(names.map(isModule)).toEqual([true, true, true, true, true, false, false, false]);
});

test.each([
  ['mjs', `export default ${HAMMING};`],
  ['mjs', `export const estimate = ${HAMMING};`],
  ['cjs', `module.exports = ${HAMMING};`],
  ['mjs', `import { strict } from 'node:assert'; strict.ok(true); export default ${HAMMING};`],
])('a module of kind %s guides a search like the heuristic that it repeats: %s', async (extension, source) => {
  const hamming = unwrap(solve(tiles, position, { metric: 'stm', algorithm: 'astar', heuristic: 'hamming' }));
  const found = await solved(source, extension);
  expect(found.counts).toEqual(hamming.counts);
  // Without a promise, no solution is called shortest.
  expect(found).toMatchObject({ length: 19, optimal: false, heuristic: expect.stringMatching(/^own-\d+\.[cm]js$/) });
});

test('promises are taken, and left out where they are to be checked', async () => {
  const source = `export const id = 'mine', admissible = true, consistent = true; export default ${HAMMING};`;
  expect(await solved(source)).toMatchObject({ length: 19, optimal: true, heuristic: 'mine' });
  const path = moduleOf(source);
  const family = (await OwnHeuristics.load([path], { promised: false })).familyWith(tiles);
  expect(family.heuristics.at(-1)).toMatchObject({ id: 'mine', admissible: false, consistent: false });
});

describe('what is wrong is one sentence', () => {
  test.each([
    ['export default () => { throw new Error("no idea"); };', 'its estimate failed: no idea'],
    ['export default () => { throw undefined; };', 'its estimate failed: undefined'],
    ['export default () => -1;', 'its estimate is -1: expected a number from 0 to 1000000'],
    ['export default () => Number.NaN;', 'its estimate is NaN'],
    ['export default () => ({});', 'its estimate is no number'],
    ['export default () => {};', 'its estimate is undefined'],
    ['export const admissible = true; export default () => 1;', 'but its estimate of a solved board is 1'],
    ['export const consistent = true; export default () => 0;', 'admissible must be true'],
    ["export const id = 'manhattan'; export default () => 0;", 'has a heuristic "manhattan" already'],
    ["export const metrics = ['yards']; export default () => 0;", 'yards'],
    ['export const value = 1;', 'it exports no function: expected "export default"'],
    ['export default (', 'it cannot be loaded: '],
    ["import 'nothing-like-it'; export default () => 0;", "it cannot be loaded: Cannot find package 'nothing-like-it'"],
    ['throw new Error("at once");', 'it cannot be loaded: at once'],
  ])('%s', async (source, words) => {
    const error: unknown = await solved(source).catch((caught) => caught);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).exitCode).toBe(2);
    expect((error as Refusal).message).toContain(words);
    expect((error as Refusal).message).not.toContain('\n');
  });

  test('a file that is not there', async () => {
    await expect(OwnHeuristics.load(['./nowhere.mjs'])).rejects.toThrow('./nowhere.mjs: there is no such file');
  });

  test('a function that does not return', () => {
    const guard = guardOf('mine.mjs', 50);
    expect(guard(() => 7)).toBe(7);
    expect(() =>
      guard(() => {
        for (;;);
      }),
    ).toThrow('mine.mjs: its estimates take too long: more than 0.05 s');
    expect(() =>
      guard(() => {
        throw new Error('another');
      }),
    ).toThrow('another');
  });
});
