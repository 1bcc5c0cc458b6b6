import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { atTerminal, expectRefusal, folderOf, interruptSearch, shell, slidewise } from '../support/run-cli.js';

const folder = folderOf({
  'my-jam.txt': '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n',
  'bent.txt': 'aab\n.bb\n...\n',
  'stuck.txt': 'goal: 2 0\nXX.\nA..\nBBB\n',
});
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const sheet = (...args: string[]) => slidewise(['sheet', ...args]);
const texts = (html: string): string[] =>
  [...html.matchAll(/<text class="sheet[^>]*>([^<]*)</g)].map(([, text]) => text!);

describe('a page to print', () => {
  test('boards of the collection under their titles, with what is known of them', () => {
    const { stdout, stderr, code } = sheet('rush-hour/jam-12', '横刀立马');
    expect([stderr, code]).toEqual(['', 0]);
    expect(stdout).toMatch(/^<!doctype html>.*<title>Sliding puzzles<\/title>.*@page\{size:210mm 297mm;margin:0\}/s);
    expect(texts(stdout)).toEqual(
      expect.arrayContaining([
        '1. Zebra Crossing',
        '15 moves · Easy',
        '2. Klotski 横刀立马',
        '81 moves · Master',
        '1 / 1',
      ]),
    );
    // Without an address there is nothing that a code could open.
    expect(stdout).not.toContain('crispEdges');
  });

  test('other boards are solved for that; answers are on pages of their own', () => {
    const { stdout, code } = sheet(
      path('my-jam.txt'),
      path('stuck.txt'),
      '--answers',
      '--title',
      'Mine',
      '--paper',
      'letter',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('size:215.9mm 279.4mm');
    expect(texts(stdout)).toEqual(
      expect.arrayContaining([
        'Mine',
        '1. My Jam',
        '3 moves · Beginner',
        '2. Stuck',
        'Proved impossible',
        '1 / 2',
        'Solutions',
      ]),
    );
    expect(texts(stdout)).toEqual(
      expect.arrayContaining(['d ↓1', 'c ←2', 'b ↓3', 'No solution exists: proved.', '2 / 2']),
    );
  });

  test('one that is not solved in time says so', () => {
    const { stdout, code } = sheet('tiles/6x6-random', '--answers', '--time-limit', '1ms');
    expect(code).toBe(1);
    expect(texts(stdout).join('\n')).toMatch(/Shortest solution not known\n.*No solution was found: /s);
  });

  test('as many on a page as are asked for', () => {
    const pages = (...args: string[]) => sheet(...args).stdout.match(/class="sheet-page"/g)!.length;
    expect(pages('rush-hour/one-a-line')).toBe(1);
    expect(pages('rush-hour/one-a-line', '--boards', '2')).toBe(3);
    expect(pages('rush-hour/one-a-line', '--boards', '4', '--columns', '1')).toBe(2);
  });

  test('with codes that open the boards, and flat pieces', () => {
    const [name, own] = ['rush-hour/jam-12', path('my-jam.txt')].map(
      (board) => sheet(board, '--base-url', 'http://x/#/play').stdout,
    );
    expect(name).toContain('The code opens the board.');
    // A longer address needs more modules.
    const modules = (html: string) => Number(/scale\((\S+)\)"><path fill="#000000" shape-rendering/.exec(html)![1]);
    expect(modules(name!)).toBeGreaterThan(modules(own!));
    const [flat, full] = [['--plain'], []].map((options) => sheet('rush-hour/jam-12', ...options).stdout);
    expect([flat!.includes('sw-plain'), full!.includes('"sw-plain')]).toEqual([true, false]);
  });
});

test('--pdf: the same into a file, or to standard output', () => {
  const args = ['rush-hour/jam-12', '--answers', '--title', 'Jam'];
  expect(sheet(...args, '--pdf', path('jam.pdf'))).toEqual({ stdout: '', stderr: '', code: 0 });
  const file = readFileSync(path('jam.pdf')).toString('latin1');
  expect(file.slice(0, 8)).toBe('%PDF-1.5');
  expect(file.match(/\/Type\/Page\//g)).toHaveLength(2);
  expect(shell(`$SLIDEWISE sheet ${args.join(' ')} --pdf | cmp - '${path('jam.pdf')}'`)).toMatchObject({ code: 0 });
  expect(atTerminal(['sheet', 'rush-hour/jam-12', '--pdf']).stderr).toMatch(
    /^slidewise: a PDF cannot be shown on a\s+terminal/,
  );
});

test('a board that cannot be read is said, and the others are printed', () => {
  const { stdout, stderr, code } = sheet(path('bent.txt'), 'rush-hour/jam-12');
  expect([stderr.includes('bent.txt:2:2'), code, texts(stdout).includes('1. Zebra Crossing')]).toEqual([true, 2, true]);
  expect(sheet(path('bent.txt')).stdout).toBe('');
});

test.each([
  [[], 'no board was given'],
  [['rush-hour/jam-12', '--boards', '5'], "'5' is invalid"],
  [['rush-hour/jam-12', '--columns', '0'], 'expected a whole number from 1 to 3'],
  [['rush-hour/jam-12', '--base-url', 'example.org'], 'expected an address such as https://example.org/'],
  [['rush-hour/jam-12', '--paper', 'a3'], "'a3' is invalid"],
  [['rush-hour/jam-12', '--pdf', 'x.html'], 'the file name for --pdf must end in .pdf'],
  [['rush-hour/jam-12', '--pdf', 'x.pdf', '--html', 'x.html'], 'cannot be used'],
])('%j', (args, words) => expectRefusal(['sheet', ...args], words));

test('Ctrl-C ends it', async () => {
  expect(await interruptSearch(['sheet', 'tiles/10x10-random', '--answers', '--time-limit', '10m'])).toMatchObject({
    code: 130,
  });
});
