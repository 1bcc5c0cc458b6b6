import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.js';

const home = mkdtempSync(join(tmpdir(), 'slidewise-folder-'));
afterAll(() => rmSync(home, { recursive: true }));

test('folders are made with all that is missing above them, and may be there already', () => {
  const path = join(home, 'a', 'b', 'c');
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

test('where none can be made, it ends with the reason', () => {
  writeFileSync(join(home, 'file'), '');
  expect(() => makeFolder(join(home, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(home, 'file', 'below'))).toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')('below /proc, too', () => {
  expect(() => makeFolder('/proc/slidewise/tables')).toThrow();
});
