// Proves 24-puzzles of Korf and Felner (2002) in several threads: `npm run bench tiles-24` after `npm run build`, or
// `node bench/tiles-24.mjs [number…] [--threads N] [pdb-663-max]` for others than the two easiest, or for several partitions.
// See bench/lib/korf-24.mjs for their file. Tables are built first, unless they are in the user's cache.
import { availableParallelism } from 'node:os';
import { unwrap } from '@slidewise/core/result';
import { drive, prepare } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { helpersFor } from '../packages/node/dist/workers/helpers.js';
import { korfBoards, korfFile, tablesFromCache } from './lib/korf-24.mjs';

const words = process.argv.slice(2);
const asked = words.indexOf('--threads');
const threads = asked < 0 ? availableParallelism() : Number(words[asked + 1]);
const numbers = words.filter((word, i) => /^\d+$/.test(word) && (asked < 0 || i !== asked + 1)).map(Number);
const heuristic = words.find((word) => word.startsWith('pdb-')) ?? 'pdb-663';

const seconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const search = { algorithm: 'idastar-fsm', heuristic, helpers: helpersFor(threads) };
const boards = korfBoards();
/** Fifteen tables, twice while they are copied. */
const MEMORY = 6e9;

async function solve(position, options, limits) {
  const solving = unwrap(unwrap(prepare(tiles, position, options)).start({ limits: { memory: MEMORY, ...limits } }));
  return drive(solving, { yield: () => new Promise(setImmediate) });
}

if (boards === undefined) console.log(`there is no ${korfFile}: nothing to measure`);
else {
  const [{ position: first }] = boards.values();
  const { tables, areThere } = await tablesFromCache(first, search);
  const options = { ...search, tables };
  const startedAt = seconds();
  await solve(first, options, { expansions: 1 });
  console.log(
    `tables, ${areThere ? 'from the cache' : 'built in one thread'}: ${(seconds() - startedAt).toFixed(1)} s CPU`,
  );
  for (const number of numbers.length > 0 ? numbers : [38, 40]) {
    const { optimum, position } = boards.get(number);
    const [cpu, wall] = [seconds(), performance.now()];
    const { length, optimal, counts } = await solve(position, options, {});
    if (!optimal || length !== optimum) throw new Error(`${number}: ${length} instead of ${optimum}`);
    const used = seconds() - cpu;
    const passed = (performance.now() - wall) / 1000;
    const millions = counts.generated / 1e6;
    console.log(
      `${String(number).padStart(2)}  ${length} moves  ${millions.toFixed(1).padStart(8)} M generated  ${used.toFixed(1).padStart(6)} s CPU in ${threads} threads, ${passed.toFixed(1)} s passed  ${(millions / used).toFixed(1)} M for each second of CPU`,
    );
  }
}
