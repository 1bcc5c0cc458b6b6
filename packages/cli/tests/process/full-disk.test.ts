import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderOf, slidewise } from '../support/run-cli.js';

// A disk with room for two or three small files, where mounting one is allowed.
const disk = join(folderOf({}), 'disk');
mkdirSync(disk);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk]).status === 0;
if (isMounted) writeFileSync(join(disk, 'filler'), Buffer.alloc(13 * 4096));
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
});

test.runIf(isMounted).each([
  ['map', 'rush-hour/jam-01', '--graph', 'all.graphml'],
  ['map', 'rush-hour/jam-01', '--html', 'page.html'],
  ['rate', 'rush-hour/jam-01', '--html', 'page.html'],
])('%s %s %s: one sentence, and nothing is half written', (command, board, option, name) => {
  const file = join(disk, name);
  const { stderr, code } = slidewise([command, board, option, file]);
  expect([stderr, code]).toEqual([`slidewise: ${file}: there is no room left on the disk\n`, 2]);
  expect(readdirSync(disk)).toEqual(['filler']);
});

test.runIf(isMounted)('generate --out: the names that were printed are files, whole, and there are no others', () => {
  const out = join(disk, 'boards');
  const words = ['generate', 'rush-hour', '--size', '5x5', '--moves', '3..6', '--count', '9', '--out', out];
  const { stdout, stderr, code } = slidewise(words);
  expect(stderr).toMatch(/^slidewise: \S+\.txt: there is no room left on the disk\n$/);
  expect(code).toBe(2);
  const names = stdout.split('\n').slice(0, -1);
  expect(names.length).toBeGreaterThan(0);
  expect(
    readdirSync(out)
      .map((name) => join(out, name))
      .sort(),
  ).toEqual([...names].sort());
  for (const name of names) expect(readFileSync(name, 'utf8')).toMatch(/^(\S{5}\n){5}$/);
});
