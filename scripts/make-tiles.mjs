// Makes puzzles/tiles: boards of many sizes and levels, and a few without a solution. The same seeds give the same boards.
// Run it with `npm run puzzles:tiles`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { isSolvable, tiles } from '@slidewise/core/tiles';

const folder = new URL('../puzzles/tiles/', import.meta.url);
mkdirSync(folder, { recursive: true });

/** Sizes with proved lengths, and the levels wanted: a board for each range. A size lacks the levels that it is too small for. */
const LEVELS = {
  beginner: [
    [4, 8],
    [9, 10],
  ],
  easy: [
    [12, 18],
    [11, 13],
    [14, 15],
  ],
  medium: [
    [20, 28],
    [27, 29],
    [30, 31],
  ],
  hard: [
    [34, 44],
    [32, 34],
    [40, 41],
    [46, 46],
  ],
  expert: [
    [50, 56],
    [48, 49],
    [57, 58],
  ],
  master: [[60, 80]],
};
/** With how many boards a level. */
const SIZES = [
  [2, 2, 1],
  [3, 2, 1],
  [3, 3, 3],
  [4, 3, 2],
  [5, 2, 1],
  [4, 4, 4],
  [5, 3, 2],
  [5, 4, 1],
];

for (const [width, height, count] of SIZES) {
  for (const [level, ranges] of Object.entries(LEVELS)) {
    for (const [i, [least, most]] of ranges.slice(0, count).entries()) {
      const found = boardOf(1000 * width + height + 100_000 * i, width, height, least, most);
      const name = `${width}x${height}-${level}${i === 0 ? '' : `-${i + 1}`}`;
      if (found !== undefined) save(name, found.position, `${found.length} moves, proved shortest`);
    }
  }
}
for (const side of [5, 6, 8, 10, 20]) {
  const position = anyBoard(seededRandom(side), side, side, true);
  save(`${side}x${side}-random`, position, 'a random board');
}
for (const [width, height] of [
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 6],
]) {
  save(`${width}x${height}-unsolvable`, anyBoard(seededRandom(99), width, height, false), 'no solution exists');
}

/** The first board in a seeded row of boards whose shortest solution has a length in a range. */
function boardOf(seed, width, height, least, most) {
  const random = seededRandom(seed);
  for (let attempt = 0; attempt < 400; attempt++) {
    const position =
      attempt % 2 === 0 ? anyBoard(random, width, height, true) : walked(random, width, height, 2 * most);
    const { length } = unwrap(solve(tiles, position));
    if (length >= least && length <= most) return { position, length };
  }
  return undefined;
}

function anyBoard(random, width, height, solvable) {
  for (;;) {
    const position = tiles.making.random(random, { width, height });
    if (isSolvable(position) === solvable && tiles.readOptions(position).goal === 'blank-last') return position;
  }
}

/** A board some random moves away from the goal. */
function walked(random, width, height, moves) {
  const goal = Array.from({ length: width * height }, (_, cell) => (cell + 1) % (width * height));
  let position = unwrap(tiles.parse(goal.join(' '), { size: `${width}x${height}` })).position;
  for (let i = 0; i < moves; i++) position = unwrap(tiles.play(position, random.pick(tiles.moves(position, 'stm'))));
  return position;
}

function save(name, position, comment) {
  writeFileSync(new URL(`${name}.txt`, folder), `# ${comment}\n${unwrap(tiles.print(position, 'rows'))}\n`);
  console.log(`${name} ${comment}`);
}
