import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderOf, interruptSearch, jsonLines, slidewise } from '../support/run-cli.js';

const DIRECT = `export const [admissible, consistent] = [true, true];
export const summary = 'vehicles in front of the target';
export default function ({ vehicles, target, width }) {
  const own = vehicles.find(({ name }) => name === target);
  const covers = (v, column) =>
    v.horizontal
      ? v.row === own.row && column >= v.column && column < v.column + v.length
      : v.column === column && own.row >= v.row && own.row < v.row + v.length;
  let count = 0;
  for (let column = own.column + own.length; column < width; column++) {
    if (vehicles.some((v) => v !== own && covers(v, column))) count++;
  }
  return count;
}
`;
const folder = folderOf({
  'direct.mjs': DIRECT,
  'triple.mjs':
    'export default ({ tiles, goal }) => 3 * tiles.filter((tile, i) => tile !== 0 && tile !== goal[i]).length;\n',
  'failing.mjs': 'export default () => { throw new Error("no idea"); };\n',
  'endless.mjs':
    "import { writeSync } from 'node:fs';\nexport default () => { writeSync(2, 'begun\\n'); for (;;); };\n",
});
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);
const BOARD = 'rush-hour/course-1';

test('a heuristic of one’s own does what the one that it repeats does: solve, compare, tree, trace, measure', () => {
  const both = [path('direct.mjs'), 'direct'];
  const same = (run: (heuristic: string) => unknown): void => expect(run(both[0]!)).toEqual(run(both[1]!));
  same((heuristic) => {
    const [{ stats, length, optimal }] = jsonLines(
      slidewise(['solve', BOARD, '--json', '--algorithm', 'astar', '--heuristic', heuristic]).stdout,
    );
    return [stats.expanded, stats.generated, stats.stored, length, optimal];
  });
  same((heuristic) =>
    jsonLines(slidewise(['compare', BOARD, '--json', '--algorithm', 'greedy', '--heuristic', heuristic]).stdout).map(
      ({ stats, length }) => [stats.expanded, stats.generated, length],
    ),
  );
  same((heuristic) =>
    slidewise(['tree', BOARD, '--no-boards', '--heuristic', heuristic]).stdout.replace(/with \S+/, ''),
  );
  same((heuristic) => slidewise(['trace', BOARD, '--heuristic', heuristic]).stdout.replace(/^# .*/, ''));
  same((heuristic) =>
    Object.values(jsonLines(slidewise(['measure', BOARD, '--json', '--heuristic', heuristic]).stdout)[0].values),
  );
  expect(slidewise(['measure', BOARD, '--heuristic', both[0]!]).stdout).toContain('vehicles in front of the target');
});

test('measure --check: admissible and consistent, or the counterexample nearest to a goal', () => {
  const check = (...args: string[]) => slidewise(['measure', '--check', ...args]);
  const fine = check(BOARD, '--heuristic', path('direct.mjs'), '--heuristic', 'indirect');
  expect(fine.stdout).toContain('96 positions that can be reached\n');
  expect(fine.stdout).toMatch(/direct\.mjs +yes +yes\nindirect +yes +yes\n$/);
  expect(fine.code).toBe(0);
  const wrong = check('tiles/3x2-easy', '--heuristic', path('triple.mjs'), '--heuristic', 'manhattan');
  expect(wrong.stdout).toContain('triple.mjs overestimates: it says 3 here, and 1 move is enough\n');
  expect(wrong.stdout).toMatch(/triple\.mjs is not consistent: it falls from 3 to 0 with [LRUD]\n/);
  expect(wrong.code).toBe(1);
  const rows = jsonLines(check('tiles/3x2-easy', '--heuristic', path('triple.mjs'), '--json').stdout);
  expect(rows).toMatchObject([
    { heuristic: 'triple.mjs', positions: 360, admissible: false, tooHigh: { estimate: 3, distance: 1 } },
  ]);
  const [head, row] = check('tiles/3x2-easy', '--heuristic', 'manhattan', '--csv').stdout.split('\n');
  expect(head).toBe('board,family,metric,heuristic,positions,admissible,consistent,estimate,distance,counterexample');
  expect(row).toBe('tiles/3x2-easy,tiles,stm,manhattan,360,true,true,,,');
  expect(check('tiles/3x3-easy', '--most', '1000').stderr).toContain('too many to check (--most)');
});

test.each([
  [
    ['solve', BOARD, '--algorithm', 'astar', '--heuristic', path('failing.mjs')],
    'failing.mjs: its estimate failed: no idea',
  ],
  [['compare', BOARD, '--heuristic', path('failing.mjs')], 'failing.mjs: its estimate failed: no idea'],
  [['measure', BOARD, '--heuristic', path('failing.mjs')], 'failing.mjs: its estimate failed: no idea'],
  [['measure', BOARD, '--check', '--heuristic', path('failing.mjs')], 'failing.mjs: its estimate failed: no idea'],
  [['tree', BOARD, '--heuristic', path('failing.mjs')], 'failing.mjs: its estimate failed: no idea'],
  [['trace', BOARD, '--heuristic', path('failing.mjs')], 'failing.mjs: its estimate failed: no idea'],
  [['trace', BOARD, '--heuristic', path('nowhere.mjs')], 'nowhere.mjs: there is no such file'],
  [['measure', BOARD, '--heuristic', 'nothing'], 'there is no heuristic "nothing"'],
  [['measure', BOARD, '--most', '5'], '--most is for --check'],
])('%j: one sentence, exit code 2', (args, words) => {
  const { stdout, stderr, code } = slidewise(args);
  expect(stdout.replace(/^#.*\n/, '')).toBe('');
  expect(stderr).toMatch(/^slidewise: [^\n]+\n$/);
  expect(stderr).toContain(words);
  expect(code).toBe(2);
});

test('Ctrl-C ends a heuristic that does not return', async () => {
  const args = ['solve', BOARD, '--algorithm', 'astar', '--heuristic', path('endless.mjs')];
  const { stderr, code } = await interruptSearch(args, '', 'begun');
  expect(stderr).toContain('it was interrupted');
  expect(code).toBe(130);
});
