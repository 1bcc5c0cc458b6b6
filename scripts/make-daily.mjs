// Makes the boards of the days, atlas/daily/FAMILY.txt.gz: seven lengths from Monday to Sunday, and of each a board for every week of more than
// ten years. A line has the moves that the board takes, and the board. Run it with `npm run puzzles:daily`, which takes some minutes; the same
// program and atlas give the same files. Boards that people have played should stay: a new file changes every day.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bricks } from '@slidewise/core/bricks';
import { makingOf } from '@slidewise/core/contract';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { positionId } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { Generation, likenessOf } from '@slidewise/lab/generate';
import { Component } from '@slidewise/lab/supply';

const WEEKS = 540;
const SEED = 1;
const atlas = new URL('../atlas/', import.meta.url);

mkdirSync(new URL('daily/', atlas), { recursive: true });
save(rushHour, 'line', rushHourBoards([6, 9, 12, 16, 20, 25, 31]));
save(bricks, 'grid', bricksBoards([6, 10, 15, 21, 28, 37, 50]));
save(tiles, 'rows', [...eightPuzzles([14, 18, 22, 26]), ...fifteenPuzzles([32, 38, 44])]);

/** Boards of the atlas, and of lengths with too few of those one position of each longer board. */
function rushHourBoards(lengths) {
  const random = seededRandom(SEED);
  const rows = readLines('rush-hour-6x6.txt.gz').map((line) => line.split(' '));
  return lengths.map((length) => {
    const exact = rows.filter(([moves]) => Number(moves) === length);
    const chosen = exact.length >= WEEKS ? exact : rows.filter(([moves]) => Number(moves) >= length);
    return boardsOf(rushHour, length, random.shuffle(chosen), ([moves, board]) => {
      const { position } = unwrap(rushHour.parse(board));
      return Number(moves) === length ? position : anyOf(new Component(rushHour, position, 'moves'), length, random);
    });
  });
}

/** Positions of many components in turn. */
function bricksBoards(lengths) {
  const random = seededRandom(SEED);
  const ranges = [
    { least: 10, most: 20 },
    { least: 21, most: 35 },
    { least: 36, most: 49 },
    { least: 50, most: 70 },
  ];
  const components = new Map();
  for (const moves of ranges) {
    for (const { position } of unwrap(Generation.start(bricks, { moves, count: 100, seed: SEED, details: false }))) {
      const component = new Component(bricks, position, 'moves');
      components.set(`${positionId(bricks, position).match(/goal[^/]*/)} ${component.counts}`, component);
    }
  }
  console.error(`${components.size} components of bricks`);
  return lengths.map((length) => {
    const pool = [...components.values()].filter(({ counts }) => counts[length] > 0);
    const turns = Array.from({ length: 50 * WEEKS }, (_, turn) => pool[turn % pool.length]);
    return boardsOf(bricks, length, turns, (component) => anyOf(component, length, random));
  });
}

function eightPuzzles(lengths) {
  const random = seededRandom(SEED);
  const component = new Component(tiles, unwrap(makingOf(tiles).plain({ width: 3, height: 3 })), 'stm');
  return lengths.map((length) => {
    const numbers = random.shuffle(Array.from({ length: component.counts[length] }, (_, i) => i));
    return boardsOf(tiles, length, numbers, (number) => component.at(length, number));
  });
}

/** Positions on shortest solutions of random walks away from the goal. */
function fifteenPuzzles(lengths) {
  const random = seededRandom(SEED);
  const [longest] = lengths.toSorted((a, b) => b - a);
  const found = lengths.map(() => new Map());
  while (found.some((boards) => boards.size < WEEKS)) {
    let at = unwrap(makingOf(tiles).plain({ width: 4, height: 4 }));
    for (let i = 0; i < 180; i++) at = unwrap(tiles.play(at, random.pick(tiles.moves(at, 'stm'))));
    const { optimal, length, moves } = unwrap(solve(tiles, at, { metric: 'stm', limits: { expansions: 1e6 } }));
    if (!optimal || length < longest) continue;
    for (let left = length; left > 0; left--) {
      const boards = found[lengths.indexOf(left)];
      if (boards !== undefined && boards.size < WEEKS) boards.set(likenessIn(tiles, at), at);
      at = unwrap(tiles.play(at, moves[length - left]));
    }
  }
  return lengths.map((length, i) => ({ length, boards: [...found[i].values()] }));
}

/** So many boards, no two alike, from items that may each give one. */
function boardsOf(family, length, items, boardOf) {
  const boards = new Map();
  for (const item of items) {
    if (boards.size === WEEKS) break;
    const board = boardOf(item);
    const likeness = likenessIn(family, board);
    if (!boards.has(likeness)) boards.set(likeness, board);
  }
  if (boards.size < WEEKS) throw new Error(`There are only ${boards.size} boards of ${length}.`);
  return { length, boards: [...boards.values()] };
}

function likenessIn(family, board) {
  return likenessOf(family.making.puzzles.sketch?.(board) ?? family.scene(board));
}

function anyOf(component, length, random) {
  return component.at(length, random.integer(component.counts[length]));
}

function readLines(name) {
  return gunzipSync(readFileSync(new URL(name, atlas)))
    .toString()
    .trimEnd()
    .split('\n');
}

function save(family, format, weekdays) {
  const lines = weekdays.flatMap(({ length, boards }) =>
    boards.map((board) => {
      const id = positionId(family, board, format);
      const prefix = `${family.id}:${format}:`;
      if (!id.startsWith(prefix)) throw new Error(`${id} does not begin with ${prefix}`);
      return `${length} ${id.slice(prefix.length)}\n`;
    }),
  );
  const bytes = gzipSync(lines.join(''), { level: 9 });
  writeFileSync(new URL(`daily/${family.id}.txt.gz`, atlas), bytes);
  console.error(`${family.id}: ${lines.length} boards in ${bytes.length} bytes`);
}
