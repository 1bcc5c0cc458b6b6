// Makes puzzles/rush-hour/atlas-6x6.txt of the rows of an enumeration: each line is a board that takes a move more than the one before, from five on:
// of all boards of that length, the one with the most positions to get lost in. Run it with
//   slidewise enumerate rush-hour --size 6x6 --out atlas          (which takes hours, and can be left and gone on with)
//   slidewise batch merge atlas --partial | npm run puzzles:atlas
// and then `npm run puzzles:index`.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { renamed } from './name-vehicles.mjs';

/** By moves; of boards with as many positions, the first. */
const hardest = new Map();
let rows = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const row = JSON.parse(line);
  rows++;
  if (row.positions > (hardest.get(row.moves)?.positions ?? 0)) hardest.set(row.moves, row);
}
/** What is shorter is too easy to be of use. */
const SHORTEST = 5;

const lines = [];
for (let moves = SHORTEST; hardest.has(moves); moves++) {
  const position = renamed(unwrap(rushHour.parse(hardest.get(moves).board)).position);
  const { length, optimal } = unwrap(solve(rushHour, position));
  if (length !== moves || !optimal) throw new Error(`${hardest.get(moves).board} takes ${length} moves, not ${moves}`);
  lines.push(unwrap(rushHour.print(position, 'line')));
}
writeFileSync(new URL('../puzzles/rush-hour/atlas-6x6.txt', import.meta.url), `${lines.join('\n')}\n`);
console.error(`${lines.length} boards of ${rows} rows`);
