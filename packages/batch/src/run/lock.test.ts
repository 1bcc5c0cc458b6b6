import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insteadOf } from '../testing/file-system.js';
import { folderOf } from '../testing/files.js';
import { lockRun } from './lock.js';

const { pid } = spawnSync(process.execPath, ['--version']);
const DEAD = JSON.stringify({ host: hostname(), pid, started: 'x' });

test('one process works on a run at a time', () => {
  const folder = folderOf();
  const path = join(folder, 'lock');
  const unlock = lockRun(path, folder);
  expect(() => lockRun(path, folder)).toThrow(/another process works on this run/);
  unlock();
  expect(existsSync(path)).toBe(false);
  // One that has ended, and a number that was given to another process meanwhile.
  for (const holder of [
    { host: hostname(), pid, started: 'x' },
    { host: hostname(), pid: process.ppid, started: 'long ago' },
  ]) {
    writeFileSync(path, JSON.stringify(holder));
    lockRun(path, folder)();
  }
  writeFileSync(path, JSON.stringify({ host: 'elsewhere', pid, started: 'x' }));
  expect(() => lockRun(path, folder)).toThrow(/on elsewhere\); if it does not, remove /);
});

/** Takes a lock, and says whether that went well. */
function takes(path: string): (() => void) | undefined {
  try {
    return lockRun(path, 'run');
  } catch (error) {
    expect((error as Error).message).toMatch(/another process works on this run/);
    return undefined;
  }
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
