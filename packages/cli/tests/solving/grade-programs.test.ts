import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, expectRefusal, folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const boards = folderOf({ 'A00.txt': COURSE });
const SOLVES = 'd 2\nc -2\nb 3\n';
/** Seconds that no other process on the machine sleeps. */
const NAP = `1001.${process.pid}`;
const programs = folderOf({
  right: `echo "Solution found with expansions: 19"; printf '${SOLVES.replaceAll('\n', '\\n')}'`,
  long: "printf 'd 2\\nc -1\\nc -1\\nb 3\\n'",
  endless: 'while :; do :; done',
  greedy: `{ head -c 300M /dev/zero; sleep ${NAP}; } | tail`,
  breeding: `while :; do sleep ${NAP} & done`,
  leaving: `setsid sleep ${NAP} & printf '${SOLVES.replaceAll('\n', '\\n')}'; exit 1`,
});
/** Empty where it has ended. */
function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}
const named = (name: string): string => `sh ${join(programs, name)}`;
const grade = (names: string[], ...args: string[]) =>
  slidewise(['grade', ...names.flatMap((name) => ['--run', named(name)]), '--course', 'rh', boards, ...args]);

test('the N-puzzle program prints a number, or that there is no solution', () => {
  const tiles = folderOf({ 'easy.txt': '1 2 3\n0 4 6\n7 5 8\n', 'odd.txt': '1 2 3\n4 5 6\n8 7 0\n' });
  const scripts = folderOf({
    right:
      'read first; case "$first" in "1 2 3") read second;; esac; case "$second" in "0 4 6") echo Number of moves: 3;; *) echo Unsolvable board;; esac',
    wrong: 'echo Number of moves: 5',
  });
  const names = ['right', 'wrong'].flatMap((name) => ['--run', `sh ${join(scripts, name)}`]);
  const { stdout } = slidewise(['grade', ...names, '--course', 'prog', tiles, '--json']);
  expect(jsonLines(stdout).map(({ board, right, length }) => [board, right, length])).toEqual([
    ['easy.txt', true, 3],
    ['odd.txt', true, null],
    ['easy.txt', false, 5],
    ['odd.txt', false, 5],
  ]);
});

test('a program that does not end is stopped', () => {
  const [row] = jsonLines(grade(['endless'], '--run-time', '200ms', '--json').stdout);
  expect(row).toMatchObject({ status: 'error', error: 'it was stopped after 200 ms' });
});

test('a program has no more memory than it was given', () => {
  const [row] = jsonLines(grade(['greedy'], '--run-memory', '200m', '--json').stdout);
  expect(row!.error).toBe('it was stopped: its memory was more than 200.0 MiB');
});

test('nothing is left running, and what was printed before a failure is told', () => {
  const rubric = join(folderOf({ 'rubric.json': '{"solved":2,"shortest":2,"unfinished":"50%"}' }), 'rubric.json');
  const rows = jsonLines(grade(['breeding', 'leaving'], '--run-time', '20s', '--json', '--rubric', rubric).stdout);
  expect(rows.map(({ error, points }) => [error, points])).toEqual([
    ['it was stopped: it started more than 100 processes', 0],
    ['it ended with exit code 1; the 3 moves that it had printed solve the board', 2],
  ]);
  const left = readdirSync('/proc').filter((id) => commandOf(id).includes('sleep\x001000'));
  expect(left).toEqual([]);
});

test('counts are held against numbers, or against what a reference counts in any order', () => {
  const within = (...args: string[]) =>
    jsonLines(grade(['right'], '--json', '--points', 'solved=1,counts=2', ...args).stdout).map(
      ({ withinBands, bands, countReason, points }) => [withinBands, bands.expanded, countReason, points],
    );
  expect(within('--expanded', '19')).toEqual([[true, { least: 19, most: 19 }, undefined, 3]]);
  expect(within('--expanded', '25', '--within', '10%')).toEqual([
    [false, { least: 23, most: 27 }, 'expanded 19, where 23 to 27 is right', 1],
  ]);
  // Its expansions are what others call stored.
  expect(within('--reference', 'astar/indirect')).toEqual([[true, { least: 19, most: 19 }, undefined, 3]]);
  const [[, band]] = within('--reference', 'astar/none', '--orders', '3') as [
    [boolean, { least: number; most: number }],
  ];
  expect(band.least).toBeLessThan(band.most);
  const { stdout } = grade(['right', 'long'], '--generated', '5');
  expect(stdout).toMatch(/counts\n/);
  expect(stdout.replace(/\s+/g, ' ')).toContain('counts: it does not say how many boards it generated');
});

test('nodes and time are in the report, and points for time are given', () => {
  const rubric = join(folderOf({ 'rubric.json': '{"solved":1,"time":2,"seconds":3600}' }), 'rubric.json');
  const { stdout, code } = grade(['right'], '--report', 'gradescope', '--rubric', rubric);
  const { score, leaderboard } = JSON.parse(stdout);
  expect([score, code]).toEqual([3, 0]);
  expect(leaderboard).toEqual([
    { name: 'Moves', value: 3, order: 'asc' },
    { name: 'Nodes', value: 19, order: 'asc' },
    { name: 'Time (s)', value: expect.any(Number), order: 'asc' },
  ]);
  const [row] = jsonLines(grade(['right'], '--json').stdout);
  expect(row).toMatchObject({ expanded: 19, seconds: expect.any(Number) });
});

// The programs that come with slidewise answer as those of students should.
test.each([
  ['rh', 'rush-hour/jam-01'],
  ['rh', 'rush-hour/course-1'],
  ['sbp', 'bricks/teach-1'],
  ['rushhour', 'rush-hour/jam-02'],
  ['tiles', 'tiles/3x3-easy'],
])('a program of the course %s solves %s', (course, board) => {
  const command = `${process.execPath} ${bundle} classroom ${course}`;
  const { stdout, code } = slidewise(['grade', '--run', command, '--course', course, board, '--json']);
  expect(jsonLines(stdout)).toMatchObject([{ status: 'valid', shortest: true, excess: 0 }]);
  expect(code).toBe(0);
});

test('the roster tells whose a program is', () => {
  const roster = join(folderOf({ 'class.csv': 'name\nright\nzoe\n' }), 'class.csv');
  const rows = jsonLines(grade(['right'], '--json', '--by', 'student', '--roster', roster).stdout);
  expect(rows.map(({ student, files }) => [student, files])).toEqual([
    ['right', 1],
    ['zoe', 0],
  ]);
});

test('a program that is not there, or writes no file, has a reason in its row', () => {
  const [row] = jsonLines(
    slidewise(['grade', '--run', './no-such-program', '--course', 'rh', boards, '--json']).stdout,
  );
  expect(row!.error).toMatch(/^it ended with exit code 127: .*no-such-program/);
  const [moveless] = jsonLines(slidewise(['grade', '--run', 'true', '--course', 'rushhour', boards, '--json']).stdout);
  expect(moveless!.error).toMatch(/^the file of moves: there is no such file/);
});

test.each([
  [['--run', 'true', boards], '--run needs --course: rh, prog, sbp, rushhour, tiles'],
  [['--course', 'rh', '--boards', boards, boards], '--course is for programs, and there is no --run'],
  [['--run', 'true', '--course', 'rh', 'nowhere'], 'nowhere: there is no such file'],
])('%j is refused', (args, sentence) => expectRefusal(['grade', ...args], sentence));
