import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectRefusal, folderOf, slidewise, useEnv } from '../support/run-cli.js';

const json = (...args: string[]) => JSON.parse(slidewise(['solve', '--json', ...args]).stdout);

describe('tiles on the command line', () => {
  test('a compact string of letters, in both conventions and both metrics', () => {
    expect(slidewise(['solve', '--quiet', '-'], '8 1 3\n4 0 2\n7 6 5\n').stdout).toBe('LURRDDLURULDLU\n');
    const blank = slidewise(['solve', '--quiet', '--letters', 'blank', '-'], '8 1 3/4 0 2/7 6 5').stdout;
    expect(blank).toBe('RDLLUURDLDRURD\n');
    expect(slidewise(['solve', '--quiet', '--metric', 'mtm', '-'], '1 2 3/4 5 6/0 7 8').stdout).toBe('L2\n');
  });

  test('JSON of the same shape as for the other families', () => {
    expect(json('tiles/3x3-medium')).toMatchObject({ family: 'tiles', status: 'solved', optimal: true, metric: 'stm' });
  });

  test('an unsolvable board is answered by parity, and never searched', () => {
    for (const name of ['tiles/4x4-unsolvable', 'tiles/6x6-unsolvable']) {
      const { status, reason, stats } = json(name);
      expect([status, stats.expanded]).toEqual(['unsolvable', 0]);
      expect(reason).toContain('parity');
    }
  });

  test('several threads give the answer of one', () => {
    const board = '15 2 12 11/14 13 9 5/1 3 8 7/0 10 6 4';
    const solved = ['1', '2'].map((threads) =>
      slidewise(['solve', '--quiet', '--goal', 'blank-first', '--threads', threads, '-'], board),
    );
    expect(solved[0]!.stdout.trim()).toHaveLength(65);
    expect(solved[1]!.stdout).toBe(solved[0]!.stdout);
    expectRefusal(['solve', '--threads', '0', '-'], /threads/, { input: board });
  });

  test('a large board: a solution within the limit, with a bound and the gap', () => {
    const { stdout, code } = slidewise(['solve', '--time-limit', '2s', 'tiles/6x6-random']);
    expect(stdout).toMatch(/\d moves, not proved shortest \(at least \d+, a gap of [\d.]+ %\); the time limit was hit/);
    expect(code).toBe(0);
  });

  test.each([
    ['1 2 3\n4 5 5\n7 8 0\n', /^slidewise: -:2:5: .*second tile 5/],
    ['1 2 3\n4 5\n6 7 8 0\n', /^slidewise: -:2:/],
    ['1 2 3/4 five 6/7 8 0', /^slidewise: -:1:9: /],
    ['1 2 3/4 5 9/7 8 0', /^slidewise: -:1:11: /],
  ])('%j is bad input with line and column', (text, message) => {
    expectRefusal(['solve', '--family', 'tiles', '-'], message, { input: text });
  });
});

describe('the cache of tables', () => {
  const folder = folderOf({});
  const tables = join(folder, 'slidewise');
  useEnv('XDG_CACHE_HOME', folder);

  test('tables are built once, listed, rebuilt if damaged, and cleared', () => {
    const solve = () => json('tiles/4x3-medium');
    const { length } = solve();
    const files = readdirSync(tables);
    expect(files.length).toBeGreaterThan(0);
    const listed = slidewise(['cache', '--json']).stdout.trimEnd().split('\n');
    expect(listed.map((line) => JSON.parse(line).name).sort()).toEqual([...files].sort());

    // Cut in half, one bit wrong, and not a table at all.
    const contents = files.map((name) => readFileSync(join(tables, name)));
    for (const [i, name] of files.entries()) {
      const content = Buffer.from(contents[i]!);
      content[content.length - 1]! ^= 1;
      const damage = [content.subarray(0, content.length >> 1), content, Buffer.from('no table')][i % 3]!;
      writeFileSync(join(tables, name), damage);
    }
    expect(solve().length).toBe(length);
    expect(files.map((name) => readFileSync(join(tables, name)))).toEqual(contents);

    expect(slidewise(['cache', 'clear']).stdout).toMatch(/^removed \d+ tables?, /);
    expect(readdirSync(tables)).toEqual([]);
    expect(slidewise(['cache']).stdout).toMatch(/^0 tables, 0 B, in /);
  });
});
