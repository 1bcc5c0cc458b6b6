// What being a batch costs, and what a second thread brings, on 6×6 boards of Rush Hour.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../packages/core/dist/generate/index.js';
import { unwrap } from '../packages/core/dist/result.js';
import { rushHour } from '../packages/core/dist/rush-hour/index.js';
import { ms, printTable, times } from './lib/timing.mjs';

const BOARDS = Number(process.env.BOARDS ?? 6000);
const ROUNDS = 3;
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const plain = fileURLToPath(new URL('./lib/solve-lines.mjs', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'slidewise-bench-'));
const file = join(folder, 'boards.txt');
const random = seededRandom(6);
writeFileSync(
  file,
  Array.from({ length: BOARDS }, () => {
    const position = rushHour.making.random(random, { width: 6, height: 6 });
    return unwrap(rushHour.print(position, 'sfu')).trim().replaceAll('\n', '/');
  }).join('\n'),
);

/** Prints, at the end, how much of the processors' time a process has taken, in milliseconds. */
const METER = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('cpu '+(user+system)/1000)})`;

/** The time on the clock and of the processors of the fastest of some runs. */
function measure(args) {
  let best = { wall: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY };
  for (let i = 0; i < ROUNDS; i++) {
    const out = join(folder, 'run');
    rmSync(out, { recursive: true, force: true });
    const startedAt = performance.now();
    const { stderr, status } = spawnSync(process.execPath, ['--import', METER, ...args(out)], { encoding: 'utf8' });
    if (status > 1) throw new Error(stderr);
    const cpu = Number(/cpu ([\d.]+)/.exec(stderr)[1]);
    best = { wall: Math.min(best.wall, performance.now() - startedAt), cpu: Math.min(best.cpu, cpu) };
  }
  return best;
}

try {
  const batch = (threads) => (out) => [program, 'batch', 'solve', file, '--out', out, '--quiet', '--threads', threads];
  const loop = measure((out) => [plain, file, out]);
  const one = measure(batch('1'));
  const two = measure(batch('2'));
  printTable([
    [`${BOARDS} boards`, 'clock', 'processors'],
    ['a loop that solves and prints', ms(loop.wall), ms(loop.cpu)],
    ['batch, one thread', ms(one.wall), ms(one.cpu)],
    ['batch, two threads', ms(two.wall), ms(two.cpu)],
  ]);
  console.log(`\ncost of being a batch: ${(100 * (one.cpu / loop.cpu - 1)).toFixed(1)} % of the processors' time`);
  console.log(`two threads: ${times(one.wall / two.wall)} one (${availableParallelism()} cores)`);
} finally {
  rmSync(folder, { recursive: true });
}
