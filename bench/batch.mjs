// What being a batch costs, and what a second thread brings, on hard 6×6 boards of Rush Hour.
//   node bench/batch.mjs                        20,000 boards, twice: a few minutes
//   BOARDS=40000 ROUNDS=1 node bench/batch.mjs
// The ceiling is what the machine gives to two processes that know nothing of each other and do half of the work each. It is below 2, for "one thread" has
// helpers on the other core already: the compiler, for the first second, and the garbage collector.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../packages/core/dist/generate/index.js';
import { unwrap } from '../packages/core/dist/result.js';
import { rushHour } from '../packages/core/dist/rush-hour/index.js';
import { ms, printTable, times } from './lib/timing.mjs';

const BOARDS = Number(process.env.BOARDS ?? 20_000);
const ROUNDS = Number(process.env.ROUNDS ?? 2);
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

/** Prints, at the end, how much of the processors' time a process has taken, in milliseconds. */
const METER = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('cpu '+(user+system)/1000)})`;

/** Runs programs at the same time: the time on the clock until the last has ended, and of the processors for all. */
async function measure(commands) {
  const startedAt = performance.now();
  const cpus = await Promise.all(commands.map(cpuOf));
  return { wall: performance.now() - startedAt, cpu: cpus.reduce((sum, cpu) => sum + cpu, 0) };
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
      else resolve(Number(/cpu ([\d.]+)/.exec(said)[1]));
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
  // All ways in turn, the fastest round of each: what else the machine does then should hit all of them.
  const best = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, commands] of Object.entries(ways)) {
      rmSync(join(folder, 'run'), { recursive: true, force: true });
      const { wall, cpu } = await measure(commands);
      const before = best[way] ?? { wall, cpu };
      best[way] = { wall: Math.min(wall, before.wall), cpu: Math.min(cpu, before.cpu) };
    }
  }
  const { loop, loops, one, two } = best;
  printTable([
    [`${BOARDS} boards`, 'clock', 'processors'],
    ['a loop that solves and prints', ms(loop.wall), ms(loop.cpu)],
    ['two such loops, half of the boards each', ms(loops.wall), ms(loops.cpu)],
    ['batch, one thread', ms(one.wall), ms(one.cpu)],
    ['batch, two threads', ms(two.wall), ms(two.cpu)],
  ]);
  console.log(`\ncost of being a batch: ${(100 * (one.cpu / loop.cpu - 1)).toFixed(1)} % of the processors' time`);
  const ceiling = `${times(loop.wall / loops.wall)} is the ceiling on these ${availableParallelism()} cores, now`;
  console.log(`two threads: ${times(one.wall / two.wall)} one; ${ceiling}`);
} finally {
  rmSync(folder, { recursive: true });
}
