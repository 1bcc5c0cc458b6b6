import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isMeantAsBoard, mayBeBoards } from './board-shape.js';
import { mayHoldBoards } from './file-names.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const collection = readdirSync(join(root, 'puzzles'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && mayHoldBoards(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));
const read = (path: string): string => readFileSync(path, 'utf8');

/** Sixteen codes on a line, as Tcl has them for its encodings. */
const CODES = Array.from({ length: 16 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) => (16 * row + column).toString(16).toUpperCase().padStart(4, '0')).join(''),
);

describe('what may hold boards', () => {
  test('every file of the collection, whole or cut off', () => {
    expect(collection.length).toBeGreaterThan(50);
    for (const path of collection) {
      expect(mayBeBoards(read(path), true), path).toBe(true);
      expect(mayBeBoards(read(path).slice(0, 70), false), path).toBe(true);
    }
  });

  test.each([
    ['a saved game', '[Board "rush-hour:xyz"]\n[Name "jam"]\n\n1. a 1\n'],
    ['a list with numbers', '60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332\n'],
    ['a list of tiles', '14,13,15,7,11,12,9,5,6,0,2,1,4,8,10,3\n'],
    ['an id', '\nrush-hour:usc,goal=exit:.bbbcc/....../aa....\n'],
    ['an id that looks like a header', 'tiles:rows:1_2/3_0\n'],
    ['a very long line', `${'.'.repeat(9000)}`],
  ])('%s', (_, text) => expect(mayBeBoards(text, false)).toBe(true));

  test.each([
    ['prose', 'There is nothing to see here.\nGo on, please, and do not wait.\n'],
    ['a program', 'import { x } from "y";\nfor (const a of x) {\n  f(a);\n}\n'],
    ['accounts', 'root:x:0:0:root:/root:/bin/sh\nme:x:1:1::/home/me:/bin/sh\n'],
    ['only remarks', '# one\n# two\n\n'],
    ['settings', 'name: x\nversion: 2\n'],
    ['a game of chess', '[Event "Final"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5\n'],
  ])('not %s', (_, text) => expect(mayBeBoards(text, true)).toBe(false));
});

describe('what is meant as a board, though it cannot be read', () => {
  test.each([
    ['a row too long', 'AAB...\n..B.CCC\nXX..D.\n....D.\n......\n......\n'],
    ['one row of three too short', '.AA\nXX\n...\n'],
    ['two tiles of a row of three', '1 2 3\n4 5\n7 8 0\n'],
    ['a split vehicle', 'aa..b.\n....b.\n..a...\n......\n'],
    ['a wrong character', 'aab\n.?b\n..b\nccd\n'],
    ['a tile twice', '1 2 3\n4 5 5\n7 8 0\n'],
    ['bricks', 'master: X\ngoal: 1 0\n\n#####\nXXA.\nXXA..\nBBBB\nBBBB\n'],
    ['numbers of bricks', '4,3,\n1,1,1,1,\n1,2,x,1,\n1,1,1,1,\n'],
  ])('%s', (_, text) => expect(isMeantAsBoard(text)).toBe(true));

  test.each([
    ['one word', 'hello\n'],
    ['words', 'hello\nthere\nyou\n'],
    ['a number and two', '12\n4 5\n'],
    ['numbers', '1\n2 3\n4 5 6\n'],
    ['the edges of a graph', '3\n0 1\n1 2\n'],
    ['a table with a heading', 'a,b,c\n1,2\n3,4,5\n'],
    ['scores', '100 95 80\n70 60\n55 40 90\n'],
    ['names of files', 'll\n..\nsrc\n'],
    ['words of one length', 'apple\nbread\nhouse\nplant\nworld\n'],
    ['code in base 64', 'MIIB8jCCAZigAwIBAgIUSnDX\nAQQFBwIDAQABo1MwUTAdBgNV\nHQ4EFgQU9s8r2vHkq1ZJ0y6T\n'],
    ['a table of character codes', `# Encoding file: ascii, single-byte\nS\n003F 0 1\n00\n${CODES.join('\n')}\n`],
    ['one that is half empty', `00\n${CODES.map((row, i) => (i < 8 ? row : '0'.repeat(64))).join('\n')}\n`],
    ['lines of signs', '########\n# x\n########\n# y\n########\n'],
  ])('not %s', (_, text) => expect(isMeantAsBoard(text)).toBe(false));
});
