// Rush Hour: the textbook solver, ours and the floor, on the forty boards of puzzles/rush-hour/jam-*.txt, in one run; then how fast whole spaces are
// explored. Ours is measured plain, and again with the compiled search.
import { readdirSync, readFileSync } from 'node:fs';
import { same } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { LineEngine } from '../packages/core/dist/rush-hour/compiled/engine.js';
import { PlainLayers } from '../packages/core/dist/search/plain-layers.js';
import { Surveyor } from '../packages/core/dist/search/surveyor.js';
import { WordSet } from '../packages/core/dist/search/tables/word-set.js';
import { textbookSolve } from './lib/textbook-rush-hour.mjs';
import { count, medianTime, ms, printTable, times } from './lib/timing.mjs';

const folder = new URL('../puzzles/rush-hour/', import.meta.url);
const names = readdirSync(folder).filter((name) => /^jam-\d+\.txt$/.test(name));
const texts = names.map((name) => readFileSync(new URL(name, folder), 'utf8').trim());
const positions = texts.map((text) => unwrap(rushHour.parse(text, {})).position);
const solveAll = (options) => positions.map((position) => unwrap(solve(rushHour, position, options)));

const ours = solveAll();
const textbook = texts.map((text) => textbookSolve(text.split('\n')));
for (const [i, solution] of ours.entries()) {
  if (!solution.optimal || solution.length !== textbook[i].length)
    throw new Error(`${names[i]}: the solvers disagree.`);
}
const total = (pick) => ours.reduce((sum, solution) => sum + pick(solution), 0);
const generated = total((solution) => solution.counts.generated);
const stored = total((solution) => solution.counts.stored);

// Ours is timed first: listening in on its keys, for the floor, would spoil what the compiler knows about it.
const time = { plain: medianTime(() => solveAll(), { rounds: 31, warmUp: 15 }) };
await rushHour.loadCompiledSearch();
const quick = solveAll();
for (const [i, { length, counts }] of quick.entries()) {
  const { bytes: _, ...nodes } = counts;
  const { bytes: __, ...before } = ours[i].counts;
  if (length !== ours[i].length || !same(nodes, before)) throw new Error(`${names[i]}: the compiled search differs.`);
}
time.ours = medianTime(() => solveAll(), { rounds: 31, warmUp: 15 });
const keys = positions.map(generatedKeys);
const distinctKeys = keys.map((list) => Int32Array.from(new Set(list)));
time.floor = medianTime(() => keys.map(insertAll), { rounds: 31, warmUp: 15 });
time.distinct = medianTime(() => distinctKeys.map(insertAll), { rounds: 31, warmUp: 15 });
time.textbook = medianTime(() => texts.map((text) => textbookSolve(text.split('\n'))), { rounds: 5, warmUp: 1 });

console.log(
  `${names.length} boards of ${Math.min(...ours.map((s) => s.length))} to ${Math.max(...ours.map((s) => s.length))} moves, all answers proved shortest and equal to the textbook solver's.\n`,
);
printTable([
  ['solver', 'time', 'of ours', 'boards stored'],
  [
    'textbook A* (strings, Map, array heap)',
    ms(time.textbook),
    times(time.textbook / time.ours),
    count(textbook.reduce((sum, t) => sum + t.stored, 0)),
  ],
  ['ours, plain (parsed board to checked solution)', ms(time.plain), times(time.plain / time.ours), count(stored)],
  ['ours, compiled', ms(time.ours), times(1), count(stored)],
  [`floor: ${count(generated)} generated keys into the table`, ms(time.floor), times(time.floor / time.ours), ''],
  [`floor of distinct keys only: ${count(stored)}`, ms(time.distinct), times(time.distinct / time.ours), ''],
]);
console.log(
  `\nours: ${(generated / time.ours / 1000).toFixed(1)} million boards generated a second; ${times(time.ours / time.floor)} the floor`,
);
for (const [how, solutions] of [
  ['plain', ours],
  ['compiled', quick],
]) {
  const large = solutions.filter(({ counts }) => counts.stored >= 1000);
  const each = large.map(({ counts }) => counts.bytes / counts.stored);
  const mean = large.reduce((sum, s) => sum + s.counts.bytes, 0) / large.reduce((sum, s) => sum + s.counts.stored, 0);
  console.log(
    `bytes for a stored board, where 1,000 or more are stored, ${how}: ${mean.toFixed(1)} on average, ${Math.max(...each).toFixed(1)} at most`,
  );
}
console.log();

const spaces = positions.map((position) => rushHour.space(position, 'moves'));
const whole = { stored: 0, generated: 0 };
for (const space of spaces) {
  const { size, generated } = explored(space);
  whole.stored += size;
  whole.generated += generated;
}
const engine = LineEngine.take({ width: 6, height: 6 });
const plainSpaces = spaces.map((space) =>
  Object.assign(Object.create(space), { layers: undefined, survey: undefined }),
);
const surveyor = new Surveyor();
const survey = (space) => surveyor.survey(space, Number.POSITIVE_INFINITY);
const rates = [
  ['all positions of the forty boards', 'time', 'stored a second', 'generated a second'],
  ...[
    ['breadth-first, plain', () => spaces.map(explored)],
    ['breadth-first, compiled', () => spaces.map(exploredCompiled)],
    ['with distances from the goals, plain', () => plainSpaces.map(survey)],
    ['with distances from the goals, compiled', () => spaces.map(survey)],
  ].map(([label, work], i) => {
    const taken = medianTime(work, { rounds: 31, warmUp: 10 });
    const million = (states) => `${(states / taken / 1000).toFixed(1)} million`;
    return [label, ms(taken), million(whole.stored), i < 2 ? million(whole.generated) : ''];
  }),
];
printTable(rates);
console.log();

const rows = [['A* with', 'expanded', 'generated', 'time', 'of ours']];
for (const { id } of rushHour.heuristics.filter((heuristic) => heuristic.admissible)) {
  const options = { algorithm: 'astar', heuristic: id };
  const solutions = solveAll(options);
  if (solutions.some((solution, i) => solution.length !== ours[i].length))
    throw new Error(`A* with ${id} is not shortest.`);
  const sum = (pick) => count(solutions.reduce((all, solution) => all + pick(solution.counts), 0));
  const taken = medianTime(() => solveAll(options), { rounds: 5, warmUp: 2 });
  rows.push([id, sum((c) => c.expanded), sum((c) => c.generated), ms(taken), times(taken / time.ours)]);
}
printTable(rows);

/** A breadth-first search through everything, by the plain layers. */
function explored(space) {
  const layers = new PlainLayers(space, { memoryLimit: Number.POSITIVE_INFINITY }, 'everything');
  for (let [before, last] = [0, 0]; layers.waiting > 0; [before, last] = [last, layers.size]) {
    for (let left = layers.waiting; left > 0; ) left -= layers.expand(left);
    layers.startLayer(before);
  }
  return layers;
}

/** The same by the compiled ones, with one engine for all boards, as searches for a goal have it. */
function exploredCompiled(space) {
  space.giveTo(engine);
  engine.begin({});
  engine.finish();
}

/** All keys that the default search generates, in order. */
function generatedKeys(position) {
  const list = [];
  const space = rushHour.space(position, 'moves');
  const recording = Object.create(space);
  recording.layers = undefined;
  recording.expand = (state, at, cameBy, out) => {
    space.expand(state, at, cameBy, out);
    if (cameBy !== -1 || list.length === 0) for (let i = 0; i < out.count; i++) list.push(out.keys[i]);
  };
  unwrap(solve({ ...rushHour, space: () => recording }, position));
  return Int32Array.from(list);
}

/** Puts keys into the search's own table and does nothing else; in small batches, as the search does. */
function insertAll(list) {
  const set = new WordSet();
  const batch = new Int32Array(8);
  const fresh = new Int32Array(8);
  for (let at = 0; at < list.length; at += 8) {
    const count = Math.min(8, list.length - at);
    for (let i = 0; i < count; i++) batch[i] = list[at + i];
    set.reserve(8, Number.POSITIVE_INFINITY);
    set.addAll(batch, count, fresh);
  }
  return set.size;
}
