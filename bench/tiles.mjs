// Measures the tiles: `node bench/tiles.mjs` after `npm run build`. Korf's 100 boards are used if their file exists (given as an
// argument, or in ../shared/data); a seeded set runs anywhere. `--small` leaves out the table of slides and the 7-8 tables, which take
// half a minute each and 2 GB.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { prepare, solve } from '@slidewise/core/solving';
import { isSolvable, manhattan, tiles } from '@slidewise/core/tiles';
import { PatternIda } from '../packages/core/dist/tiles/ida/pattern-ida.js';
import { buildPlain } from '../packages/core/dist/tiles/patterns/pattern-build.js';
import { PatternLayout } from '../packages/core/dist/tiles/patterns/pattern-layout.js';
import { loadPatterns, patternRequests } from '../packages/core/dist/tiles/patterns/pattern-set.js';
import { regionGraph } from '../packages/core/dist/tiles/patterns/region-graph.js';
import { regionsOf } from '../packages/core/dist/tiles/patterns/regions.js';
import { Frame } from '../packages/core/dist/tiles/space/frame.js';

const large = !process.argv.includes('--small');
const file = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '../shared/data/korf100.txt';

/** A cache in memory, with the port's four lines. */
const kept = new Map();
const tables = { get: (id) => kept.get(id), put: (id, table) => kept.set(id, table), has: (id) => kept.has(id) };

const seconds = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
const report = (name, ...facts) => console.log(`${name.padEnd(44)} ${facts.join('  ')}`);

function randomBoards(width, height, count, seed) {
  const random = seededRandom(seed);
  const boards = [];
  while (boards.length < count) {
    const position = tiles.making.random(random, { width, height });
    if (isSolvable(position)) boards.push({ position });
  }
  return boards;
}

function korfBoards() {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line));
  return lines.map((line) => {
    const [, optimum, ...board] = line.trim().split(/\s+/).map(Number);
    return { optimum, position: unwrap(tiles.parse(board.join(' '), { goal: 'blank-first' })).position };
  });
}

/** Solves boards and checks known optima; returns the CPU seconds and moves tried. */
function run(name, boards, options) {
  const startedAt = seconds();
  let [generated, length, slowest] = [0, 0, 0];
  for (const { position, optimum } of boards) {
    const before = seconds();
    const solution = unwrap(solve(tiles, position, { tables, ...options }));
    slowest = Math.max(slowest, seconds() - before);
    if (!solution.optimal || (optimum ?? solution.length) !== solution.length) throw new Error(`${name}: wrong answer`);
    generated += solution.counts.generated;
    length += solution.length;
  }
  const used = seconds() - startedAt;
  const rate = `${(generated / used / 1e6).toFixed(1)} M/s`;
  const mean = `mean length ${(length / boards.length).toFixed(2)}`;
  report(
    name,
    `${used.toFixed(2)} s CPU`,
    `${(generated / 1e6).toFixed(2)} M tried`,
    rate,
    mean,
    `slowest ${slowest.toFixed(2)} s`,
  );
  return used;
}

function buildTables(heuristic) {
  const startedAt = seconds();
  unwrap(
    solve(tiles, randomBoards(4, 4, 1, 1)[0].position, {
      tables,
      algorithm: 'idastar-fsm',
      heuristic,
      limits: { expansions: 1 },
    }),
  );
  const bytes = [...kept.values()].reduce((sum, table) => sum + table.length, 0);
  report(
    `tables ${heuristic}`,
    `${(seconds() - startedAt).toFixed(2)} s CPU`,
    `${(bytes / 2 ** 20).toFixed(1)} MiB of tables in memory`,
  );
}

/** Goes through a generator to its result. */
function finish(generator) {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

/** The same tables and searches in plain TypeScript, whose counts are those of the compiled ones; returns the CPU seconds of both. */
function runPlain(name, boards, heuristic) {
  const frame = new Frame(boards[0].position);
  const buildingAt = seconds();
  for (const { id } of patternRequests(frame, heuristic)) {
    const goals = id.split('-').at(-1).split('.').map(Number);
    const layout = PatternLayout.for(frame.width, frame.height, goals.length);
    const { width, height, blankGoal } = frame;
    finish(buildPlain({ width, height, blankGoal, goals }, layout, finish(regionGraph(layout, regionsOf(layout)))));
  }
  const building = seconds() - buildingAt;
  report(`tables ${heuristic}, plain TypeScript`, `${building.toFixed(2)} s CPU, regions at hand`);
  const patterns = finish(loadPatterns(frame, heuristic, tables));
  const startedAt = seconds();
  let generated = 0;
  for (const { position } of boards) {
    const search = new PatternIda(new Frame(position), patterns);
    while (search.step(100_000) === undefined);
    generated += search.counts.generated;
  }
  const used = seconds() - startedAt;
  report(name, `${used.toFixed(2)} s CPU`, `${(generated / 1e6).toFixed(2)} M tried`);
  return { searching: used, building };
}

const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));

/** Runs something with a folder of its own, in which there are no tables yet. */
function inNewFolder(task) {
  const folder = mkdtempSync(join(tmpdir(), 'slidewise-bench-'));
  try {
    return task(folder, { ...process.env, XDG_CACHE_HOME: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Korf's boards as a batch, in a process that finds no tables: its start and the tables are part of the time. */
function batch(boards, plain) {
  const input = boards.map(({ position }) => `${position.tiles.join(' ')}\n`).join('');
  for (const threads of ['1', '2']) {
    const args = [program, 'batch', 'solve', '-', '--goal', 'blank-first', '--heuristic', 'pdb-663', '--json'];
    const times = Array.from({ length: 3 }, () =>
      inNewFolder((folder, env) => {
        const startedAt = performance.now();
        const words = [...args, '--threads', threads, '--out', join(folder, 'run')];
        const { stdout } = spawnSync(process.execPath, words, { input, env, encoding: 'utf8' });
        if (JSON.parse(stdout).statuses.solved !== boards.length) throw new Error(`batch: ${stdout}`);
        return (performance.now() - startedAt) / 1000;
      }),
    );
    const least = Math.min(...times);
    report(
      `pdb-663, Korf’s 100 as a batch, threads: ${threads}`,
      `${least.toFixed(2)} s of the clock, tables and start too`,
      `${(least / plain).toFixed(2)} × plain TypeScript`,
    );
  }
}

/** Boards of 80 moves, the longest (Brüngger and others 1999): each in a process without tables, on all cores. */
function hardest() {
  const boards = [
    '15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 0',
    '15 11 8 12/14 10 9 13/2 6 5 1/3 7 4 0',
    '15 11 13 12/14 10 8 9/7 2 5 1/3 6 4 0',
  ];
  for (const heuristic of ['pdb-663', 'pdb-771']) {
    const times = boards.map((input) => {
      const args = [program, 'solve', '--goal', 'blank-first', '--heuristic', heuristic, '--json', '-'];
      const startedAt = performance.now();
      const { stdout } = inNewFolder((_, env) => spawnSync(process.execPath, args, { input, env, encoding: 'utf8' }));
      const time = (performance.now() - startedAt) / 1000;
      const { length, optimal } = JSON.parse(stdout);
      if (length !== 80 || !optimal) throw new Error(`${input}: wrong answer`);
      return `${time.toFixed(1)} s`;
    });
    report(`${heuristic}, three of 80 moves, tables too`, ...times);
  }
}

const korf = existsSync(file) ? korfBoards() : undefined;
const own = randomBoards(4, 4, 100, 15);

{
  const startedAt = seconds();
  unwrap(solve(tiles, randomBoards(3, 3, 1, 1)[0].position, { tables: { ...tables, get: () => undefined } }));
  report('8-puzzle, all 181,440 distances', `${(1000 * (seconds() - startedAt)).toFixed(0)} ms CPU`);
}
const easy = (korf ?? own).filter(({ optimum, position }) =>
  optimum === undefined ? manhattan(position) < 32 : optimum <= 47,
);
run('manhattan, easier boards', easy, { algorithm: 'idastar-fsm', heuristic: 'manhattan' });
// The rate of the long run: in short ones, finding the duplicate sequences of moves takes a part of the time.
if (korf !== undefined)
  run('manhattan, the first of Korf’s', korf.slice(0, 1), { algorithm: 'idastar-fsm', heuristic: 'manhattan' });
run('linear-conflict, easier boards', easy, { algorithm: 'idastar-fsm', heuristic: 'linear-conflict' });
run('walking-distance, easier boards', easy, { algorithm: 'idastar-fsm', heuristic: 'walking-distance' });
buildTables('pdb-555');
buildTables('pdb-663');
for (const [name, boards] of [
  ['Korf’s 100', korf],
  ['100 seeded boards', own],
]) {
  if (boards === undefined) continue;
  const compiled = run(`pdb-663, ${name}`, boards, { algorithm: 'idastar-fsm', heuristic: 'pdb-663' });
  const { searching, building } = runPlain(`pdb-663, ${name}, plain TypeScript`, boards, 'pdb-663');
  report('', `compiled ${(compiled / searching).toFixed(2)} × plain`);
  if (boards === korf) batch(korf, searching + building);
}
hardest();
if (large) {
  const boards = (korf ?? own).map(({ position }) => ({ position }));
  run('slides, with building their table', boards, { metric: 'mtm', algorithm: 'idastar-slides' });
  buildTables('pdb-78');
  for (const [name, boards] of [
    ['Korf’s 100', korf],
    ['100 seeded boards', own],
  ]) {
    if (boards !== undefined) run(`pdb-78, ${name}`, boards, { algorithm: 'idastar-fsm', heuristic: 'pdb-78' });
  }
  report('memory', `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB resident`);
}

/** The length after so many seconds, tables built beforehand; compared with the first (constructive) solution. */
function anytime(side, count, marks) {
  const boards = randomBoards(side, side, count, side);
  if (side === 5) unwrap(solve(tiles, boards[0].position, { tables }));
  const sums = marks.map(() => 0);
  let [first, bound] = [0, 0];
  for (const { position } of boards) {
    const startedAt = performance.now();
    const limits = { time: { milliseconds: 1000 * marks.at(-1), now: () => performance.now() } };
    const solving = unwrap(unwrap(prepare(tiles, position, { algorithm: 'anytime-beam', tables })).start({ limits }));
    const lengths = marks.map(() => Number.NaN);
    let [solution, constructive] = [undefined, undefined];
    while (solution === undefined) {
      solution = solving.step(2000);
      const length = solution?.length ?? solving.progress.length;
      constructive ??= length;
      for (const [i, mark] of marks.entries()) {
        if (performance.now() - startedAt <= 1000 * mark || Number.isNaN(lengths[i])) lengths[i] = length;
      }
    }
    for (const i of marks.keys()) sums[i] += lengths[i];
    if (solution.optimal) for (const i of marks.keys()) if (Number.isNaN(lengths[i])) lengths[i] = solution.length;
    first += constructive;
    bound += solution.lowerBound;
  }
  const mean = (sum) => (sum / count).toFixed(1);
  report(
    `anytime ${side}×${side}, ${count} boards`,
    `first ${mean(first)}`,
    ...marks.map((mark, i) => `${mark} s: ${mean(sums[i])}`),
    `bound ${mean(bound)}`,
  );
}
anytime(5, 10, [0.3, 1, 3]);
for (const side of [6, 8, 10]) anytime(side, 3, [1, 3]);
anytime(20, 1, [3]);
