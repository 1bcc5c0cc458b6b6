// Makes the boards of puzzles/rush-hour that are our own, with the project's own generator: jam-01.txt to jam-40.txt, from 4 to
// 50 moves, and boards of other sizes and formats. The same seeds give the same boards. Takes about ten minutes; run it with
// `npm run puzzles`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { evolve, positionAt, survey } from '@slidewise/lab/generate';
import { renamed } from './lib/name-vehicles.mjs';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const OPTIONS = { metric: 'moves', size: { width: 6, height: 6 }, limit: 8000, tries: 25_000, population: 200 };
const LENGTHS = [...Array.from({ length: 27 }, (_, i) => i + 4), 31, 32, 33, 34, 36, 38, 40, 42, 44, 46, 48, 49, 50];
const folder = new URL('../puzzles/rush-hour/', import.meta.url);

/** The positions found so far by the length of the longest shortest solution near them. */
const found = new Map();
for (const seed of SEEDS) {
  let most = 0;
  const options = { ...OPTIONS, accept: (position) => position.walls.length === 0 };
  for (const { position, hardest } of evolve(rushHour, seededRandom(seed), options)) {
    found.set(hardest, [...(found.get(hardest) ?? []), position]);
    most = Math.max(most, hardest);
  }
  console.error(`seed ${seed}: up to ${most} moves`);
}

mkdirSync(folder, { recursive: true });
for (const [i, length] of LENGTHS.entries()) {
  const board = renamed(boardOf(length));
  const name = `jam-${String(i + 1).padStart(2, '0')}.txt`;
  write(name, unwrap(rushHour.print(board, 'sfu')));
  console.log(`${name} ${length}`);
}

// Other sizes and formats: the first boards of some seeds that are neither trivial nor without a solution.
write('large-12x12.txt', unwrap(rushHour.print(firstGood(12, 12, 40, 9), 'sfu')));
write('wide-9x5.txt', unwrap(rushHour.print(firstGood(9, 5, 8, 1), 'sfu')));
write('tall-5x8.txt', unwrap(rushHour.print(firstGood(5, 8, 7, 2), 'sfu')));
write('fleet-9x9.csv', unwrap(rushHour.print(firstGood(9, 9, 16, 3), 'csv')));
write(
  'one-a-line.txt',
  [4, 5, 6, 7, 8].map((seed) => unwrap(rushHour.print(firstGood(6, 6, 9, seed), 'line'))).join('\n'),
);

/** The first random board of a seed with so many vehicles or more whose shortest solution has at least five moves. */
function firstGood(width, height, vehicles, seed) {
  const random = seededRandom(seed);
  for (;;) {
    const position = rushHour.making.random(random, { width, height });
    if (position.vehicles.length < vehicles) continue;
    const solution = unwrap(solve(rushHour, position, { limits: { expansions: 20_000 } }));
    if (solution.status === 'solved' && solution.length >= 5)
      return position.walls.length > 0 ? position : renamed(position);
  }
}

function write(name, text) {
  writeFileSync(new URL(name, folder), `${text}\n`);
}

/** A board of exactly this length, from the easiest neighbourhood that has one; each neighbourhood serves once. */
function boardOf(length) {
  const hardest = Math.min(...[...found.keys()].filter((key) => key >= length && found.get(key).length > 0));
  const position = found.get(hardest)?.shift();
  if (position === undefined) throw new Error(`No board of ${length} moves was found; add seeds.`);
  return positionAt(rushHour, survey(rushHour, position, OPTIONS.metric, OPTIONS.limit), length);
}
