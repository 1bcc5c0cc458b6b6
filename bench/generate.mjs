// How fast boards of an exact length are made: against solving random 6×6 boards, by processor time; then the command
// on two threads, by the clock. The plain way is tried with vehicles wherever they fit, and with the crowded boards
// that the generator begins with, which is half of its trick. It need not make minimal boards, the generator does.
// All have the compiled search.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { Generation } from '@slidewise/lab/generate';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const RANGES = [
  [10, 15],
  [15, 25],
  [25, 35],
];
const size = { width: 6, height: 6 };
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));

await rushHour.loadCompiledSearch();
for (const [least, most] of RANGES) {
  const made = rate(generator(least, most));
  const times = (plain) => (plain === 0 ? 'none' : `${(made / plain).toFixed(1)} times (${plain.toFixed(2)})`);
  const [random, crowded] = [anyBoard, crowdedBoard].map((makeBoard) => times(rate(plainWay(least, most, makeBoard))));
  console.log(
    `${least}–${most} moves: ${made.toFixed(1)} minimal boards a second of processor time; the plain way with random boards: ${random}, with crowded ones: ${crowded}`,
  );
}
const [least, most] = RANGES[1];
const args = ['generate', 'rush-hour', '--moves', `${least}..${most}`, '--count', '1000000', '--threads', '2'];
const { stdout } = spawnSync(process.execPath, [program, ...args, '--time-limit', `${SECONDS}s`], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
const lines = stdout.split('\n').length - 1;
console.log(
  `slidewise generate, two threads, ${least}–${most} moves: ${Math.round((60 * lines) / SECONDS)} minimal boards a minute`,
);

/** Boards a second of processor time, of something that returns how many it has found since it was last called. */
function rate(next) {
  const startedAt = seconds();
  let count = 0;
  let taken = 0;
  // Asking takes its time, too.
  for (; taken < SECONDS; taken = seconds() - startedAt) for (let i = 0; i < 16; i++) count += next();
  return count / taken;
}

function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function generator(least, most) {
  const options = { moves: { least, most }, count: 1_000_000, details: false };
  const generation = unwrap(Generation.start(rushHour, options));
  return () => generation.step().length;
}

function anyBoard(random) {
  return rushHour.making.random(random, size);
}

function crowdedBoard(random) {
  return rushHour.making.puzzles.random(random, size, {});
}

function plainWay(least, most, makeBoard) {
  const random = seededRandom(1);
  return () => {
    const { status, length } = unwrap(solve(rushHour, makeBoard(random)));
    return status === 'solved' && length >= least && length <= most ? 1 : 0;
  };
}
