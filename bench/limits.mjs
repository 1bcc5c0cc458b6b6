// Limits, asked and measured: how long solving really takes, and how much memory beyond what the program takes to solve a small
// board, for every family, small and large boards, tables that are there and tables that are not. Then how soon Ctrl-C is answered.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullCarPark, scatteredBricks, shuffledTiles } from './lib/large-boards.mjs';
import { printTable } from './lib/timing.mjs';

const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const peakMemory = new URL('./lib/peak-memory.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'slidewise-limits-'));
const write = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const bricks256 = [write('bricks.txt', scatteredBricks(256, 60))];
const cars100 = [write('cars.csv', fullCarPark(100, 2443)), '--size', '100x100'];
const tiles100 = [write('tiles.txt', shuffledTiles(100)), '--goal', 'blank-first'];

/** Name, arguments, limits in seconds and megabytes. Tables are never there beforehand, unless a warm cache is asked for. */
const CASES = [
  ['Rush Hour 6×6', ['rush-hour/jam-40'], 0.001],
  ['Rush Hour 12×12, bfs', ['rush-hour/large-12x12', '--algorithm', 'bfs'], 60, 100],
  ['Rush Hour 12×12, A*', ['rush-hour/large-12x12', '--heuristic', 'direct', '--metric', 'steps'], 60, 100],
  ['Rush Hour 12×12, A*', ['rush-hour/large-12x12', '--heuristic', 'direct', '--metric', 'steps'], 60, 400],
  ['Rush Hour 100×100', cars100, 1],
  ['Rush Hour 100×100', cars100, 5, 50],
  ['Klotski', ['bricks/klotski'], 0.001],
  ['bricks 256×256', bricks256, 1],
  ['bricks 256×256, bfs', bricks256, 5, 200],
  ['bricks 256×256, A* with maze', [...bricks256, '--algorithm', 'astar', '--heuristic', 'maze'], 2],
  ['bricks 256×256, A* with blockers', [...bricks256, '--heuristic', 'blockers-admissible'], 2],
  ['bricks 256×256, IDA*', [...bricks256, '--algorithm', 'idastar', '--heuristic', 'maze'], 2, 200],
  ['bricks 256×256, ties by steps', [...bricks256, '--tie-break', 'steps'], 2],
  ['tiles 3×3', ['tiles/3x3-easy'], 0.001],
  ['tiles 4×4, no tables', ['tiles/4x4-easy'], 1],
  ['tiles 4×4, no tables', ['tiles/4x4-medium'], 16.1],
  ['tiles 4×4, pdb-78, no tables', ['tiles/4x4-easy', '--heuristic', 'pdb-78'], 3],
  ['tiles 4×4, pdb-78, no tables', ['tiles/4x4-easy', '--heuristic', 'pdb-78'], 60, 100],
  ['tiles 4×4, A* with pdb-663', ['tiles/4x4-expert', '--algorithm', 'astar', '--heuristic', 'pdb-663'], 60, 200],
  ['tiles 5×5, no tables', ['tiles/5x5-random'], 5, 100],
  ['tiles 100×100', tiles100, 5, 50],
];
const INTERRUPTED = [
  ['Rush Hour 100×100', cars100],
  ['bricks 256×256', bricks256],
  ['bricks 256×256, A* with blockers', [...bricks256, '--heuristic', 'blockers-admissible']],
  ['tiles 4×4, pdb-78, no tables', ['tiles/4x4-easy', '--heuristic', 'pdb-78']],
  ['tiles 100×100', tiles100],
];

/** Runs `solve`, with a cache of its own; if `interruptAfter` is given, Ctrl-C is pressed so many milliseconds after the start. */
async function run(args, interruptAfter) {
  const cache = mkdtempSync(join(folder, 'cache-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', peakMemory, program, 'solve', '--json', ...args], {
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
  rmSync(cache, { recursive: true, force: true });
  const endedAt = performance.now();
  const answer = texts[1].startsWith('{') ? JSON.parse(texts[1]) : { status: texts[2].trim() };
  return { code, answer, wall: endedAt - startedAt, waited: endedAt - pressedAt, megabytes: Number(texts[3]) / 1024 };
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const outcome = ({ status, length, lowerBound, reason }) =>
  [status, length ?? (lowerBound === null ? '' : `≥ ${lowerBound}`), reason ?? ''].join(' ').trim().slice(0, 60);

try {
  const baseline = await run(['rush-hour/course-1']);
  console.log(`to solve a small board: ${seconds(baseline.wall)}, ${baseline.megabytes.toFixed(0)} MB\n`);
  const rows = [['board', 'time asked', 'measured', 'memory asked', 'measured', 'exit', 'answer']];
  for (const [name, args, time, memory] of CASES) {
    const limits = ['--time-limit', `${time}s`, ...(memory === undefined ? [] : ['--memory-limit', `${memory}m`])];
    const { code, answer, wall, megabytes } = await run([...args, ...limits]);
    const over = megabytes - baseline.megabytes;
    const asked = memory === undefined ? '' : `${memory} MB`;
    rows.push([
      name,
      `${time} s`,
      seconds(wall - baseline.wall),
      asked,
      `${over.toFixed(0)} MB`,
      code,
      outcome(answer),
    ]);
  }
  printTable(rows);
  console.log();
  const interrupted = [['Ctrl-C after 2 s', 'answered after', 'exit', 'answer']];
  for (const [name, args] of INTERRUPTED) {
    const { code, answer, waited } = await run(args, 2000);
    interrupted.push([name, seconds(waited), code, outcome(answer)]);
  }
  printTable(interrupted);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
