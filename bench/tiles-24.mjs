// Proves 24-puzzles of Korf and Felner (2002) in several threads: `npm run bench tiles-24` after `npm run build`, or
// `node bench/tiles-24.mjs [number…] [--threads N]` for others than the two easiest. Their file is ../shared/data/korf24.txt, or
// the one that KORF_24 names; without it there is nothing to do. Tables are built first, unless they are in the user's cache.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { unwrap } from '@slidewise/core/result';
import { drive, MemoryTableCache, prepare } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { loadTable } from '../packages/node/dist/tables/table-files.js';
import { helpersFor } from '../packages/node/dist/workers/helpers.js';

const file = process.env.KORF_24 ?? '../shared/data/korf24.txt';
const words = process.argv.slice(2);
const asked = words.indexOf('--threads');
const threads = asked < 0 ? availableParallelism() : Number(words[asked + 1]);
const numbers = words.filter((word, i) => /^\d+$/.test(word) && (asked < 0 || i !== asked + 1)).map(Number);

const seconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const tables = new MemoryTableCache();
const options = { tables, algorithm: 'idastar-fsm', heuristic: 'pdb-663', helpers: helpersFor(threads) };

async function solve(position, limits) {
  const solving = unwrap(unwrap(prepare(tiles, position, options)).start({ limits }));
  return drive(solving, { yield: () => new Promise(setImmediate) });
}

if (!existsSync(file)) console.log(`there is no ${file}: nothing to measure`);
else {
  const boards = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line) => {
        const [number, optimum, ...board] = line.trim().split(/\s+/).map(Number);
        return [number, { optimum, position: unwrap(tiles.parse(board.join(' '), { goal: 'blank-first' })).position }];
      }),
  );
  const [{ position: first }] = boards.values();
  let were = 'built in one thread';
  for (const { id } of unwrap(prepare(tiles, first, options)).tables) {
    const table = await loadTable(id);
    if (table === undefined) continue;
    tables.put(id, table);
    were = 'from the cache';
  }
  const startedAt = seconds();
  await solve(first, { expansions: 1 });
  console.log(`tables, ${were}: ${(seconds() - startedAt).toFixed(1)} s CPU`);
  for (const number of numbers.length > 0 ? numbers : [38, 40]) {
    const { optimum, position } = boards.get(number);
    const [cpu, wall] = [seconds(), performance.now()];
    const { length, optimal, counts } = await solve(position, {});
    if (!optimal || length !== optimum) throw new Error(`${number}: ${length} instead of ${optimum}`);
    const used = seconds() - cpu;
    const passed = (performance.now() - wall) / 1000;
    const millions = counts.generated / 1e6;
    console.log(
      `${String(number).padStart(2)}  ${length} moves  ${millions.toFixed(1).padStart(8)} M generated  ${used.toFixed(1).padStart(6)} s CPU in ${threads} threads, ${passed.toFixed(1)} s passed  ${(millions / used).toFixed(1)} M for each second of CPU`,
    );
  }
}
