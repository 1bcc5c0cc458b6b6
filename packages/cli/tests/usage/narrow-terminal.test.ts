import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atTerminal, folderOf, slidewise } from '../support/run-cli.js';

const COLUMNS = 40;

const [LONG, OTHER] = ['rush-hour/course-closing-early', 'rush-hour/jam-01'];
const handedIn = folderOf({
  'ann/course-closing-early.sol': slidewise(['solve', '--quiet', LONG]).stdout,
  'ann/jam-01.sol': slidewise(['solve', '--quiet', OTHER]).stdout,
  'bob-with-a-long-name/course-closing-early.sol': 'zz 9\n',
});
const solved = folderOf({ 'solved.txt': '1 2 3/4 5 6/7 8 0\n' });
const solution = join(handedIn, 'ann', 'course-closing-early.sol');
const WAYS = ['bfs', 'astar-early-closing', 'astar-no-reopening'].flatMap((id) => ['--algorithm', id]);

test.each([
  [['verify', LONG, solution]],
  [['verify', LONG, 'X 1']],
  [['verify', 'tiles/3x3-medium', 'U']],
  [['rate', LONG]],
  [['rate', LONG, OTHER]],
  [['map', LONG]],
  [['list']],
  [['list', 'tiles', '--optimum', '--time-limit', '1ms']],
  [['compare', LONG, ...WAYS]],
  [['compare', LONG, OTHER, ...WAYS]],
  [['grade', handedIn, '--boards', 'rush-hour']],
  [['measure', LONG, OTHER]],
  [['measure', 'tiles/3x3-easy', 'tiles/4x4-easy', 'tiles/20x20-random']],
  [['compare', 'bricks/klotski', '--time-limit', '1ms']],
  [['tree', OTHER]],
  [['tree', 'tiles/3x3-medium', '--no-boards', '--expansions', '60']],
  [['hint', join(solved, 'solved.txt')]],
])('%j: every line fits a narrow terminal, so that it breaks no word', (args) => {
  const { stdout, stderr } = atTerminal(args, { columns: COLUMNS, env: { NO_COLOR: '1' } });
  // What was written over is not there any more.
  const stays = stderr.split('\r\u001b[K').filter((text) => text.endsWith('\n'));
  const lines = (stdout + stays.join('')).split('\n');
  expect(lines.length).toBeGreaterThan(1);
  // The path of a file is one word, and may be longer than any line.
  expect(lines.filter((line) => line.length > COLUMNS && line.trim().includes(' '))).toEqual([]);
});

test('cache: names of tables are too long to stand beside anything, and are not broken', () => {
  const name = 'tiles-patterns-v2-4x4-15-6.7.10.11.13.14.table';
  const env = { NO_COLOR: '1', XDG_CACHE_HOME: folderOf({ [`slidewise/${name}`]: 'x' }) };
  const { stdout } = atTerminal(['cache'], { columns: COLUMNS, env });
  expect(stdout).toMatch(new RegExp(`^${name}\n      1 B  \\S+\n1 table, 1 B, in\n\\S+\n$`));
  expect(atTerminal(['cache'], { columns: 80, env }).stdout).toMatch(new RegExp(`^      1 B  \\S+  ${name}\n`));
});

test('what is left out is said', () => {
  const { stdout } = atTerminal(['compare', LONG, ...WAYS], { columns: COLUMNS, env: { NO_COLOR: '1' } });
  expect(stdout.replace(/\n +/g, ' ')).toContain('no room for generated, stored, time');
});

test.each([
  [['list', 'rush-hour']],
  [['map', LONG]],
  [['rate', LONG, OTHER]],
  [['grade', handedIn, '--boards', 'rush-hour']],
])('%j: what is read elsewhere is as long as it likes', (args) => {
  expect(slidewise(args).stdout.split('\n')).toContainEqual(expect.stringMatching(/^.{50,}$/));
});
