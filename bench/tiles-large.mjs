// How near anytime search comes to the solutions of DeepCubeA (Agostinelli et al. 2019) on 6×6 and 7×7, in how much time: `npm run bench tiles-large` after
// `npm run build`, or `node bench/tiles-large.mjs [boards] [seconds …]` for fewer boards and other times. Their files are ../shared/data/tiles-35.txt and
// tiles-48.txt, or what TILES_35 and TILES_48 name: number, length and tiles on a line. Tables are built beforehand, and the code is warm; time is that of the
// processor, of one thread. Each time is a search of its own, because beams are planned by the time that is left. The rules replay every solution.
import { existsSync, readFileSync } from 'node:fs';
import { MemoryTableCache } from '../packages/core/dist/memory-table-cache.js';
import { unwrap } from '../packages/core/dist/result.js';
import { prepare } from '../packages/core/dist/solving/index.js';
import { replay } from '../packages/core/dist/solving/replay.js';
import { tiles } from '../packages/core/dist/tiles/index.js';

const SETS = [
  { side: 6, file: process.env.TILES_35 ?? '../shared/data/tiles-35.txt' },
  { side: 7, file: process.env.TILES_48 ?? '../shared/data/tiles-48.txt' },
];
const [most = 20, ...given] = process.argv.slice(2).map(Number);
const times = given.length > 0 ? given : [6, 20];
const tables = new MemoryTableCache();
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function boardsIn(file, side) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((numbers) => numbers.length === 2 + side * side && numbers.every(Number.isInteger));
}

/** The solution after a time, with what else is known of it. */
function solveFor(numbers, side, seconds) {
  const text = Array.from({ length: side }, (_, row) => numbers.slice(2 + side * row, 2 + side * (row + 1)).join(' '));
  const { position } = unwrap(tiles.parse(text.join('\n'), {}));
  const limits = { time: { milliseconds: 1000 * seconds, now } };
  const solving = unwrap(unwrap(prepare(tiles, position, { algorithm: 'anytime-beam', tables })).start({ limits }));
  let solution;
  while (solution === undefined) solution = solving.step(2000);
  if (replay(tiles, position, solution.moves, 'stm') !== solution.length) throw new Error('the rules say otherwise');
  return solution;
}

const there = SETS.filter(({ file }) => existsSync(file));
if (there.length === 0) {
  process.stderr.write(`there is nothing to measure: no ${SETS.map(({ file }) => file).join(' and no ')}\n`);
  process.exit(2);
}
for (const { side, file } of there) {
  const boards = boardsIn(file, side).slice(0, most);
  // The tables are built, and the code gets warm.
  solveFor(boards[0], side, side === 6 ? 3 : 12);
  for (const seconds of times) {
    let [ours, theirs, bounds, better, even] = [0, 0, 0, 0, 0];
    for (const numbers of boards) {
      const { length, lowerBound } = solveFor(numbers, side, seconds);
      ours += length;
      theirs += numbers[1];
      bounds += lowerBound;
      better += Number(length < numbers[1]);
      even += Number(length === numbers[1]);
    }
    const mean = (sum) => (sum / boards.length).toFixed(1);
    process.stdout.write(
      `${side}×${side}, ${boards.length} boards, ${seconds} s: ${(ours / theirs).toFixed(3)} × (${mean(ours)} moves, theirs ${mean(theirs)}, at least ${mean(bounds)}); shorter on ${better}, as long on ${even}\n`,
    );
  }
}
