import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectRefusal, folderOf, interruptSearch, jsonLines, slidewise } from '../support/run-cli.js';

const roster = '\uFEFFName,ID\r\nAnn Lee,1001\r\n"Ng, Zoë",1002\r\n\r\n李雷,1003\r\nAnn Lee,1004\r\n';
const folder = folderOf({
  'class.csv': roster,
  'pair.csv': 'Zoë;7\n"O\'Brien, Ann";8\n',
  'longer.csv': roster.replace('Name,ID\r\n', 'Name,ID\r\nNew,1000\r\n'),
  'twice.csv': 'Ann,1\nBen,2\nAnn,1\n',
  'empty.csv': 'Name,ID\n',
});
const path = (name: string): string => join(folder, name);
const about = ['classroom', 'boards', '--moves', '6', '--seed', 'fall'];
const make = (out: string, list = 'class.csv', ...more: string[]) =>
  slidewise([...about, '--class', path(list), '--out', path(out), ...more]);
/** Quick to make. */
const SMALL = ['--family', 'tiles', '--size', '3x3'];
const boardsIn = (out: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(path(out), 'boards')).map((name) => [name, readFileSync(join(path(out), 'boards', name), 'utf8')]),
  );

interface Key {
  readonly optimum: number;
  readonly band: { readonly least: number; readonly most: number };
  readonly boards: readonly {
    readonly student: string;
    readonly file: string;
    readonly expanded: number;
    readonly solution: string;
  }[];
}
const keyOf = (out: string): Key => JSON.parse(readFileSync(join(path(out), 'key.json'), 'utf8'));

test.each([
  ['rush-hour', 'indirect', []],
  ['tiles', 'manhattan', ['--size', '3x3']],
  ['bricks', 'manhattan', ['--within', '30%']],
])('boards of %s are different, equally long, and within the band', (family, heuristic, more) => {
  const { stdout, stderr, code } = make(family, 'pair.csv', '--family', family, ...more);
  expect([stderr, code]).toEqual(['', 0]);
  expect(stdout).toMatch(
    new RegExp(`^2 boards of 6 (moves|steps) · astar with ${heuristic} expands \\d+ to \\d+ \\(band`),
  );
  const { band, boards, optimum } = keyOf(family);
  const texts = boardsIn(family);
  expect(new Set(Object.values(texts)).size).toBe(boards.length);
  expect(Object.keys(texts).sort()).toEqual(boards.map(({ file }) => file).sort());
  expect(readFileSync(join(path(family), 'key.csv'), 'utf8').split('\n')).toHaveLength(4);
  const folderOfBoards = join(path(family), 'boards');
  const metric = family === 'bricks' ? ['--metric', 'steps'] : [];
  const solved = jsonLines(slidewise(['solve', folderOfBoards, '--json', ...metric]).stdout);
  expect(solved.map(({ length, optimal }) => [length, optimal])).toEqual(boards.map(() => [optimum, true]));
  const counted = slidewise([
    'solve',
    folderOfBoards,
    '--json',
    ...metric,
    '--algorithm',
    'astar',
    '--heuristic',
    heuristic,
  ]);
  const expanded = jsonLines(counted.stdout).map((line) => line.stats.expanded);
  expect(expanded.sort()).toEqual(boards.map((board) => board.expanded).sort());
  for (const count of expanded) expect(count >= band.least && count <= band.most).toBe(true);
  // The key itself, handed in, is right for everybody, and each has one board only.
  const handedIn = folderOf(Object.fromEntries(boards.map(({ student, solution }) => [`${student}.sol`, solution])));
  const graded = slidewise([
    'grade',
    handedIn,
    '--boards',
    folderOfBoards,
    '--personal',
    '--roster',
    path('pair.csv'),
    '--by',
    'student',
    '--json',
  ]);
  expect(jsonLines(graded.stdout).map((row) => [row.boards, row.shortestBoards, row.missing])).toEqual(
    boards.map(() => [1, 1, []]),
  );
});

test('a student who joins changes no board of another, and another seed changes all', () => {
  make('before', 'class.csv', ...SMALL);
  cpSync(path('before/key.json'), path('after/key.json'));
  make('after', 'longer.csv', ...SMALL);
  make('other', 'class.csv', ...SMALL, '--seed', 'spring');
  const [before, after, other] = [boardsIn('before'), boardsIn('after'), boardsIn('other')];
  expect(after).toEqual({ ...before, 'New.txt': after['New.txt'] });
  for (const [name, text] of Object.entries(other)) expect(text).not.toBe(before[name]);
});

test("another's board earns nothing with --personal", () => {
  make('swapped', 'class.csv', ...SMALL);
  const [ann, zoe] = keyOf('swapped').boards;
  mkdirSync(path('in/Ann Lee 1001'), { recursive: true });
  writeFileSync(path(`in/Ann Lee 1001/${zoe!.file}`), zoe!.solution);
  const rows = jsonLines(
    slidewise([
      'grade',
      path('in'),
      '--boards',
      path('swapped/boards'),
      '--personal',
      '--roster',
      path('class.csv'),
      '--json',
    ]).stdout,
  );
  expect(rows).toMatchObject([{ right: false, error: `this is the board of ${zoe!.student}` }]);
  expect(ann!.student).toBe('Ann Lee 1001');
});

test.each([
  [['--class', path('twice.csv')], 'twice.csv: Ann 1 stands twice in this list'],
  [['--class', path('empty.csv')], 'empty.csv: there is no student in this list'],
  [['--class', path('none.csv')], 'there is no such file'],
  [['--class', path('class.csv'), '--goal', 'exit'], 'boards in usc have the goal clear, not exit'],
  [['--class', path('class.csv'), '--format', 'sfu', '--goal', 'clear'], 'boards in sfu have the goal exit, not clear'],
  [['--class', path('class.csv'), '--family', 'tiles', '--heuristic', 'indirect'], 'no heuristic'],
  [['--class', path('class.csv'), '--within', '200%'], 'a percentage from 0 to 100'],
])('%j is refused, and nothing is written', (args, sentence) => {
  expectRefusal([...about, '--out', path('refused'), ...args], sentence);
  expect(existsSync(path('refused'))).toBe(false);
});

test('where there are too few boards, nothing is written', () => {
  const { stderr, code } = make('few', 'class.csv', '--family', 'tiles', '--size', '2x2');
  expect(stderr).toMatch(/only \d boards? of 6 moves could be made, and nothing was written/);
  expect([code, existsSync(path('few'))]).toEqual([1, false]);
});

test('Ctrl-C ends it, and nothing is written', async () => {
  const args = [...about, '--moves', '30', '--class', path('class.csv'), '--out', path('interrupted')];
  const { stdout, stderr, code } = await interruptSearch(
    args.filter((_, i) => i !== 2 && i !== 3),
    '',
    'of 4 boards',
  );
  expect([stdout, stderr, code]).toEqual(['', 'slidewise: it was interrupted: nothing was written\n', 130]);
  expect(existsSync(path('interrupted'))).toBe(false);
});
