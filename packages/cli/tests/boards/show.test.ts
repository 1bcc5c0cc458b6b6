import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atTerminal, expectRefusal, folderOf, jsonLines, shell, slidewise } from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const folder = folderOf({ 'bent.txt': 'aab\n.bb\n...\n', 'ä<&>.txt': COURSE });
const path = (name: string): string => join(folder, name);

test('draws boards and tells what they are', () => {
  const { stdout, stderr, code } = slidewise(['show', '-', 'rush-hour/fleet-9x9'], COURSE);
  expect(stdout.startsWith('-\n┌─────────────┐\n│ . . . b . . │\n')).toBe(true);
  expect(stdout).toContain('Rush Hour · 6×6 · 4 pieces · goal clear · format usc\nrush-hour:usc:...b../...b../aa.b.d/');
  expect(stdout).toContain('\n\nrush-hour/fleet-9x9\n┌');
  // What is drawn is read again.
  expect(jsonLines(slidewise(['show', '--json', '-'], stdout).stdout)).toMatchObject([
    { format: 'usc' },
    { format: 'csv' },
  ]);
  expect([stderr, code]).toEqual(['', 0]);
});

test('--json: what there is to see', () => {
  const [board] = jsonLines(slidewise(['show', '--json', '--goal', 'exit', '-'], COURSE).stdout);
  expect(board).toMatchObject({ board: '-', family: 'rush-hour', goal: 'exit', scene: { width: 6, height: 6 } });
  expect(board.scene.pieces.map(({ label }: { label: string }) => label)).toEqual(['a', 'b', 'c', 'd']);
});

describe('--png', () => {
  test('a picture of the size of the board, to a file or to standard output', () => {
    expect(slidewise(['show', 'rush-hour/jam-12', '--png', path('jam.png')])).toEqual({
      stdout: '',
      stderr: '',
      code: 0,
    });
    const file = readFileSync(path('jam.png'));
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    // Twice the size of the SVG: six cells of 48, and a frame of 13.5 on both sides.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([630, 630]);
    expect(shell(`$SLIDEWISE show --png rush-hour/jam-12 | cmp - '${path('jam.png')}'`)).toMatchObject({ code: 0 });
  });

  test('of any width', () => {
    slidewise(['show', 'rush-hour/jam-12', '--width', '77', '--png', path('narrow.png')]);
    const file = readFileSync(path('narrow.png'));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([77, 77]);
    expectRefusal(
      ['show', 'rush-hour/tall-5x8', '--png', path('high.png'), '--width', '8192'],
      'a PNG of this width would be more than 8192 pixels high',
    );
  });

  test('with --svg: both; into a directory: a file for each board', () => {
    slidewise(['show', 'rush-hour/jam-12', '--png', path('both.png'), '--svg', path('both.svg')]);
    expect(readFileSync(path('both.png'))).toEqual(readFileSync(path('jam.png')));
    expect(readFileSync(path('both.svg'), 'utf8')).toMatch(/^<svg/);
    const twice = ['rush-hour/jam-12', 'rush-hour/one-a-line:2', 'rush-hour/jam-12'];
    expect(slidewise(['show', ...twice, '--svg', path('all/')]).stderr).toBe('');
    expect(readdirSync(path('all')).sort()).toEqual(['jam-12-2.svg', 'jam-12.svg', 'one-a-line-2.svg']);
    expect(readFileSync(path('all/jam-12-2.svg'))).toEqual(readFileSync(path('both.svg')));
  });

  test('not to a terminal', () => {
    const { stdout, stderr, code } = atTerminal(['show', 'rush-hour/jam-12', '--png']);
    expect([stdout, code]).toEqual(['', 2]);
    expect(stderr).toMatch(
      /^slidewise: a PNG cannot be shown on a terminal: name a file \(--png FILE.png\), or\nredirect it.*\n$/,
    );
  });
});

describe('--svg', () => {
  test('to standard output, wherever it stands', () => {
    const last = slidewise(['show', 'rush-hour/jam-12', '--svg']);
    expect(last.stdout).toMatch(/^<svg .*<title>Rush Hour: rush-hour\/jam-12<\/title>.*<\/svg>\n$/s);
    expect(last.code).toBe(0);
    expect(slidewise(['show', '--svg', 'rush-hour/jam-12']).stdout).toBe(last.stdout);
    expect(slidewise(['show', 'rush-hour/jam-12', '--svg', path('jam.svg')])).toEqual({
      stdout: '',
      stderr: '',
      code: 0,
    });
    expect(readFileSync(path('jam.svg'), 'utf8')).toBe(last.stdout);
  });

  test('names of files are escaped', () => {
    expect(slidewise(['show', path('ä<&>.txt'), '--svg']).stdout).toContain('/ä&lt;&amp;&gt;.txt</title>');
  });

  test('a reader that goes away early is no error', () => {
    expect(shell('$SLIDEWISE show --svg rush-hour/large-12x12 | head -n 1').stderr).toBe('');
  });
});

test.each([
  [['show'], 'no board was given'],
  [['show', '--svg'], 'no board was given'],
  [['show', path('bent.txt')], 'bent.txt:2:2: vehicle "b" bends here'],
  [['show', '--svg', path('bent.txt')], 'bent.txt:2:2: vehicle "b" bends here'],
  [
    ['show', 'rush-hour', '--svg'],
    '--svg draws one board, but there are more: rush-hour/atlas-6x6:1, rush-hour/atlas-6x6:2; a directory takes all: --svg pictures/',
  ],
  [['show', 'rush-hour/jam-01', '--svg', 'rush-hour/jam-02'], 'the file name for --svg must end in .svg'],
  [['show', 'rush-hour/jam-01', '--svg', path('no/jam.svg')], 'jam.svg: it cannot be made: there is no such directory'],
  [
    ['show', 'rush-hour', '--png'],
    '--png draws one board, but there are more: rush-hour/atlas-6x6:1, rush-hour/atlas-6x6:2',
  ],
  [['show', 'rush-hour/jam-01', '--png', 'jam.svg'], 'the file name for --png must end in .png'],
  [['show', 'rush-hour/jam-01', '--png', path('no/jam.png')], 'jam.png: it cannot be made: there is no such directory'],
  [
    ['show', 'rush-hour/jam-01', '--png', '--svg'],
    '--svg and --png cannot both go to standard output: name a file for one of them',
  ],
  [['show', 'rush-hour/jam-01', '--svg', '--width', '100'], '--width is for --png'],
  [['show', 'rush-hour/jam-01', '--png', '--json'], '--png and --json cannot be used together'],
  [['show', 'rush-hour/jam-01', '--svg', '--json'], '--svg and --json cannot be used together'],
])('%j: one sentence, exit code 2', (args, words) => {
  expectRefusal(args, words);
});

test('--help starts with examples', () => {
  expect(slidewise(['show', '--help']).stdout).toMatch(/^Examples:\n {2}slidewise show /);
});

test('--json: what is wrong with a board has its line too', () => {
  const { stdout, stderr, code } = slidewise(['show', '--json', path('bent.txt')]);
  const [{ board, error }] = jsonLines(stdout);
  expect([board.endsWith('bent.txt'), `slidewise: ${error}\n`, code]).toEqual([true, stderr, 2]);
});
