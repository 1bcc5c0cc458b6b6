import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Random, seededRandom } from '@slidewise/core/random';
import { describe, expect, test } from 'vitest';
import { bundle, ended, expectRefusal, folderOf, jsonLines, type Run, shell, slidewise } from '../support/run-cli.js';

const BOARD = '...b../...b../aa.b.d/..cccd/....../......';
const STUCK = '...b../...bee/aa.b.d/.....d/...c../...c..';

const folder = folderOf({});
const run = (...args: string[]): Run => slidewise(['batch', ...args]);
let count = 0;
const newRun = (): string => join(folder, `run-${count++}`);

/** What a run over these inputs leaves. */
function mergedRun(kind: string, inputs: readonly string[], ...args: string[]): string {
  const dir = newRun();
  run(kind, ...inputs, '--out', dir, '--threads', '1', ...args);
  return run('merge', dir).stdout;
}

/** Boards and what is none, the same ones again and again, drawn or on lines, with blanks and line ends of all kinds around them. */
function mixedFiles(random: Random): Record<string, string> {
  const drawn = [BOARD, STUCK, BOARD.replace('ccc', 'c?c'), '1 2 3/4 5 6/7 0 8', '1 2 3/4 5 6/7 0 9'];
  const lines = [...drawn, JSON.stringify({ text: BOARD }), JSON.stringify({ text: 'AA?' }), '{', `${BOARD}?`];
  const around = (text: string): string =>
    random.pick(['', '', ' ', '    ', '\t']) + text + random.pick(['', '', '  ']);
  return Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => {
      const end = random.pick(['\n', '\r\n', '\r']);
      const rows =
        i % 2 === 0 ? random.pick(drawn).split('/') : Array.from({ length: 12 }, () => around(random.pick(lines)));
      return [`${i}.txt`, random.pick(['', end, `${end} ${end}`]) + rows.join(end) + random.pick(['', end])];
    }),
  );
}

test.each([1, 2, 3])('--unique changes no byte, whatever stands around boards: seed %d', (seed) => {
  const files = mixedFiles(seededRandom(seed));
  const mixed = folderOf(files);
  const paths = Object.keys(files).map((name) => join(mixed, name));
  const plain = mergedRun('solve', paths);
  expect(jsonLines(plain).length).toBeGreaterThan(100);
  expect(mergedRun('solve', paths, '--unique')).toBe(plain);
});

const ROW = JSON.stringify({ board: 'x', text: BOARD, status: 'solved', moves: ['d 1', 'c -2', 'b 3'] });
const BAD_ROW = JSON.stringify({ board: 'x:2', status: 'error', error: 'nothing' });

/** The boards of rows by their names in a folder, and what became of them. */
function outcomes(rows: string, home: string): string[] {
  return jsonLines(rows).map(({ board, status }) => `${String(board).slice(home.length + 1)} ${status}`);
}

test('a folder is read with its JSON Lines, and with moves behind boards to verify them; other JSON is none', () => {
  const home = folderOf({
    'config.json': '{"board":"6x6"}\n',
    'package.json': '{\n  "name": "x"\n}\n',
    config: '{\n  "board": "6x6"\n}\n',
    'events.jsonl': '{"level":"info","text":"All is well, and has been."}\n',
    'long.jsonl': `{"note":"${'x'.repeat(5000)}","text":"${BOARD}","more":"${'x'.repeat(5000)}"}\n`,
    'moves.txt': `${BOARD}\td 1, c -2, b 3\n`,
    'rows.jsonl': `${BAD_ROW}\n${ROW}\n`,
    'rows2.jsonl.gz': gzipSync(`${ROW}\n`),
    'some.txt': Buffer.from(`${BOARD}\n${BOARD}\n${BOARD}\xff\n`, 'latin1'),
  });
  expect(outcomes(mergedRun('solve', [home]), home)).toEqual([
    'long.jsonl solved',
    'rows.jsonl:1 error',
    'rows.jsonl:2 solved',
    'rows2.jsonl.gz solved',
    ...['some.txt:1 solved', 'some.txt:2 solved', 'some.txt:3 error'],
  ]);
  expect(outcomes(mergedRun('verify', [home]), home)).toEqual([
    'long.jsonl error',
    'moves.txt valid',
    'rows.jsonl:1 error',
    'rows.jsonl:2 valid',
    'rows2.jsonl.gz valid',
    ...['some.txt:1 error', 'some.txt:2 error', 'some.txt:3 error'],
  ]);
});

test('a run may lie in the folder that it reads, for its own files are no input; named, they are refused', () => {
  const home = folderOf({ 'b.txt': BOARD });
  const dir = join(home, 'run');
  const solve = (): Run => run('solve', home, '--out', dir);
  expect(solve().stdout).toMatch(/^1 board: 1 solved/);
  expect(solve().stdout).toMatch(/^1 board, done before: 1 solved/);
  expect(outcomes(mergedRun('solve', [home]), home)).toEqual(['b.txt solved']);
  const { stderr, code } = run('verify', dir, '--out', newRun());
  expect([stderr, code]).toEqual([
    `slidewise: ${dir}: this is the directory of a run: slidewise batch merge writes its rows\n`,
    2,
  ]);
});

test('what cannot be read in a folder has a row that says so', () => {
  const home = folderOf({ 'b.txt': BOARD });
  symlinkSync('nowhere', join(home, 'dangling'));
  symlinkSync('self', join(home, 'self'));
  const dir = newRun();
  const { stdout, stderr, code } = run('solve', home, '--out', dir);
  expect([stderr, code]).toEqual(['', 1]);
  expect(stdout).toMatch(/^3 boards: 1 solved, 0 unsolvable, 0 stopped, 2 with errors/);
  const rows = jsonLines(run('merge', dir).stdout);
  expect(rows.map(({ board, error }) => [board, error])).toEqual([
    [join(home, 'b.txt'), undefined],
    [join(home, 'dangling'), expect.stringContaining('it cannot be read: ENOENT')],
    [join(home, 'self'), expect.stringContaining('it cannot be read: ELOOP')],
  ]);
});

// Elsewhere there are no such names.
test.runIf(process.platform === 'linux')('a name that is not UTF-8 has a row that says so', () => {
  const home = folderOf({ 'b.txt': BOARD });
  writeFileSync(Buffer.from(`${home}/bad\xff.txt`, 'latin1'), BOARD);
  expect(jsonLines(mergedRun('solve', [home])).map(({ error }) => error)).toEqual([
    undefined,
    'it cannot be read: its name is not valid UTF-8',
  ]);
});

/** Whether a process has a file open. */
function hasOpen(pid: number, path: string): boolean {
  const home = `/proc/${pid}/fd`;
  return readdirSync(home).some((name) => {
    try {
      return readlinkSync(join(home, name)) === path;
    } catch {
      // It was closed meanwhile.
      return false;
    }
  });
}

describe.runIf(process.platform === 'linux')('input from a pipe with a name', () => {
  const named = (): string => {
    const pipe = join(folderOf({}), 'pipe');
    expect(shell(`mkfifo ${pipe}`).code).toBe(0);
    return pipe;
  };

  test('is read to its end', () => {
    const [pipe, dir] = [named(), newRun()];
    const { stdout } = shell(`echo '${BOARD}' > ${pipe} & $SLIDEWISE batch solve ${pipe} --out ${dir}`);
    expect(stdout).toMatch(/^1 board: 1 solved/);
  });

  test.each([
    ['SIGINT', 130, 'nobody writes'],
    ['SIGTERM', 143, 'somebody writes who does not go on'],
  ] as const)('%s ends a run that waits for it: %d, where %s', async (signal, exit, who) => {
    const [pipe, dir] = [named(), newRun()];
    const writer = who === 'nobody writes' ? undefined : openSync(pipe, 'r+');
    if (writer !== undefined) writeSync(writer, `${BOARD}\n`);
    const child = spawn(process.execPath, [bundle, 'batch', 'solve', pipe, '--out', dir]);
    const end = ended(child);
    await expect.poll(() => hasOpen(child.pid!, pipe), { interval: 5, timeout: 30_000 }).toBe(true);
    child.kill(signal);
    const { stderr, code } = await end;
    if (writer !== undefined) closeSync(writer);
    expect([stderr, code]).toEqual([
      `slidewise: the run was ended; what is done stays in ${dir}, and the same command goes on with it\n`,
      exit,
    ]);
  });
});

test.each([
  ['solve', '--size', 'foo'],
  ['rate', '--size', '0x0'],
  ['verify', '--goal', 'foo'],
  ['solve', '--letters', 'foo'],
])('a value that no family can read is refused before anything is made: %s %s %s', (kind, ...option) => {
  const home = folderOf({ 'b.txt': BOARD });
  const dir = newRun();
  expectRefusal(
    ['batch', kind, join(home, 'b.txt'), '--out', dir, ...option],
    `"${option[1]}"`.replace('"0x0"', '0×0'),
  );
  expect(existsSync(dir)).toBe(false);
});
