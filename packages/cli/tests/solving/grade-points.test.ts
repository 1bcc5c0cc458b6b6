import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectRefusal, folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const boards = folderOf({ 'eight.txt': '1 2 3/4 5 6/0 7 8\n', 'other.txt': '1 2 3/4 5 6/7 0 8\n' });
const handedIn = folderOf({
  'ann/eight.sol': 'LL',
  'ann/other.sol': 'RLL',
  'ben/eight.sol': 'L',
  'ben/eight-2.sol': 'LX',
});
const rubrics = folderOf({
  'good.json': '{"legal":1,"solved":2,"shortest":3}',
  'list.json': '[1]',
  'broken.json': '{"legal":1',
  'part.json': '{"style":1}',
  'negative.json': '{"legal":-1}',
  'nothing.json': '{"legal":0}',
  'time.json': '{"solved":1,"time":1}',
  'counts.json': '{"counts":1}',
  'who.json': '{"solved":1,"visibility":"teachers"}',
});
const about = ['grade', handedIn, '--boards', boards];
const grade = (...args: string[]) => slidewise([...about, ...args]);

test('points stand in every table, and add up', () => {
  const withFile = grade('--rubric', join(rubrics, 'good.json'));
  const { stdout, code } = grade('--points', 'legal=1,solved=2,shortest=3');
  expect(stdout).toBe(withFile.stdout);
  expect(code).toBe(1);
  expect(stdout).toMatch(/ann\/other\.sol .* 3 +1 +3\n/);
  expect(stdout).toMatch(/ann .* 9 of 12\nben .* 1 of 12\n/);
  const rows = jsonLines(grade('--json', '--points', 'legal=1,solved=2,shortest=3').stdout);
  expect(rows.map(({ points, maxPoints, parts }) => [points, maxPoints, parts])).toEqual([
    [6, 6, { legal: 1, solved: 2, shortest: 3 }],
    [3, 6, { legal: 1, solved: 2, shortest: 0 }],
    [0, 6, { legal: 0, solved: 0, shortest: 0 }],
    [1, 6, { legal: 1, solved: 0, shortest: 0 }],
  ]);
  const csv = grade('--csv', '--points', 'solved=2').stdout.split('\n');
  expect(csv[0]).toMatch(/,points,maxPoints,solvedPoints$/);
  expect(csv[1]).toMatch(/,2,2,2$/);
  expect(grade('--csv', '--by', 'student', '--points', 'solved=2').stdout).toMatch(
    /,points,maxPoints\nann,.*,4,4\nben,.*,0,4\n/,
  );
});

test('results of one submission for Gradescope, with the usual points', () => {
  const { stdout, code } = slidewise(['grade', join(handedIn, 'ann'), '--boards', boards, '--report', 'gradescope']);
  const { score, tests, leaderboard } = JSON.parse(stdout);
  expect([score, code]).toEqual([9, 0]);
  expect(tests.map(({ name, score }: { name: string; score: number }) => [name, score])).toEqual([
    ['eight.txt', 6],
    ['other.txt', 3],
  ]);
  expect(leaderboard).toEqual([{ name: 'Moves', value: 5, order: 'asc' }]);
});

test('the list of a class comes back with points, in its own columns', () => {
  const list = folderOf({ 'class.csv': 'Name;Email\nben;b@x.org\n"Lee, Cy";c@x.org\nann;a@x.org\n' });
  const { stdout } = grade('--report', 'gradebook', '--roster', join(list, 'class.csv'));
  expect(stdout.split('\n')).toEqual([
    'Name,Email,Points,Maximum,Remark',
    'ben,b@x.org,1,12,"0 of 2 right, 0 shortest"',
    '"Lee, Cy",c@x.org,0,12,nothing was handed in',
    'ann,a@x.org,9,12,"2 of 2 right, 1 shortest"',
    '',
  ]);
  expectRefusal([...about, '--report', 'gradebook'], '--report gradebook adds points to the lines of --roster');
});

test.each([
  ['list.json', 'a rubric is an object such as {"legal":1,"solved":2,"shortest":3}'],
  ['broken.json', 'broken.json: this is not JSON: '],
  ['part.json', 'there is no part "style"; the parts are legal, solved, shortest, counts, time'],
  ['negative.json', 'the points for legal must be a number from 0 up'],
  ['nothing.json', 'there are no points in this rubric'],
  ['time.json', 'points for time are for programs, and these are files'],
  ['counts.json', 'points for counts need expanded, generated or reference'],
  ['who.json', 'visibility must be one of visible, after_due_date, after_published, hidden'],
  ['missing.json', 'there is no such file'],
])('a rubric such as %s is refused in one sentence', (file, sentence) => {
  expectRefusal([...about, '--rubric', join(rubrics, file)], sentence);
});

test.each([
  [['--points', 'legal'], 'points such as legal=1,solved=2 for legal, solved, shortest, counts, time'],
  [['--expanded', '3', '--reference', 'astar'], 'needs a heuristic, as in astar/'],
  [['--reference', 'astar/manhatan'], 'there is no heuristic "manhatan"'],
  [['--within', '10%'], 'within says nothing without expanded, generated or reference'],
  [['--expanded', 'many'], 'a count such as 270, or a band such as 200-300'],
  [['--points', 'shortest=1', '--no-optimum'], 'leave out --no-optimum'],
  [['--report', 'moodle'], 'gradescope'],
])('%j is refused', (args, sentence) => {
  expectRefusal([...about, ...args], sentence);
});
