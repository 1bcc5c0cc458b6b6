import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderOf, jsonLines, slidewise } from '../support/run-cli.js';

// What one command reads, all read. scripts/every-entrance.test.ts has every kind of text; here is the program as it is built.

const TILES = 'tiles:rows:1_2_3/4_5_6/7_0_8';
const DRAWING = slidewise(['show', 'rush-hour/course-1']).stdout;
const MIXED = `AA.B../...B../XX.B../....../....../......\n1 2 3/4 5 6/7 0 8\n${TILES}\n{"board":"1 2 3/4 5 6/7 8 0"}\nhttp://x/#/play/tiles/3x3-easy\n`;
const folder = folderOf({
  'mixed.txt': MIXED,
  'drawn.txt': DRAWING,
  'bad.txt': Buffer.from(`${TILES}\n\xff\n${TILES}\n`, 'latin1'),
});
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

test('a list of many families and forms, drawings, ids and links: in a command and in a run, on the same lines', () => {
  const inputs = [path('mixed.txt'), path('drawn.txt'), TILES, 'http://x/#/play/tiles/3x3-easy'];
  const rows = jsonLines(slidewise(['solve', '--json', ...inputs]).stdout);
  expect(
    rows.map(({ board, length }: { board: string; length: number }) => [board.replace(folder, ''), length]),
  ).toEqual([
    ['/mixed.txt:1', 2],
    ['/mixed.txt:2', 1],
    ['/mixed.txt:3', 1],
    ['/mixed.txt:4', 0],
    ['/mixed.txt:5', 16],
    ['/drawn.txt', 3],
    [TILES, 1],
    ['tiles/3x3-easy', 16],
  ]);
  const out = path('run');
  expect(slidewise(['batch', 'solve', ...inputs, '--out', out]).code).toBe(0);
  const merged = jsonLines(slidewise(['batch', 'merge', out]).stdout);
  expect(merged.map(({ length }: { length: number }) => length)).toEqual(
    rows.map(({ length }: { length: number }) => length),
  );
});

test('a line that is no text does not cost the others', () => {
  const { stdout, stderr, code } = slidewise(['solve', '--quiet', path('bad.txt')]);
  expect([stdout, code]).toEqual(['L\nL\n', 2]);
  expect(stderr).toBe(`slidewise: ${path('bad.txt')}:2:1: this is not text: it is not valid UTF-8\n`);
});

test('a family that is demanded is one for every board', () => {
  const { stderr, code } = slidewise(['solve', '--quiet', '--family', 'tiles', path('mixed.txt')]);
  expect(code).toBe(2);
  expect(stderr).toContain('mixed.txt:1:1: ');
});
