import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Coverage } from './coverage.mjs';

// In a process of its own, from the built files: three times as fast as from the sources, which tests transform.
test('searches give the lengths and counts that are written down', () => {
  const script = fileURLToPath(new URL('./signature.mjs', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(
    status,
    `a change of search: if it is meant, npm run signature -- --write, and say so in the commit; if nothing was searched in some way, it needs a board\n${stdout}`,
  ).toBe(0);
});

describe('what took part', () => {
  const space = (layers) => ({ layers: () => layers });
  const family = (layers) => ({ id: 'toy', scene: () => ({ width: 4, height: 3 }), space: () => space(layers) });
  const way = { metric: 'moves', algorithm: 'astar', heuristic: 'far' };

  test('is all that fits a board and has come to a node on some', () => {
    const coverage = new Coverage();
    const part = coverage.of(family(), 'plain');
    part.unfit(way, 'too small');
    expect(coverage.gaps()).toEqual([]);
    expect(coverage.exceptions()).toEqual(['toy, fits no board: too small']);
    part.searched(way, { expanded: 0, generated: 0 });
    expect(coverage.gaps()).toEqual(['toy: astar with far, in moves']);
    expect(coverage.exceptions()).toEqual([]);
    part.searched(way, { expanded: 1, generated: 2 });
    part.searched(way, { expanded: 0, generated: 0 });
    expect(coverage.gaps()).toEqual([]);
  });

  test('is not what was left out on every board, which is named', () => {
    const coverage = new Coverage();
    coverage.of(family(), 'compiled').leftOut(way, {}, 3e7);
    expect(coverage.gaps()).toEqual(['toy, compiled: astar with far, in moves']);
    expect(coverage.exceptions()).toEqual(['toy, left out: far on 4×3: tables of 30 MB']);
  });

  test('is no layers of a space that expand nothing', () => {
    const coverage = new Coverage();
    const watched = coverage.of(family({ expand: (most) => most }), 'plain').watchLayers();
    const layers = watched.space({}, 'moves').layers(1, 'goal');
    expect(coverage.gaps()).toEqual(["toy: the family's own layers, in moves"]);
    expect(layers.expand(3)).toBe(3);
    expect(coverage.gaps()).toEqual([]);
  });
});
