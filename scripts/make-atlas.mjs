// Makes two files of the rows of an enumeration. Run it with
//   slidewise enumerate rush-hour --size 6x6 --out run
//   slidewise batch merge run | npm run puzzles:atlas
// and then `npm run puzzles:index`. Enumerating takes an hour or so, and can be resumed.
// - atlas/rush-hour-6x6.txt.gz: a line for each row, as `enumerate` prints it without --json.
// - puzzles/rush-hour/atlas-6x6.txt: a board of each length from five on: of all boards of that length, the one with the most positions to get lost in.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { renamed } from './lib/name-vehicles.mjs';

/** By moves; of boards with as many positions, the first. */
const hardest = new Map();
const all = [];
for await (const line of createInterface({ input: process.stdin })) {
  const row = JSON.parse(line);
  all.push(`${row.length} ${row.text} ${row.positions}\n`);
  if (row.positions > (hardest.get(row.length)?.positions ?? 0)) hardest.set(row.length, row);
}
/** What is shorter is too easy to be of use. */
const SHORTEST = 5;

const lines = [];
for (let moves = SHORTEST; hardest.has(moves); moves++) {
  const position = renamed(unwrap(rushHour.parse(hardest.get(moves).text)).position);
  const { length, optimal } = unwrap(solve(rushHour, position));
  if (length !== moves || !optimal) throw new Error(`${hardest.get(moves).text} takes ${length} moves, not ${moves}`);
  lines.push(unwrap(rushHour.print(position, 'line')));
}
writeFileSync(new URL('../puzzles/rush-hour/atlas-6x6.txt', import.meta.url), `${lines.join('\n')}\n`);
writeFileSync(new URL('../atlas/rush-hour-6x6.txt.gz', import.meta.url), gzipSync(all.join(''), { level: 9 }));
console.error(`${lines.length} boards of ${all.length} rows`);
