// How near anytime search comes to the shortest solutions of the fifty 24-puzzles of Korf and Felner (2002), in how much time: `npm run bench tiles-beam` after
// `npm run build`, or `node bench/tiles-beam.mjs [boards]` for fewer. Their file is ../shared/data/korf24.txt, or what KORF_24 names: number, optimum and
// tiles on a line. Tables are built beforehand, and the code is warm; time is that of the processor, of all threads of the process.
import { existsSync, readFileSync } from 'node:fs';
import { MemoryTableCache } from '../packages/core/dist/memory-table-cache.js';
import { unwrap } from '../packages/core/dist/result.js';
import { prepare } from '../packages/core/dist/solving/index.js';
import { tiles } from '../packages/core/dist/tiles/index.js';

const MARKS = [0.3, 1, 3];
const file = process.env.KORF_24 ?? '../shared/data/korf24.txt';
if (!existsSync(file)) {
  process.stderr.write(`${file} is not there; KORF_24 names another file\n`);
  process.exit(2);
}
const boards = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number))
  .filter((numbers) => numbers.length === 27 && numbers.every(Number.isInteger))
  .slice(0, Number(process.argv[2] ?? 50));
const tables = new MemoryTableCache();
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The length after a time: a search of its own, because beams are planned by the time that is left. */
function lengthAfter(numbers, seconds) {
  const text = Array.from({ length: 5 }, (_, row) => numbers.slice(2 + 5 * row, 7 + 5 * row).join(' ')).join('\n');
  const { position } = unwrap(tiles.parse(text, { goal: 'blank-first' }));
  const limits = { time: { milliseconds: 1000 * seconds, now } };
  const solving = unwrap(unwrap(prepare(tiles, position, { algorithm: 'anytime-beam', tables })).start({ limits }));
  let solution;
  while (solution === undefined) solution = solving.step(2000);
  return solution.length;
}

// The tables are built, and the code gets warm.
lengthAfter(boards[0], 5);
const optima = boards.reduce((sum, numbers) => sum + numbers[1], 0);
process.stdout.write(`${boards.length} boards, mean length against the shortest:\n`);
for (const seconds of MARKS) {
  const sum = boards.reduce((total, numbers) => total + lengthAfter(numbers, seconds), 0);
  process.stdout.write(`after ${seconds} s: ${(sum / optima).toFixed(3)} ×\n`);
}
