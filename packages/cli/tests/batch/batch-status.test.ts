import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, jsonLines, shell, slidewise } from '../support/run-cli.js';

// What a run says of itself, to whoever looks later or from elsewhere.

const BOARDS = ['...b../...b../aa.b.d/..cccd/....../......', 'AAB?..', '...b../...b../aa.b.d/..cccd/....../.....e'];
const home = realpathSync(folderOf({ 'more.txt': `${BOARDS.join('\n')}\n` }));
mkdirSync(join(home, 'in'));
writeFileSync(join(home, 'in', 'one.txt'), BOARDS[0]!.replaceAll('/', '\n'));
const sub = join(home, 'in');
const dir = join(home, 'run');
const at = (folder: string, line: string) => shell(`cd '${folder}' && $SLIDEWISE batch ${line}`);
const ARGS = 'solve in more.txt --out run --chunk 1 --threads 1';

test('the same command goes on from another directory, with the same rows; status says who works and how to go on', () => {
  expect(at(home, `${ARGS} --quiet`).code).toBe(1);
  const rows = at(home, 'merge run').stdout;
  expect(jsonLines(rows).map(({ board }) => board)).toEqual(['in/one.txt', 'more.txt:1', 'more.txt:2', 'more.txt:3']);
  const results = join(dir, 'results', '00000');
  rmSync(join(results, readdirSync(results)[0]!));
  expect(at(home, 'status run').stdout).toMatch(
    /\nno process works on it\nto go on with it: slidewise batch solve in more\.txt --out run --chunk 1 --threads 1 --quiet\n$/,
  );
  const { stdout } = at(sub, 'status ../run');
  expect(stdout).toContain(`to go on with it: cd ${home} && slidewise batch solve in more.txt --out run `);
  writeFileSync(join(dir, 'lock'), JSON.stringify({ host: `not-${hostname()}`, pid: 7, started: '' }));
  expect(at(sub, 'status ../run').stdout).toMatch(/\nprocess 7 on not-.* works on it\n$/);
  expect(JSON.parse(at(sub, 'status ../run --json').stdout)).toMatchObject({ process: { pid: 7 }, complete: false });
  rmSync(join(dir, 'lock'));
  const again = at(sub, 'solve . ../more.txt --out ../run --chunk 1 --threads 1 --json');
  expect(again).toMatchObject({ code: 1, stderr: '' });
  expect(JSON.parse(again.stdout)).toMatchObject({ complete: true, items: 4, before: 3 });
  expect(at(home, 'merge run').stdout).toBe(rows);
  expect(JSON.parse(at(home, 'status run --json').stdout)).toMatchObject({ process: null, complete: true });
  // Other files of the same names are other ones.
  writeFileSync(join(sub, 'more.txt'), `${BOARDS[2]}\n`);
  expect(at(sub, 'solve in more.txt --out ../run --chunk 1').stderr).toContain('in: there is no such file');
  rmSync(join(sub, 'more.txt'));
});

test('status --errors lists the rows with errors, by file, line and column', () => {
  const text = slidewise(['batch', 'status', dir, '--errors']).stdout;
  expect(text.split('\n').filter((line) => line.startsWith('more.txt'))).toEqual([
    expect.stringMatching(/^more\.txt:2(:\d+)?: \S/),
  ]);
  const { errors } = JSON.parse(slidewise(['batch', 'status', dir, '--errors', '--json']).stdout);
  expect(errors).toMatchObject([{ board: 'more.txt:2', status: 'error', line: 2 }]);
});

test('times are joined to rows by the name of the board, or by its place', () => {
  const times = jsonLines(readFileSync(join(dir, 'times.jsonl'), 'utf8'));
  const rows = jsonLines(slidewise(['batch', 'merge', dir]).stdout);
  for (const { item, board, ms } of times) {
    expect(rows[item as number]!.board).toBe(board);
    expect(ms).toBeGreaterThanOrEqual(0);
  }
  expect(new Set(times.map(({ item }) => item))).toEqual(new Set([0, 1, 2, 3]));
});

test('--log: how a run began, what was to be known, and how it ended, each time', () => {
  const log = join(home, 'log.txt');
  const out = join(home, 'logged');
  const args = ['batch', 'solve', join(home, 'more.txt'), '--out', out, '--log', log, '--quiet', '--chunk', '1'];
  expect(slidewise(args)).toMatchObject({ stdout: '', stderr: '', code: 1 });
  const results = join(out, 'results', '00000');
  const [first] = readdirSync(results).sort();
  writeFileSync(join(results, first!), 'x');
  slidewise(args);
  writeFileSync(join(home, 'more.txt'), `${BOARDS[0]}\n`);
  expect(slidewise(args).code).toBe(2);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /, ''))).toEqual([
    expect.stringMatching(/^begins: slidewise batch solve .*more\.txt --out .* --chunk 1$/),
    expect.stringMatching(/^3 boards: 2 solved, 0 unsolvable, 0 stopped, 1 with errors · /),
    expect.stringMatching(/^begins: /),
    'note: chunk 0 is damaged and is done again',
    expect.stringMatching(/^3 boards, 2 of them done before: /),
    expect.stringMatching(/^begins: /),
    expect.stringMatching(/^the input has changed since the run began: /),
  ]);
  const refused = (path: string) => slidewise([...args.slice(0, 5), '--log', path]).stderr;
  expect(refused(join(out, 'manifest.json'))).toContain('this file belongs to the run in ');
  expect(refused(join(home, 'no', 'log'))).toMatch(/no\/log: .*no such directory\n$/);
});
