// The truth table of limits: what `solve` was asked to keep to, and what its process took.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@slidewise/core/random';
import { Account } from './lib/account.mjs';

export const summary = 'time and memory that solve was allowed, and what it took';

const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const tellUsage = new URL('lib/tell-usage.mjs', import.meta.url).href;
const MEBIBYTE = 2 ** 20;

/** Boards that take more than any of the limits: one on standard input, or a name in the collection, and how to search. */
const BOARDS = {
  'tiles, 4×4': () => ['tiles/4x4-hard'],
  'tiles, 4×4, pattern databases of 7 and 8 tiles': () => ['tiles/4x4-hard', '--heuristic', 'pdb-78'],
  'tiles, 4×4, A*': () => ['tiles/4x4-hard', '--algorithm', 'astar', '--heuristic', 'manhattan'],
  'tiles, 12×12': (random) => ['-', { input: shuffledTiles(random, 12) }],
  'bricks, 6×5, breadth first': () => [
    ...['-', '--family', 'bricks', '--algorithm', 'bfs', '--goal', '0 0', '--metric', 'moves'],
    { input: 'ABC.EF/A..XX./H..XX./HKK.LL/MM..NN' },
  ],
  'bricks, 256×256': (random) => ['-', '--metric', 'steps', { input: wideTray(random) }],
  'rush hour, 100×100': (random) => ['-', { input: wideTraffic(random) }],
};
const TIMES = [100, 300, 1000, 3000];
const MEMORIES = [20, 50, 100, 300];

/** Beyond the limits and what the program takes for nothing: a slice of work, and room to collect garbage in. */
const allowedTime = (limit) => 1.25 * limit + 500;
const allowedBytes = (limit) => 1.1 * limit + 24 * MEBIBYTE;

let nothing;

export function round(seed) {
  const random = seededRandom(seed);
  const account = new Account();
  const names = Object.keys(BOARDS);
  const name = names[seed % names.length];
  const args = BOARDS[name](random);
  const { input } = args.find((arg) => typeof arg === 'object') ?? {};
  const time = random.pick(TIMES);
  const memory = random.pick(MEMORIES);
  nothing ??= measure(['rush-hour/jam-01']);
  const words = args.filter((arg) => typeof arg === 'string');
  const used = measure([...words, '--time-limit', `${time}ms`, '--memory-limit', `${memory}m`], input);
  account.count('searches with limits');
  if (used.error !== undefined) account.findings.push(`${name}, ${time} ms, ${memory} MiB: ${used.error}`);
  else judge(account, name, { time, memory }, used);
  return account;
}

function judge(account, name, { time, memory }, used) {
  // On a busy machine little of the time that passes is ours; with several threads the processors have more of it.
  const taken = Math.max(0, Math.min(used.wall, used.milliseconds) - Math.min(nothing.wall, nothing.milliseconds));
  const bytes = Math.max(0, used.bytes - nothing.bytes);
  const mebibytes = Math.round(bytes / MEBIBYTE);
  const said = `${name}: asked for ${time} ms and ${memory} MiB; took ${Math.round(taken)} ms and ${mebibytes} MiB (${used.answer})`;
  account.notes.push(said);
  if (taken > allowedTime(time) || bytes > allowedBytes(memory * MEBIBYTE)) account.findings.push(said);
}

/** What a run takes, and how it ends. */
function measure(args, input = '') {
  const run = spawnSync(process.execPath, ['--import', tellUsage, program, 'solve', '--json', ...args], {
    input,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // Tables that others have built would make it easy.
    env: { ...process.env, XDG_CACHE_HOME: '/dev/null' },
    timeout: 10 * 60_000,
    killSignal: 'SIGKILL',
  });
  if (![0, 1].includes(run.status)) {
    return { error: `it ended with ${run.status ?? run.signal}: ${run.stderr.slice(0, 500)}` };
  }
  const { status, reason } = JSON.parse(run.stdout);
  return { ...JSON.parse(run.output[3]), answer: reason === undefined ? status : `${status}: ${reason}` };
}

function shuffledTiles(random, side) {
  const tiles = random.shuffle(Array.from({ length: side * side }, (_, i) => i));
  return Array.from({ length: side }, (_, row) => tiles.slice(row * side, (row + 1) * side).join(' ')).join('\n');
}

/** Sixty blocks, and a goal that takes one of them far away. */
function wideTray(random) {
  const blocks = Array.from({ length: 60 }, (_, i) => {
    const [row, column] = [32 * Math.floor(i / 8) + random.integer(20), 32 * (i % 8) + random.integer(20)];
    return { row, column, rows: 1 + random.integer(10), columns: 1 + random.integer(10) };
  });
  const line = ({ row, column, rows, columns }) => `${row} ${column} ${row + rows - 1} ${column + columns - 1}`;
  const [first] = blocks;
  const goal = { ...first, row: 256 - first.rows, column: 200 - first.columns };
  return ['256 256', ...blocks.map(line), 'goal', line(goal)].join('\n');
}

/** Cars of two cells nearly everywhere. */
function wideTraffic(random) {
  const rows = Array.from({ length: 100 }, () => new Array(100).fill(''));
  const lines = ['car,orientation,col,row,length', 'X,H,1,50,2'];
  [rows[49][0], rows[49][1]] = ['X', 'X'];
  for (let i = 0; i < 6000; i++) {
    const [row, column, horizontal] = [random.integer(100), random.integer(100), random.integer(2) === 0];
    const [row2, column2] = horizontal ? [row, column + 1] : [row + 1, column];
    if (row === 49 && horizontal) continue;
    if (row2 > 99 || column2 > 99 || rows[row][column] !== '' || rows[row2][column2] !== '') continue;
    [rows[row][column], rows[row2][column2]] = ['o', 'o'];
    lines.push(`C${i},${horizontal ? 'H' : 'V'},${column + 1},${row + 1},2`);
  }
  return lines.join('\n');
}
