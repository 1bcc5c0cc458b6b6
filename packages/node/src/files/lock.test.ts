import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insteadOf } from '../testing/file-system.js';
import { takeLock } from './lock.js';

const { pid } = spawnSync(process.execPath, ['--version']);
const DEAD = JSON.stringify({ host: hostname(), pid, started: 'x' });

/** A folder with files. It goes when all tests have run. */
function folderOf(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'slidewise-lock-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('one process has a lock at a time', () => {
  const path = join(folderOf(), 'lock');
  const release = takes(path)!;
  expect(takeLock(path)).toMatchObject({ holder: { host: hostname(), pid: process.pid } });
  release();
  expect(existsSync(path)).toBe(false);
  // One that has ended, and a number that was given to another process meanwhile.
  for (const holder of [
    { host: hostname(), pid, started: 'x' },
    { host: hostname(), pid: process.ppid, started: 'long ago' },
  ]) {
    writeFileSync(path, JSON.stringify(holder));
    takes(path)!();
  }
  const holder = { host: 'elsewhere', pid, started: 'x' };
  writeFileSync(path, JSON.stringify(holder));
  expect(takeLock(path)).toEqual({ holder });
});

/** Takes a lock; what lets it go again, or undefined where another has it. */
function takes(path: string): (() => void) | undefined {
  const taken = takeLock(path);
  return 'release' in taken ? taken.release : undefined;
}

/** Does something before each thing that is done with a file, until the end of the test. */
function before(happens: () => void): void {
  insteadOf(['linkSync', 'readFileSync', 'renameSync', 'rmSync', 'writeFileSync'], (args, real) => {
    happens();
    return real(...args);
  });
}

/** Does something before the n-th thing that is done with a file, and says whether there were so many. */
function disturbed(n: number, disturb: () => void, doing: () => void): boolean {
  let [count, isDisturbing] = [0, false];
  before(() => {
    if (isDisturbing || count++ !== n) return;
    isDisturbing = true;
    disturb();
    isDisturbing = false;
  });
  doing();
  const all = count;
  // What is done later is not meant.
  isDisturbing = true;
  return all > n;
}

const LEFT: [string, Record<string, string>][] = [
  ['there is no lock', {}],
  ['the lock is dead', { lock: DEAD }],
  ['the lock is empty', { lock: '' }],
  ['somebody has died while taking over', { lock: DEAD, 'lock.takeover': DEAD }],
];

test.each(LEFT)('one of two gets a lock, whenever the other one comes: %s', (_, files) => {
  for (let n = 0, more = true; more; n++) {
    const folder = folderOf(files);
    const path = join(folder, 'lock');
    const got: unknown[] = [];
    more = disturbed(
      n,
      () => void got.push(takes(path)),
      () => void got.push(takes(path)),
    );
    expect(got.filter((each) => each !== undefined)).toHaveLength(1);
    expect(takes(path)).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['lock']);
  }
});

test.each(LEFT)('one that is there for a moment only lets others have the lock: %s', (_, files) => {
  for (let n = 0, more = true; more; n++) {
    const path = join(folderOf(files), 'lock');
    const got: unknown[] = [];
    more = disturbed(
      n,
      () => takes(path)?.(),
      () => void got.push(takes(path)),
    );
    const again = takes(path);
    // Whoever was refused because of it has it now.
    expect([got[0], again].filter((each) => each !== undefined)).toHaveLength(1);
  }
});

test('a lock has its content as soon as it is there', () => {
  const folder = folderOf();
  const path = join(folder, 'lock');
  const seen: unknown[] = [];
  before(() => seen.push(statSync(path, { throwIfNoEntry: false })?.size));
  takes(path);
  expect(seen).toContain(undefined);
  expect(seen).not.toContain(0);
  expect(seen.at(-1)).toBeGreaterThan(0);
});
