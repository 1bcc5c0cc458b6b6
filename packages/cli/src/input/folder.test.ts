import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBoards } from './boards.js';

const GOOD = 'aab\n..b\n..c\n..c\n';
const BENT = 'aab\n.bb\n...\n...\n';

let folder = '';
let said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slidewise-'));
  said = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text).replaceAll(folder, 'FOLDER'));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function put(files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** What reading the folder, or something in it, gives: labels, errors, and what is said beside. */
async function reading(path = '.'): Promise<{ boards: string[]; errors: string[]; hushed: number }> {
  const [boards, errors]: string[][] = [[], []];
  let hushed = 0;
  for await (const board of readBoards([join(folder, path)], undefined, {})) {
    if (board.hushed) hushed++;
    else if (board.error !== undefined) errors!.push(board.error.replaceAll(folder, 'FOLDER'));
    else boards!.push(relative(folder, board.label));
  }
  return { boards: boards!, errors: errors!, hushed };
}

describe('a folder', () => {
  test('is read with all that looks like boards, and the rest is counted in one line', async () => {
    put({
      'b10.txt': GOOD,
      'b9.txt': GOOD,
      'deep/er/b1': GOOD,
      '.hidden/b.txt': GOOD,
      'node_modules/x/b.txt': GOOD,
      'notes.md': '# Notes',
      'run.mjs': 'import x from "y";\n',
      LICENSE: 'Permission is hereby granted, free of charge, to any person\nobtaining a copy of this software\n',
      picture: Buffer.from([0x89, 0x50, 0, 1]),
      latin: Buffer.from([0xe4, 0xf6, 0xfc]),
      'nothing.txt': '',
    });
    expect(await reading()).toEqual({ boards: ['b9.txt', 'b10.txt', 'deep/er/b1'], errors: [], hushed: 0 });
    expect(said).toEqual(['slidewise: note: FOLDER: skipped 8 items without boards, such as FOLDER/latin\n']);
  });

  test('with nothing to skip has nothing to say', async () => {
    put({ 'b.txt': GOOD });
    expect(await reading()).toEqual({ boards: ['b.txt'], errors: [], hushed: 0 });
    expect(said).toEqual([]);
  });

  test('without boards is an error, with all that was skipped', async () => {
    put({ 'a.md': '', 'b.md': '' });
    mkdirSync(join(folder, 'empty'));
    expect((await reading()).errors).toEqual([
      'FOLDER: this directory holds no boards (skipped 2 items without boards)',
    ]);
    expect((await reading('empty')).errors).toEqual(['FOLDER/empty: this directory holds no boards']);
  });

  test('with a damaged board is one with an error, and so is a damaged game', async () => {
    put({ 'a.txt': GOOD, 'b.txt': BENT, 'c.game': '[Board "rush-hour:?"]\n\n1. a 1\n' });
    const { boards, errors } = await reading();
    expect(boards).toEqual(['a.txt']);
    expect(errors).toEqual([
      'FOLDER/b.txt:2:2: vehicle "b" bends here',
      expect.stringMatching(/^FOLDER\/c\.game(:\d+:\d+)?: /),
    ]);
  });

  test('is left by no link twice, and what is no file is never opened', async () => {
    put({ 'one/b.txt': GOOD, 'elsewhere.txt': GOOD });
    symlinkSync('..', join(folder, 'one', 'up'));
    symlinkSync('one', join(folder, 'two'));
    symlinkSync('nowhere', join(folder, 'dangling'));
    symlinkSync('self', join(folder, 'self'));
    symlinkSync('../elsewhere.txt', join(folder, 'one', 'file'));
    symlinkSync('/dev/zero', join(folder, 'zero'));
    expect(spawnSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'pipe')]).status).toBe(0);
    expect(await reading()).toEqual({ boards: ['elsewhere.txt', 'one/b.txt', 'one/file'], errors: [], hushed: 0 });
    expect(said).toEqual(['slidewise: note: FOLDER: skipped 4 items without boards and 2 that cannot be read\n']);
  });

  test('of which a part may not be read is read as far as it may', async () => {
    put({ 'a.txt': GOOD, 'locked/b.txt': GOOD });
    chmodSync(join(folder, 'locked'), 0);
    const { boards } = await reading();
    chmodSync(join(folder, 'locked'), 0o700);
    // The administrator may read everything.
    expect(boards).toEqual(process.getuid?.() === 0 ? ['a.txt', 'locked/b.txt'] : ['a.txt']);
  });

  test.runIf(process.platform === 'linux')('that the system makes up is not entered through another', async () => {
    put({ 'a.txt': GOOD });
    symlinkSync('/proc', join(folder, 'proc'));
    expect((await reading()).boards).toEqual(['a.txt']);
    expect(said).toEqual(['slidewise: note: FOLDER: skipped 1 item without boards\n']);
  });
});

describe('a file that was named', () => {
  test('has a few errors reported, and the others counted', async () => {
    put({ 'program.mjs': 'const { a } = b(1) / 2;\n'.repeat(50) });
    const { errors, hushed } = await reading('program.mjs');
    expect(errors).toHaveLength(3);
    expect(hushed).toBe(47);
    expect(said).toEqual(['slidewise: FOLDER/program.mjs: … and 47 more that cannot be read\n']);
  });

  test('has no escape codes in its label', async () => {
    put({ 'a\u001b[31m\u202Eb.txt': GOOD });
    expect((await reading()).boards).toEqual(['a\\u{1b}[31m\\u{202e}b.txt']);
  });
});
