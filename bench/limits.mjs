// Limits, asked and measured: processor time of the main thread, and memory beyond that of a small board. Every
// family, small and large boards, with and without tables. What is more than promised is marked. Then how soon Ctrl-C
// is answered.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crowdedBricks, fullCarPark, scatteredBricks, shuffledTiles } from './lib/large-boards.mjs';
import { printTable } from './lib/timing.mjs';

const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const peakMemory = new URL('./lib/peak-memory.mjs', import.meta.url).href;
const processorClock = new URL('./lib/processor-clock.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'slidewise-limits-'));
const write = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const bricks256 = [write('bricks.txt', scatteredBricks(256, 60))];
const crowded = [write('crowded.txt', crowdedBricks(100))];
const cars100 = [write('cars.csv', fullCarPark(100, 2443)), '--size', '100x100'];
const tilesOf = (side) => [write(`tiles-${side}.txt`, shuffledTiles(side)), '--goal', 'blank-first'];
const tiles100 = tilesOf(100);
const optimally = ['--algorithm', 'idastar-fsm'];

/** Tables are there beforehand in the cases that are given one of these: what makes them. */
const WARM = { 5: tilesOf(5), 24: [...tilesOf(5), ...optimally] };

/** Name, arguments, limits in seconds and megabytes, and which tables are there. */
const CASES = [
  ['Rush Hour 6×6', ['rush-hour/jam-40'], 0.001],
  ['Rush Hour 12×12, bfs', ['rush-hour/large-12x12', '--algorithm', 'bfs'], 60, 20],
  ['Rush Hour 12×12, bfs', ['rush-hour/large-12x12', '--algorithm', 'bfs'], 60, 100],
  ['Rush Hour 12×12, A*', ['rush-hour/large-12x12', '--heuristic', 'direct', '--metric', 'steps'], 60, 100],
  ['Rush Hour 12×12, A*', ['rush-hour/large-12x12', '--heuristic', 'direct', '--metric', 'steps'], 60, 400],
  ['Rush Hour 100×100', cars100, 0.05],
  ['Rush Hour 100×100, A* with blocked-cars', [...cars100, '--heuristic', 'blocked-cars'], 0.05],
  ['Rush Hour 100×100', cars100, 5, 50],
  ['Klotski', ['bricks/klotski'], 0.001],
  ['bricks 100×100, crowded', crowded, 0.05],
  ['bricks 100×100, crowded, A* with blockers', [...crowded, '--heuristic', 'blockers-admissible'], 0.05],
  ['bricks 100×100, crowded, A* with blockers', [...crowded, '--heuristic', 'blockers-admissible'], 5, 50],
  ['bricks 256×256', bricks256, 0.05],
  ['bricks 256×256, bfs', bricks256, 5, 200],
  ['bricks 256×256, A* with maze', [...bricks256, '--algorithm', 'astar', '--heuristic', 'maze'], 2],
  ['bricks 256×256, A* with blockers', [...bricks256, '--heuristic', 'blockers-admissible'], 0.2],
  ['bricks 256×256, IDA*', [...bricks256, '--algorithm', 'idastar', '--heuristic', 'maze'], 2, 200],
  ['bricks 256×256, ties by steps', [...bricks256, '--tie-break', 'steps'], 2],
  ['tiles 3×3', ['tiles/3x3-easy'], 0.001],
  ['tiles 4×4, no tables', ['tiles/4x4-easy'], 0.05],
  ['tiles 4×4, no tables', ['tiles/4x4-medium'], 16.1, 50],
  ['tiles 4×4, pdb-78, no tables', ['tiles/4x4-easy', '--heuristic', 'pdb-78'], 0.05],
  ['tiles 4×4, pdb-78, no tables', ['tiles/4x4-easy', '--heuristic', 'pdb-78'], 60, 100],
  ['tiles 4×4, A* with pdb-663', ['tiles/4x4-expert', '--algorithm', 'astar', '--heuristic', 'pdb-663'], 60, 200],
  [
    'tiles 4×4, A* with walking distance',
    ['tiles/4x4-expert', '--heuristic', 'walking-distance', '--algorithm', 'astar'],
    0.02,
  ],
  ['tiles 4×4, in lines', ['tiles/4x4-expert', '--metric', 'mtm'], 5, 20],
  ...[20, 100, 200].map((megabytes) => ['tiles 5×5, no tables', tilesOf(5), 5, megabytes]),
  ...[20, 60, 100, 200, 1000].map((megabytes) => ['tiles 5×5, tables there', tilesOf(5), 5, megabytes, '5']),
  ['tiles 5×5, tables there', tilesOf(5), 0.3, undefined, '5'],
  ...[200, 250, 500].map((megabytes) => ['tiles 5×5, IDA*, tables there', WARM[24], 5, megabytes, '24']),
  ['tiles 5×5, IDA*, tables there', WARM[24], 0.3, undefined, '24'],
  ...[6, 10, 20].flatMap((side) =>
    [20, 100].map((megabytes) => [`tiles ${side}×${side}`, tilesOf(side), 5, megabytes]),
  ),
  ['tiles 20×20, A*', [...tilesOf(20), '--algorithm', 'astar', '--heuristic', 'manhattan'], 60, 50],
  ['tiles 100×100, in lines, bfs', [...tiles100, '--metric', 'mtm', '--algorithm', 'bfs'], 0.05],
  ['tiles 100×100', tiles100, 5, 50],
];

/** What is promised (decision 11), in milliseconds and megabytes. The 100 MB of an answer of 2.6 million moves are not. */
const allowedTime = (milliseconds) => 1.1 * milliseconds + 20;
const allowedMemory = (megabytes) => 1.1 * megabytes + 16;
const INTERRUPTED = [
  ['Rush Hour 100×100', cars100],
  ['bricks 256×256', bricks256],
  ['bricks 256×256, A* with blockers', [...bricks256, '--heuristic', 'blockers-admissible']],
  ['tiles 4×4, pdb-78, no tables', ['tiles/4x4-easy', '--heuristic', 'pdb-78']],
  ['tiles 100×100', tiles100],
];

/** Runs `solve`, with tables of its own or those of a folder; if `interruptAfter` is given, Ctrl-C is pressed so many milliseconds after the start. */
async function run(args, { interruptAfter, warm } = {}) {
  const cache = warm ?? mkdtempSync(join(folder, 'cache-'));
  const preload = ['--import', peakMemory, ...(interruptAfter === undefined ? ['--import', processorClock] : [])];
  const child = spawn(process.execPath, [...preload, program, 'solve', '--json', ...args], {
    env: { ...process.env, XDG_CACHE_HOME: cache },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const texts = ['', '', '', ''];
  for (const stream of [1, 2, 3]) child.stdio[stream].on('data', (data) => (texts[stream] += data));
  let pressedAt;
  const press = () => {
    pressedAt = performance.now();
    child.kill('SIGINT');
  };
  const timer = interruptAfter === undefined ? undefined : setTimeout(press, interruptAfter);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  if (warm === undefined) rmSync(cache, { recursive: true, force: true });
  const endedAt = performance.now();
  const answer = texts[1].startsWith('{') ? JSON.parse(texts[1]) : { status: texts[2].trim() };
  return { code, answer, waited: endedAt - pressedAt, megabytes: Number(texts[3]) / 1024 };
}

const warmed = new Map();

/** The folder of tables that are there beforehand. */
async function warmCache(tables) {
  if (tables === undefined) return undefined;
  if (!warmed.has(tables)) {
    const warm = mkdtempSync(join(folder, 'warm-'));
    warmed.set(tables, warm);
    await run([...WARM[tables], '--time-limit', tables === '24' ? '600s' : '10s'], { warm });
  }
  return warmed.get(tables);
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(3)} s`;
const outcome = ({ status, length, lowerBound, reason }) =>
  [status, length ?? (lowerBound === null ? '' : `≥ ${lowerBound}`), reason ?? ''].join(' ').trim().slice(0, 60);

try {
  const baseline = await run(['rush-hour/course-1']);
  console.log(`to solve a small board: ${baseline.megabytes.toFixed(0)} MB\n`);
  const rows = [['board', 'time asked', 'taken', 'memory asked', 'taken', 'exit', 'answer']];
  for (const [name, args, time, memory, tables] of CASES) {
    const limits = ['--time-limit', `${time}s`, ...(memory === undefined ? [] : ['--memory-limit', `${memory}m`])];
    const { code, answer, megabytes } = await run([...args, ...limits], { warm: await warmCache(tables) });
    const milliseconds = answer.stats?.ms ?? 0;
    const over = megabytes - baseline.megabytes;
    const late = milliseconds > allowedTime(1000 * time) ? ' !' : '';
    const large = memory !== undefined && over > allowedMemory(memory) ? ' !' : '';
    const asked = memory === undefined ? '' : `${memory} MB`;
    rows.push([
      name,
      `${time} s`,
      `${seconds(milliseconds)}${late}`,
      asked,
      `${over.toFixed(0)} MB${large}`,
      code,
      outcome(answer),
    ]);
  }
  printTable(rows);
  console.log();
  const interrupted = [['Ctrl-C after 2 s', 'answered after', 'exit', 'answer']];
  for (const [name, args] of INTERRUPTED) {
    const { code, answer, waited } = await run(args, { interruptAfter: 2000 });
    interrupted.push([name, seconds(waited), code, outcome(answer)]);
  }
  printTable(interrupted);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
