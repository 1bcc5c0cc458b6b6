import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resultsFaults } from '../../../classroom/src/testing/gradescope-schema.js';
import { expectRefusal, folderOf, slidewise } from '../support/run-cli.js';

const SOLVES = `echo "Solution found with expansions: 19"; printf 'd 2\\nc -2\\nb 3\\n'`;
const made = folderOf({});

/** A place as the platform has it, with an autograder; undefined results if none were written. */
function platform(submission: Record<string, string>, ...args: string[]) {
  const root = folderOf(
    Object.fromEntries(Object.entries(submission).map(([name, text]) => [`submission/${name}`, text])),
  );
  const source = join(root, 'source');
  const { stdout, stderr, code } = slidewise(['classroom', 'autograder', source, ...args]);
  expect([stderr, code]).toEqual(['', 0]);
  return {
    source,
    stdout,
    grade() {
      const env = { ...process.env, AUTOGRADER_ROOT: root };
      // The platform copies the script to another place.
      cpSync(join(source, 'run_autograder'), join(root, 'run_autograder'));
      const { status } = spawnSync(join(root, 'run_autograder'), { cwd: root, env });
      expect(status).toBe(0);
      const results = JSON.parse(readFileSync(join(root, 'results', 'results.json'), 'utf8'));
      expect(resultsFaults(results)).toEqual([]);
      return results;
    },
  };
}

test('the folder has all that the platform wants, and what the teacher wants', () => {
  const { source, stdout } = platform({}, 'rush-hour/course-1', 'tiles/3x3-easy');
  expect(stdout).toMatch(/^2 boards for files of moves · zip what is in /);
  expect(readdirSync(source).sort()).toEqual([
    'boards',
    'key',
    'rubric.json',
    'run_autograder',
    'setup.sh',
    'slidewise',
  ]);
  for (const name of ['setup.sh', 'run_autograder']) {
    expect(spawnSync('bash', ['-n', join(source, name)]).status).toBe(0);
    expect(statSync(join(source, name)).mode & 0o111).toBe(0o111);
  }
  expect(readFileSync(join(source, 'setup.sh'), 'utf8')).toContain('rm -rf /autograder/source/key');
  expect(readdirSync(join(source, 'boards')).sort()).toEqual(['3x3-easy.txt', 'course-1.txt']);
  const key = readFileSync(join(source, 'key', 'key.csv'), 'utf8').split('\n');
  expect(key[1]).toMatch(/^course-1\.txt,solved,moves,3,true,"[a-d] -?\d, [a-d] -?\d, [a-d] -?\d"$/);
  expect(existsSync(join(source, 'slidewise', 'bundle', 'web'))).toBe(false);
});

test('a program is built, run and graded; one that cannot be built says why', () => {
  const args = ['--course', 'rh', 'rush-hour/course-1', 'rush-hour/jam-01', '--run', 'sh rh', '--build', 'cp rh.sh rh'];
  const graded = platform({ 'rh.sh': SOLVES }, ...args).grade();
  expect(graded.tests.map(({ name, score }: { name: string; score: number }) => [name, score])).toEqual([
    ['course-1.txt', 6],
    ['jam-01.txt', 0],
  ]);
  expect(graded.score).toBe(6);
  const unbuilt = platform({ 'other.sh': SOLVES }, ...args).grade();
  expect(unbuilt.score).toBe(0);
  expect(unbuilt.output).toMatch(/^The program cannot be built: cp rh\.sh rh\n[\s\S]*rh\.sh/);
});

test('files of moves are graded by the rubric; where there is nothing, that is said', () => {
  const args = ['rush-hour/course-1', '--points', 'solved=2'];
  expect(platform({ 'course-1.sol': 'd 2, c -2, b 3' }, ...args).grade()).toMatchObject({ score: 2 });
  expect(platform({ 'readme.pdf': '' }, ...args).grade()).toMatchObject({ score: 0 });
});

test.each([
  [[], 'name the boards behind the folder'],
  [['rush-hour/course-1', '--run', './rh'], '--run is for programs, and there is no --course'],
  [['tiles/3x3-easy', '--course', 'rh'], 'tiles/3x3-easy: this is a board of Tiles, not of the course'],
  [['rush-hour/course-1', '--points', 'style=1'], 'points such as'],
  [['nowhere.txt'], 'there is no such file'],
])('%j is refused', (args, sentence) => {
  const folder = join(made, 'refused');
  expectRefusal(['classroom', 'autograder', folder, ...args], sentence);
  expect(existsSync(folder)).toBe(false);
});
