import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makingOf } from '@slidewise/core/contract';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { describe, expect, test } from 'vitest';
import { atTerminal, bundle, folderOf, jsonLines, type Run, slidewise } from '../support/run-cli.js';

const BOARD = '...b../...b../aa.b.d/..cccd/....../......';
const STUCK = '...b../...bee/aa.b.d/.....d/...c../...c..';

/** So many different boards, one a line, with some that cannot be read and some that are there twice. */
function someBoards(count: number): string {
  const random = seededRandom(15);
  const { random: make } = makingOf(rushHour)!;
  return Array.from({ length: count }, (_, i) => {
    if (i % 97 === 5) return 'AAB?..';
    if (i % 50 === 7) return BOARD;
    const position = make(random, { width: 4, height: 4 });
    return unwrap(rushHour.print(position, 'sfu')).trim().replaceAll('\n', '/');
  }).join('\n');
}

const folder = folderOf({ 'boards.txt': someBoards(300), 'empty.txt': '' });
const boards = join(folder, 'boards.txt');
const run = (...args: string[]): Run => slidewise(['batch', ...args]);
const merged = (dir: string, ...args: string[]): string => run('merge', dir, ...args).stdout;
let count = 0;
const newRun = (): string => join(folder, `run-${count++}`);

const reference = newRun();
const first = run('solve', boards, '--out', reference, '--threads', '1', '--json');
const undisturbed = merged(reference);

test('a row for every board, in the order of the input', () => {
  const summary = JSON.parse(first.stdout);
  expect(summary).toMatchObject({ run: reference, kind: 'solve', complete: true, items: 300, before: 0, rows: 300 });
  expect(first.code).toBe(1);
  const rows = jsonLines(undisturbed);
  expect(rows.map(({ board }) => board)).toEqual(Array.from({ length: 300 }, (_, i) => `${boards}:${i + 1}`));
  const counted = (status: string) => rows.filter((row) => row.status === status).length;
  for (const status of ['solved', 'unsolvable', 'error']) expect(counted(status)).toBe(summary.statuses[status] ?? 0);
  expect(rows[5]).toMatchObject({
    board: `${boards}:6`,
    status: 'error',
    errorCode: 'not-square',
    line: 6,
    column: expect.any(Number),
    error: expect.any(String),
  });
  expect(rows[7]).toMatchObject({ text: BOARD, status: 'solved', length: 3, moves: ['d 1', 'c -2', 'b 3'] });
});

test('two threads, and chunks of one board: the same bytes, in every format', () => {
  const dir = newRun();
  run('solve', boards, '--out', dir, '--threads', '2', '--chunk', '1');
  expect(merged(dir)).toBe(undisturbed);
  expect(merged(dir, '--format', 'csv')).toBe(merged(reference, '--format', 'csv'));
  const [a, b] = [dir, reference].map((each) => {
    run('merge', each, '--to', join(folder, 'x.parquet'));
    return readFileSync(join(folder, 'x.parquet'));
  });
  expect(a!.equals(b!)).toBe(true);
  expect(a!.subarray(0, 4).toString()).toBe('PAR1');
});

test('merge: the ending of a file decides the format, and a contradiction is refused', () => {
  run('merge', reference, '--to', join(folder, 'x.csv'));
  expect(readFileSync(join(folder, 'x.csv'), 'utf8')).toBe(merged(reference, '--format', 'csv'));
  const refused = run('merge', reference, '--to', join(folder, 'x.csv'), '--format', 'parquet');
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringMatching(/x\.csv" ends in \.csv, but --format says/),
  ]);
  expect(run('merge', reference, '--to', join(folder, 'x.xlsx')).stderr).toContain('must end in .jsonl');
  expect(run('solve', boards, '--out', join(folder, 'x.parquet')).code).toBe(2);
});

test('status names the input: one beside the run, several on a line each, and not all of very many', () => {
  const { version } = JSON.parse(run('status', reference, '--json').stdout);
  expect(run('status', reference).stdout).toMatch(`${reference}: solve ${boards} (slidewise ${version})\nfinished: `);
  const names = Array.from({ length: 12 }, (_, i) => `few-${i}.txt`);
  for (const name of names) writeFileSync(join(folder, name), BOARD);
  const inputsOf = (count: number): string[] => {
    const dir = newRun();
    const paths = names.slice(0, count).map((name) => join(folder, name));
    run('solve', ...paths, '--out', dir, '--quiet');
    const [head, ...lines] = run('status', dir).stdout.split('\n');
    expect(head).toBe(`${dir}: solve (slidewise ${version})`);
    return lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('finished')),
    );
  };
  const indented = names.map((name) => `  ${join(folder, name)}`);
  expect(inputsOf(10)).toEqual(indented.slice(0, 10));
  expect(inputsOf(12)).toEqual([...indented.slice(0, 9), '  and 3 more']);
});

test('--optimal: the row of batch solve, whether the search was cut or not; what would end it early is refused', () => {
  const [dir, plain] = [newRun(), newRun()];
  const solve = (...args: string[]) => run('solve', 'tiles/3x3-medium', 'rush-hour/jam-01', ...args);
  expect(solve('--out', dir, '--optimal', '--quiet')).toMatchObject({ stdout: '', stderr: '', code: 0 });
  solve('--out', plain, '--quiet');
  expect(merged(dir)).toBe(merged(plain));
  expect(run('status', dir).stdout).toContain('finished: 2 boards in 2 chunks');
  // The chunks that are asked for are part of the run.
  for (const [chunk, words] of [
    [['--chunk', '7'], 'chunkOfParts was not given and is 7'],
    [['--chunk', '1'], 'chunkOfParts was not given and is 1'],
  ] as const) {
    const other = solve('--out', dir, '--optimal', ...chunk);
    expect(other.stderr).toContain(`slidewise: ${dir}: this run was begun by a different command (${words});`);
    expect(other.code).toBe(2);
  }
  const { stderr, code } = solve('--out', newRun(), '--optimal', '--time-limit', '1s');
  expect(stderr).toMatch(/^slidewise: --optimal searches until .*: leave out --time-limit\n$/);
  expect(code).toBe(2);
});

test('boards that are there twice are worked on once, if that is asked for: the same bytes', () => {
  const dir = newRun();
  const solve = ['solve', boards, '--out', dir, '--unique', '--chunk', '7'];
  const summary = JSON.parse(run(...solve, '--json').stdout);
  const rows = readdirSync(join(dir, 'results', '00000')).map((name) =>
    readFileSync(join(dir, 'results', '00000', name), 'utf8'),
  );
  expect(rows.join('').match(/"sameAs"/g)?.length).toBeGreaterThan(5);
  expect(merged(dir)).toBe(undisturbed);
  // What is counted adds up.
  const different = new Set(readFileSync(boards, 'utf8').split('\n')).size;
  const { solved, unsolvable, error } = summary.statuses;
  expect([summary.items, summary.different, solved + unsolvable + error]).toEqual([300, different, different]);
  expect(run(...solve).stdout).toContain(`300 boards, done before, ${different} of them different: `);
  expect(run('status', dir).stdout).toContain(`\n${different} different: ${solved} solved, `);
  expect(JSON.parse(run('status', dir, '--json').stdout)).toMatchObject({ items: 300, different });
});

/** Starts a run that waits for the end of its standard input, which never comes, and sends a signal when so many chunks are there. */
async function endedAfter(chunks: number, signal: NodeJS.Signals, args: readonly string[], dir: string): Promise<Run> {
  const child = spawn(process.execPath, [bundle, 'batch', ...args, '--out', dir]);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  await expect.poll(() => resultsIn(dir) >= chunks || child.exitCode !== null, { interval: 5 }).toBe(true);
  child.kill(signal);
  const code = await closed;
  return { stdout, stderr, code };
}

function resultsIn(dir: string): number {
  const results = join(dir, 'results', '00000');
  return existsSync(results) ? readdirSync(results).filter((name) => name.endsWith('.jsonl')).length : 0;
}

test('kills and restarts with any number of threads: the same bytes', async () => {
  const dir = newRun();
  for (const [chunks, threads] of [
    [3, '2'],
    [15, '1'],
    [40, '2'],
  ] as const) {
    await endedAfter(chunks, 'SIGKILL', ['solve', boards, '-', '--chunk', '5', '--threads', threads], dir);
    // A kill may come between any two bytes.
    writeFileSync(join(dir, 'chunks.jsonl'), '{"number":', { flag: 'a' });
  }
  expect(run('merge', dir).stderr).toContain('the run is not finished');
  expect(run('status', dir).code).toBe(1);
  const end = JSON.parse(run('solve', boards, '-', '--chunk', '5', '--out', dir, '--json').stdout);
  expect(end).toMatchObject({ complete: true, items: 300, rows: 300 });
  expect(end.before).toBeGreaterThanOrEqual(40 * 5);
  expect(merged(dir)).toBe(undisturbed);
  // Once more: nothing is left to do, and nothing changes.
  const again = run('solve', boards, '-', '--chunk', '5', '--out', dir);
  expect(again.stdout).toMatch(/^300 boards, done before: /);
  expect(merged(dir)).toBe(undisturbed);
  expect(run('status', dir).stdout).toMatch(/\nfinished: 300 boards in 60 chunks\n/);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s: what is done stays, and it says how to go on', async (signal, exit) => {
  const dir = newRun();
  const { stdout, stderr, code } = await endedAfter(2, signal, ['solve', boards, '-', '--chunk', '2'], dir);
  expect([stderr, code]).toEqual([
    `slidewise: the run was ended; what is done stays in ${dir}, and the same command goes on with it\n`,
    exit,
  ]);
  expect(stdout).toMatch(/^\d+ boards: /);
  expect(JSON.parse(run('status', dir, '--json').stdout)).toMatchObject({ complete: false });
  const partial = merged(dir, '--partial');
  expect(partial).not.toBe('');
  run('solve', boards, '-', '--chunk', '2', '--out', dir);
  expect(merged(dir)).toBe(undisturbed);
});

describe('what is refused, in one sentence', () => {
  const refused = (args: readonly string[], words: string, input = ''): void => {
    const { stdout, stderr, code } = slidewise(['batch', ...args], input);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^slidewise: [^\n]+\n$/);
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  };
  test('a different command', () => {
    refused(['solve', boards, '--out', reference, '--metric', 'steps'], 'metric was not given and is "steps"');
  });
  test('an input that has changed', () => {
    const file = join(folder, 'changing.txt');
    const dir = newRun();
    writeFileSync(file, `${BOARD}\n${STUCK}\n`);
    run('solve', file, '--out', dir);
    writeFileSync(file, `${BOARD}\n${BOARD}\n`);
    refused(['solve', file, '--out', dir], 'the input has changed since the run began');
  });
  test.each([
    ['an input that is not there', ['solve', 'nowhere.txt', '--out', 'x'], 'nowhere.txt: there is no such file'],
    ['a directory with something else', ['solve', boards, '--out', folder], 'a run needs its own'],
    [
      'a directory that cannot be made',
      ['solve', boards, '--out', '/dev/null/x'],
      '/dev/null/x: it is not a directory\n',
    ],
    ['a metric that no family has', ['solve', boards, '--out', 'x', '--metric', 'setps'], 'did you mean steps?'],
    ['a format that no family has', ['solve', boards, '--out', 'x', '--format', 'foo'], 'there is no format "foo"'],
    [
      'a format of another family',
      ['rate', boards, '--out', 'x', '--family', 'tiles', '--format', 'usc'],
      'there is no format "usc"',
    ],
    ['a prefix without Redis', ['solve', boards, '--out', 'x', '--prefix', 'x'], '--prefix is for keys in Redis'],
    ['a family', ['solve', boards, '--out', 'x', '--family', 'brick'], 'did you mean bricks?'],
    ['standard input twice', ['solve', '-', '-', '--out', 'x'], 'standard input can be read only once'],
    ['no run', ['merge', folder], 'there is no run in this directory'],
    ['a run that is a file', ['status', boards], 'boards.txt: it is not a directory\n'],
    ['no name of a run', ['solve', boards, '--out', ''], 'the name of the directory of a run must not be empty\n'],
    ['no name to merge', ['merge', ''], 'the name of the directory of a run must not be empty\n'],
    ['no threads', ['solve', boards, '--out', 'x', '--threads', '0'], 'a whole number from 1 to 256'],
  ])('%s', (_, args, words) => refused(args, words));
});

/** A finished run in which something else lies in the place of a file. */
function runWith(file: (dir: string) => string, content?: string): [string, string] {
  const dir = newRun();
  cpSync(reference, dir, { recursive: true });
  const path = file(dir);
  rmSync(path, { recursive: true });
  if (content === undefined) mkdirSync(path);
  else writeFileSync(path, content);
  return [dir, path];
}

test('a run that cannot be read, or not any more, is told with the file, by everybody', () => {
  const result = (dir: string) => join(dir, 'results', '00000', readdirSync(join(dir, 'results', '00000'))[0]!);
  for (const [[dir, path], words] of [
    [runWith((dir) => join(dir, 'chunks.jsonl')), 'it is a directory'],
    [runWith(result), 'it is a directory'],
    [runWith((dir) => join(dir, 'manifest.json')), 'it is a directory'],
    [runWith((dir) => join(dir, 'manifest.json'), '{"layout":1}'), 'this is no manifest of a run'],
    [runWith((dir) => join(dir, 'chunks.jsonl'), '{}\n'), 'line 1 is damaged'],
  ] as const) {
    const commands = [
      ['status', dir],
      ['merge', dir],
      ['merge', dir, '--to', join(folder, 'x.jsonl')],
      ['solve', boards, '--out', dir, '--threads', '1'],
    ];
    for (const args of commands) {
      const { stdout, stderr, code } = run(...args);
      expect([args[0], stdout, code]).toEqual([args[0], '', 2]);
      expect(stderr).toContain(`slidewise: ${path}: ${words}`);
      expect(stderr.split('\n')).toHaveLength(2);
    }
  }
});

test('results that were damaged are named, merged by nobody, and made again by the same command', () => {
  const dir = newRun();
  run('solve', boards, '--out', dir, '--chunk', '20', '--threads', '1');
  const home = join(dir, 'results', '00000');
  const [a, b, c, d, e] = readdirSync(home)
    .sort()
    .map((name) => join(home, name)) as [string, string, string, string, string];
  const change = (path: string, how: (text: string) => string) => writeFileSync(path, how(readFileSync(path, 'utf8')));
  change(a, (text) => text.replace(/(?<="expanded":)\d/, (digit) => String(9 - Number(digit))));
  const second = readFileSync(b);
  writeFileSync(b, readFileSync(c));
  writeFileSync(c, second);
  change(d, (text) => {
    const [heading, first, next, ...rest] = text.split('\n');
    return [heading, next, first, ...rest].join('\n');
  });
  writeFileSync(e, Buffer.alloc(readFileSync(e).length));
  const refused = run('merge', dir);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toBe(
    `slidewise: ${a}: the results of chunk 0 are damaged; the command that began the run does it again\n`,
  );
  const partial = run('merge', dir, '--partial');
  expect(partial.stdout).toBe(undisturbed.split('\n').slice(100).join('\n'));
  expect(partial.stderr.match(/note: .*: the results of chunk \d are damaged, and are left out\n/g)).toHaveLength(5);
  const status = run('status', dir);
  expect(status).toMatchObject({ code: 1, stdout: expect.stringContaining('damaged: chunks 0, 1, 2, 3, 4; ') });
  expect(JSON.parse(run('status', dir, '--json').stdout)).toMatchObject({ complete: false, damaged: [0, 1, 2, 3, 4] });
  const again = run('solve', boards, '--out', dir, '--chunk', '20', '--threads', '1', '--json');
  expect(again.stderr.match(/^slidewise: note: chunk \d is damaged and is done again$/gm)).toHaveLength(5);
  expect(JSON.parse(again.stdout)).toMatchObject({ complete: true, before: 200 });
  expect(merged(dir)).toBe(undisturbed);
});

test('results are not written over the files of a run', () => {
  const before = readFileSync(join(reference, 'manifest.json'), 'utf8');
  for (const name of ['manifest.json', 'results/new.jsonl']) {
    const { stderr, code } = run('merge', reference, '--to', join(reference, name));
    expect(code).toBe(2);
    expect(stderr).toMatch(/: this file belongs to the run in .*; name another one\n$/);
  }
  expect(readFileSync(join(reference, 'manifest.json'), 'utf8')).toBe(before);
  expect(run('merge', reference, '--to', join(reference, 'rows.jsonl')).code).toBe(0);
  expect(readFileSync(join(reference, 'rows.jsonl'), 'utf8')).toBe(undisturbed);
});

test('input from a pipe, compressed, and from folders, in the order of names and numbers', () => {
  const text = `${BOARD}\n${STUCK}\n`;
  const dir = newRun();
  expect(slidewise(['batch', 'solve', '-', '--out', dir], text).code).toBe(1);
  expect(jsonLines(merged(dir)).map(({ board }) => board)).toEqual(['-:1', '-:2']);
  const home = join(folder, 'home');
  mkdirSync(home);
  for (const name of ['b-10.txt', 'b-9.txt']) writeFileSync(join(home, name), BOARD.replaceAll('/', '\n'));
  writeFileSync(join(home, 'c.txt.gz'), gzipSync(text));
  writeFileSync(join(home, 'README.md'), 'about');
  const all = newRun();
  const { stderr } = run('solve', home, 'rush-hour/course-1', '--out', all);
  expect(stderr).toContain('skipped 1 item without boards');
  const names = ['b-9.txt', 'b-10.txt', 'c.txt.gz:1', 'c.txt.gz:2'].map((name) => join(home, name));
  expect(jsonLines(merged(all)).map(({ board }) => board)).toEqual([...names, 'rush-hour/course-1']);
});

test('a file without a board is a bad one among others', () => {
  const dir = newRun();
  const { stdout, code } = run('solve', join(folder, 'empty.txt'), 'tiles/3x3-easy', '--out', dir);
  expect([stdout.split(' · ')[0], code]).toEqual(['2 boards: 1 solved, 0 unsolvable, 0 stopped, 1 with errors', 1]);
  const bad = { status: 'error', line: 1, column: 1, error: 'the board is empty' };
  expect(jsonLines(merged(dir))[0]).toMatchObject({ board: join(folder, 'empty.txt'), ...bad });
});

test('no boards at all are a run, too', () => {
  const dir = newRun();
  const { stdout, code } = run('solve', '-', '--out', dir);
  expect([stdout.split('\n')[0], code]).toEqual(['0 boards: 0 solved, 0 unsolvable, 0 stopped, 0 with errors', 0]);
  expect(merged(dir)).toBe('');
  expect(merged(dir, '--format', 'csv')).toMatch(/^board,text,[\w,]+\n$/);
});

test('tables are built once for all threads, and kept', () => {
  const dir = newRun();
  const tiles = `${slidewise(['convert', 'tiles/4x4-easy', '--to', 'line']).stdout.trim()}\n`.repeat(4);
  const { stdout } = slidewise(['batch', 'solve', '-', '--out', dir, '--chunk', '1', '--threads', '2'], tiles);
  expect(stdout).toMatch(/^4 boards: 4 solved/);
  expect(jsonLines(merged(dir))[3]).toMatchObject({ algorithm: 'idastar-fsm', heuristic: 'pdb-663', optimal: true });
});

test('solutions are verified, and what is claimed of them', () => {
  const dir = newRun();
  const { stdout, code } = slidewise(['batch', 'verify', '-', '--out', dir], undisturbed);
  expect(code).toBe(1);
  const { error } = JSON.parse(first.stdout).statuses;
  expect(stdout).toMatch(new RegExp(`^300 boards: ${300 - error} valid, 0 invalid, 0 stopped, ${error} with errors`));
});

test('progress on a terminal: a bar, the rate, the time left and the counts', () => {
  // It takes longer than its limit, whatever the machine, and that is longer than nothing is told.
  const long = ['rush-hour/large-12x12', '--algorithm', 'bfs', '--metric', 'steps', '--time-limit', '900ms'];
  const { stderr } = atTerminal(['batch', 'solve', boards, ...long, '--out', newRun(), '--threads', '1'], {
    columns: 140,
  });
  expect(stderr).toMatch(/\[[#-]{10}\] \d+ % · [\d,.]+ boards a second( · .* left)? · \d+ solved/);
});

test('the summary fits the terminal', () => {
  const { stdout } = atTerminal(['batch', 'solve', boards, '--out', newRun(), '--threads', '1'], { columns: 44 });
  expect(stdout.replace(/\s+/g, ' ')).toMatch(
    /\d+ boards: \d+ solved, \d+ unsolvable, \d+ stopped, \d+ with errors · /,
  );
  const lines = stdout
    .trimEnd()
    .split('\n')
    .filter((line) => !line.includes(folder));
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(44);
});

test('a full disk: one sentence, what is done stays, and it goes on when there is room', (context) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'none', disk]).status !== 0) {
    context.skip('mounting a small disk is not allowed here');
  }
  try {
    const dir = join(disk, 'run');
    const { stderr, code } = run('solve', boards, '--chunk', '2', '--out', dir);
    expect([stderr, code]).toEqual([
      `slidewise: ${dir}: there is no room left on the disk; what is done stays, and the same command goes on with it\n`,
      2,
    ]);
    spawnSync('mount', ['-o', 'remount,size=64m', disk]);
    run('solve', boards, '--chunk', '2', '--out', dir);
    expect(merged(dir)).toBe(undisturbed);
  } finally {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
});
