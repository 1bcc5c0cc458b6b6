// How fast sliding bricks are explored, as ratios in one run: the textbook solver (texts in a Map), ours, and the
// floor, which only enters the same keys. `npm run build` first; then
//   node bench/bricks.mjs          the small boards, about half a minute
//   node bench/bricks.mjs large    boards of 30 cells with more than 10 million states instead, a few minutes
import { readFileSync } from 'node:fs';
import { bricks } from '@slidewise/core/bricks';
import { explore } from '@slidewise/core/search';
import { solve } from '@slidewise/core/solving';
import { MirrorSpace } from '../packages/core/dist/bricks/space/mirror-space.js';
import { BreadthFirst } from '../packages/core/dist/search/breadth-first.js';
import { newSuccessors } from '../packages/core/dist/search/counts.js';
import { KeyTable } from '../packages/core/dist/search/tables/key-table.js';

/** As many keys as a node may have neighbours. */
const AT_ONCE = 32;
const METRICS = ['steps', 'slides', 'moves'];
const folder = new URL('../puzzles/bricks/', import.meta.url);
const read = (name) => bricks.parse(readFileSync(new URL(name, folder), 'utf8'), {}).value.position;
const SMALL = { klotski: read('klotski.txt'), century: read('century.txt'), 'mas-puzzle': read('mas-puzzle.txt') };
const board = (text) => bricks.parse(text, { goal: '3 4' }).value.position;
/** Spaces of more than 10 million states, with few and with many free cells. */
const LARGE = {
  '6×5, 14 bricks, 3 free': board('AXXBCC/AXXBDD/EFFGHH/EIJG../KKLLM.'),
  '6×5, 15 bricks, 2 free': board('ABCDEF/AXXDGG/HXXIJJ/HKKILL/MM..NN'),
  '6×5, 12 bricks, 6 free': board('AXXBCC/AXXBDD/EFFGHH/EI.G../KK..M.'),
  '6×5, 10 bricks, 9 free': board('AXXBCC/AXXBDD/EFFGHH/E..G../....M.'),
  '6×5, 8 bricks, 13 free': board('AXXBCC/AXXBDD/EFF.../E...../....M.'),
};

if (process.argv[2] === 'large') benchLarge();
else benchSmall();

function benchSmall() {
  for (const [name, position] of Object.entries(SMALL)) {
    const textbook = best(3, () => textbookStates(position));
    for (const metric of METRICS) {
      const space = bricks.space(position, metric);
      const { states, complete } = explore(space);
      if (!complete) throw new Error('The space is not complete.');
      const keys = generatedKeys(space, states);
      const floor = best(20, () => fillTable(space.keyWords, keys));
      const leastFloor = best(20, () =>
        fillTable(space.keyWords, states.keys.subarray(0, states.size * space.keyWords)),
      );
      const ours = best(20, () => walk(bricks.space(position, metric)));
      const mirrored = best(20, () => walk(new MirrorSpace(position, metric)));
      const kept = best(20, () => explore(bricks.space(position, metric)));
      const { counts } = walk(bricks.space(position, metric));
      print(`${name}, ${metric}`, [
        `${states.size} states`,
        `${ours.toFixed(1)} ms`,
        `${millions(states.size, ours)} million states/s`,
        `${(counts.bytes / counts.stored).toFixed(1)} bytes/state`,
        `${(ours / floor).toFixed(1)} × the floor of all neighbours`,
        `${(ours / leastFloor).toFixed(1)} × that of new ones alone`,
        `with every state kept and numbered ${kept.toFixed(1)} ms`,
        `mirror images once ${(ours / mirrored).toFixed(2)} × as fast`,
        ...(metric === 'steps' ? [`textbook ${(textbook / ours).toFixed(0)} × as long`] : []),
      ]);
    }
  }
  for (const [name, position] of Object.entries(SMALL)) {
    const line = METRICS.flatMap((metric) =>
      ['bfs', 'bfs-mirror', 'astar'].map((algorithm) => {
        const milliseconds = best(5, () => solve(bricks, position, { metric, algorithm }));
        return `${metric} ${algorithm} ${milliseconds.toFixed(1)}`;
      }),
    );
    print(`${name}, to solve, ms`, line);
  }
}

function benchLarge() {
  for (const [name, position] of Object.entries(LARGE)) {
    for (const metric of METRICS) {
      const start = process.cpuUsage();
      const { counts, layerSizes } = walk(bricks.space(position, metric), 2e9);
      const milliseconds = process.cpuUsage(start).user / 1000;
      const peak = process.resourceUsage().maxRSS / 1024;
      print(`${name}, ${metric}`, [
        `${counts.stored} states`,
        `depth ${layerSizes.length - 1}`,
        `${(milliseconds / 1000).toFixed(1)} s of processor time`,
        `${millions(counts.stored, milliseconds)} million states/s`,
        `${(counts.bytes / counts.stored).toFixed(1)} bytes/state`,
        `process at most ${Math.round(peak)} MB`,
      ]);
    }
  }
}

function print(title, items) {
  console.log(`${title}: ${items.join(' · ')}`);
}

function millions(states, milliseconds) {
  return (states / milliseconds / 1000).toFixed(2);
}

/** The shortest of some runs, in milliseconds: the others were disturbed. */
function best(runs, work) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Sees everything that can be reached. */
function walk(space, memoryLimit = Number.POSITIVE_INFINITY) {
  const search = new BreadthFirst(space, { memoryLimit }, 'everything');
  let outcome;
  do outcome = search.step(1 << 20);
  while (outcome === undefined);
  if (outcome.status === 'stopped') throw new Error('The memory limit was hit.');
  return search;
}

/** The keys of all neighbours of all states, in the order of the search. */
function generatedKeys(space, states) {
  const all = [];
  const out = newSuccessors(space);
  const state = new Int32Array(space.stateWords);
  for (let i = 0; i < states.size; i++) {
    space.load(states.keys, i * space.keyWords, state, 0);
    space.expand(state, 0, -1, out);
    all.push(...out.keys.subarray(0, out.count * space.keyWords));
  }
  return Int32Array.from(all);
}

function fillTable(keyWords, keys) {
  const table = new KeyTable(keyWords);
  const count = keys.length / keyWords;
  const fresh = new Int32Array(AT_ONCE);
  for (let i = 0; i < count; i += AT_ONCE) {
    const more = Math.min(AT_ONCE, count - i);
    table.reserve(more, Number.POSITIVE_INFINITY);
    while (table.isGrowing) table.grow();
    table.addAll(keys.subarray(i * keyWords), more, fresh);
  }
  return table.size;
}

/**
 * A student's solver: the board as an array of numbers, every brick tried in every direction on a copy, copies
 * renumbered and kept as texts in a Map. Steps only.
 */
function textbookStates({ width, height, bricks: all, goals }) {
  const board = new Array(width * height).fill(0);
  const master = all.findIndex(({ name }) => name === goals[0].brick);
  for (const [i, { cells }] of all.entries()) {
    for (const { row, column } of cells) board[row * width + column] = i === master ? 2 : 3 + i;
  }
  const normalised = (cells) => {
    const numbers = new Map([
      [0, 0],
      [2, 2],
    ]);
    return cells.map((cell) => {
      if (!numbers.has(cell)) numbers.set(cell, numbers.size + 1);
      return numbers.get(cell);
    });
  };
  const moved = (from, brick, rows, columns) => {
    const to = from.map((cell) => (cell === brick ? 0 : cell));
    for (let cell = 0; cell < from.length; cell++) {
      if (from[cell] !== brick) continue;
      const row = Math.floor(cell / width) + rows;
      const column = (cell % width) + columns;
      if (row < 0 || column < 0 || row >= height || column >= width || to[row * width + column] !== 0) return undefined;
      to[row * width + column] = brick;
    }
    return to;
  };
  const start = normalised(board);
  const seen = new Map([[start.join(), start]]);
  for (const from of seen.values()) {
    for (let brick = 2; brick < 2 + all.length; brick++) {
      for (const [rows, columns] of [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ]) {
        const to = moved(from, brick, rows, columns);
        if (to === undefined) continue;
        const next = normalised(to);
        const key = next.join();
        if (!seen.has(key)) seen.set(key, next);
      }
    }
  }
  return seen.size;
}
