import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foreseeError } from './foresee-error.js';
import { writeWhole, writeWholeNow } from './write-whole.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slidewise-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

/** Both ways to write, which must do the same. */
describe.each<[string, (path: string, content: string) => Promise<void> | void]>([
  ['in the background', (path, content) => writeWhole(path, [content], { durable: true })],
  ['at once', (path, content) => writeWholeNow(path, content, { durable: true })],
])('a file that is written %s', (_, write) => {
  test('is there, and nothing is beside it', async () => {
    await write(at('a'), 'first');
    await write(at('a'), 'second');
    expect(readFileSync(at('a'), 'utf8')).toBe('second');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  test('may have the longest name that there is', async () => {
    await write(at('n'.repeat(255)), 'x');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('keeps its permissions, and the link that leads to it', async () => {
    writeFileSync(at('a'), 'old');
    chmodSync(at('a'), 0o640);
    symlinkSync('a', at('link'));
    await write(at('link'), 'new');
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
    expect([readFileSync(at('a'), 'utf8'), statSync(at('a')).mode & 0o777]).toEqual(['new', 0o640]);
  });

  test('leaves alone what it cannot replace', async () => {
    mkdirSync(at('a'));
    await expect(async () => write(at('a'), 'x')).rejects.toThrow('EISDIR');
    await expect(async () => write(at('none/a'), 'x')).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  test.skipIf(!existsSync('/dev/full'))('that is a device is written to, and its error is heard', async () => {
    await write('/dev/null', 'x');
    await expect(async () => write('/dev/full', 'x')).rejects.toThrow('ENOSPC');
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  test('takes away what processes that have ended left unfinished', async () => {
    const here = hostname().replace(/\W+/g, '-').slice(0, 40);
    const name = (host: string, pid: number): string => `.slidewise-${host}-${pid}-abc.unfinished`;
    // No process has a number as high as this.
    const [dead, old] = [2 ** 30, new Date(Date.now() - 48 * 3600 * 1000)];
    const names = [name(here, dead), name(here, process.pid), name('else-where', dead), 'mine.unfinished'];
    for (const each of names) writeFileSync(at(each), 'half');
    writeFileSync(at(name('long-ago', 1)), 'half');
    utimesSync(at(name('long-ago', 1)), old, old);
    await write(at('a'), 'x');
    expect(readdirSync(folder).sort()).toEqual([...names.slice(1), 'a'].sort());
  });
});

describe('whether a file can be written', () => {
  test('is tried without touching what is there, and leaves nothing', () => {
    writeFileSync(at('a'), 'old');
    expect([foreseeError(at('a')), foreseeError(at('b'))]).toEqual([undefined, undefined]);
    expect(readdirSync(folder)).toEqual(['a']);
    expect(readFileSync(at('a'), 'utf8')).toBe('old');
  });

  test('is no where there is a directory, or none', () => {
    expect(foreseeError(folder)?.code).toBe('EISDIR');
    expect(foreseeError(at('none/a'))?.code).toBe('ENOENT');
  });

  test.skipIf(!existsSync('/proc/self'))('is no in a directory that takes no files, whoever asks', () => {
    expect(foreseeError('/proc/nope')?.code).toBe('ENOENT');
  });

  test.skipIf(!existsSync('/dev/null'))('is yes for a device', () => {
    expect(foreseeError('/dev/null')).toBeUndefined();
  });
});
