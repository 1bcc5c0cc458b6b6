// The cost of a batch, and the gain of a second thread, on hard 6×6 boards of Rush Hour.
//   node bench/batch.mjs                        20,000 boards, five rounds: some minutes.
//   BOARDS=10000 ROUNDS=9 node bench/batch.mjs
//   ONLY=cost node bench/batch.mjs              The cost of a batch alone.
//   ONLY=threads BOARDS=600000 ROUNDS=1 node bench/batch.mjs    One thread and two, in a run so long that the compiler does not matter.
// Each round does the same work in all ways, forwards or backwards in turn, so that other load hits all of them. The ratios are
// taken within a round. Printed are their median, and the middle half (`from … to …`).
// The ceiling is the speed of two independent processes with half of the work each. It is below 2, for "one thread" has
// helpers on the other core already: the compiler, for the first second, and the garbage collector.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../packages/core/dist/random.js';
import { unwrap } from '../packages/core/dist/result.js';
import { rushHour } from '../packages/core/dist/rush-hour/index.js';
import { ms, printTable, times } from './lib/timing.mjs';

const BOARDS = Number(process.env.BOARDS ?? 20_000);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const plain = fileURLToPath(new URL('./lib/solve-lines.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'slidewise-bench-'));

/** Positions of the components of the collection's forty boards, thirty random moves from the start: as hard as those are. */
function hardBoards(count) {
  const home = new URL('../puzzles/rush-hour/', import.meta.url);
  const names = readdirSync(home).filter((name) => /^jam-\d+\.txt$/.test(name));
  const starts = names.map((name) => unwrap(rushHour.parse(readFileSync(new URL(name, home), 'utf8'))).position);
  const random = seededRandom(6);
  return Array.from({ length: count }, (_, i) => {
    let position = starts[i % starts.length];
    for (let move = 0; move < 30; move++) {
      position = unwrap(rushHour.play(position, random.pick(rushHour.moves(position))));
    }
    return unwrap(rushHour.print(position, 'sfu')).trim().replaceAll('\n', '/');
  });
}

/** Prints, at the end, how much of the processors' time a process has taken, and how much of that its main thread, in milliseconds (on Linux, in steps of ten). */
const METER = `data:text/javascript,${encodeURIComponent(`
import { readFileSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  let main = NaN;
  try {
    const fields = readFileSync('/proc/self/task/' + process.pid + '/stat', 'utf8').replace(/^.*\\)/s, '').split(' ');
    main = 10 * (Number(fields[12]) + Number(fields[13]));
  } catch {}
  process.stderr.write('cpu ' + (user + system) / 1000 + ' main ' + main);
});`)}`;

/** Runs programs at the same time: the time on the clock until the last has ended, and of the processors for all. */
async function measure(commands) {
  const startedAt = performance.now();
  const cpus = await Promise.all(commands.map(cpuOf));
  const sum = (pick) => cpus.reduce((all, each) => all + pick(each), 0);
  return { wall: performance.now() - startedAt, cpu: sum(({ cpu }) => cpu), main: sum(({ main }) => main) };
}

function cpuOf(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', METER, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.on('close', (code) => {
      if (code > 1 || code === null) reject(new Error(said));
      else {
        const [, cpu, main] = /cpu ([\d.]+) main (\w+)/.exec(said);
        resolve({ cpu: Number(cpu), main: Number(main) });
      }
    });
  });
}

try {
  const boards = hardBoards(BOARDS);
  const fileOf = (name, lines) => {
    const path = join(folder, name);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };
  const all = fileOf('all.txt', boards);
  const halves = [0, 1].map((half) =>
    fileOf(
      `${half}.txt`,
      boards.filter((_, i) => i % 2 === half),
    ),
  );
  const batch = (threads) => [program, 'batch', 'solve', all, '--out', join(folder, 'run'), '--quiet', ...threads];
  const ways = {
    loop: [[plain, all, join(folder, 'rows')]],
    loops: halves.map((path, i) => [plain, path, join(folder, `rows-${i}`)]),
    one: [batch(['--threads', '1'])],
    two: [batch(['--threads', '2'])],
  };
  const wanted = { cost: ['loop', 'one'], threads: ['one', 'two'] }[process.env.ONLY] ?? Object.keys(ways);
  const names = Object.keys(ways).filter((way) => wanted.includes(way));
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const taken = {};
    for (const way of round % 2 === 0 ? names : names.toReversed()) {
      rmSync(join(folder, 'run'), { recursive: true, force: true });
      taken[way] = await measure(ways[way]);
    }
    rounds.push(taken);
  }
  const labels = {
    loop: 'a loop that solves and prints',
    loops: 'two such loops, half of the boards each',
    one: 'batch, one thread',
    two: 'batch, two threads',
  };
  const typical = (pick) => quartiles(rounds.map(pick))[1];
  printTable([
    [`${BOARDS} boards, median of ${ROUNDS} rounds`, 'clock', 'processors'],
    ...names.map((way) => [
      labels[way],
      ms(typical((round) => round[way].wall)),
      ms(typical((round) => round[way].cpu)),
    ]),
  ]);
  console.log();
  if (names.includes('loop')) {
    const [least, cost, most] = quartiles(rounds.map(({ one, loop }) => 100 * (one.cpu / loop.cpu - 1)));
    const spread = `from ${least.toFixed(1)} to ${most.toFixed(1)} %`;
    console.log(`cost of being a batch: ${cost.toFixed(1)} % of the processors' time, ${spread}`);
  }
  // This is a share of one and the same run, and hardly depends on what else the machine does.
  const [, share] = quartiles(rounds.map(({ one }) => (100 * one.main) / one.cpu));
  const start = `${ms(typical(({ one }) => one.main))}, its start included`;
  console.log(`its main thread (reads, cuts, hashes, writes): ${share.toFixed(1)} % of its time, ${start}`);
  if (names.includes('two')) {
    const two = `two threads: ${times(typical((round) => round.one.wall / round.two.wall))} one`;
    const ceiling = () => times(typical(({ loop, loops }) => loop.wall / loops.wall));
    const rest = names.includes('loops')
      ? `; ${ceiling()} is the ceiling on these ${availableParallelism()} cores, now`
      : '';
    console.log(`${two}${rest}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** The quarter, the half and three quarters of some numbers. */
function quartiles(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.round(share * (sorted.length - 1))]);
}
