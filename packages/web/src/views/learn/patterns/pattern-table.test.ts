import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { explore, goalDistances } from '@slidewise/core/search';
import { expect, test } from 'vitest';
import { lessonBoard } from '../lesson-board.js';
import { type Counting, PatternTable } from './pattern-table.js';

const { family, position: solved } = lessonBoard('tiles:rows:1_2_3/4_5_0');
const labels = family.scene(solved).pieces.map(({ label }) => label);
const metric = family.metrics[0]!.id;

function tableOf(pattern: readonly string[], counting: Counting, entries = Number.POSITIVE_INFINITY): PatternTable {
  const table = new PatternTable(family.scene(solved), pattern, counting);
  while (!table.build(entries));
  return table;
}

/** Positions that a walk from the solved one comes by. */
function* walk(steps: number): Generator<unknown> {
  const random = seededRandom(3);
  let position = solved;
  for (let i = 0; i < steps; i++) {
    yield position;
    position = unwrap(family.play(position, random.pick(family.moves(position, metric))));
  }
}

/** The true distance by everything that can be reached. */
function distanceOf(position: unknown): number {
  const space = family.space(position, metric);
  return goalDistances(space, explore(space))[0]!;
}

test('a table of all pieces is the truth, and has an entry for each board', () => {
  const table = tableOf(labels, 'all');
  expect(table.size).toBe(360);
  expect(table.layers.reduce((sum, count) => sum + count, 0)).toBe(360);
  for (const position of walk(60)) expect(table.lookUp(family.scene(position))).toBe(distanceOf(position));
});

test('a table of a few pieces has one entry for each place of these and of the empty cell', () => {
  expect(tableOf(['1', '2'], 'all').size).toBe(6 * 5 * 4);
  expect(tableOf(['3'], 'own').size).toBe(6 * 5);
});

test('what a table says is never more than the truth, and neither is the sum where own moves are counted', () => {
  const [a, b] = [
    ['1', '2', '3'],
    ['4', '5'],
  ];
  const tables = { all: [tableOf(a!, 'all'), tableOf(b!, 'all')], own: [tableOf(a!, 'own'), tableOf(b!, 'own')] };
  let sumTooLarge = 0;
  for (const position of walk(120)) {
    const truth = distanceOf(position);
    const scene = family.scene(position);
    const say = (list: readonly PatternTable[]): number[] => list.map((table) => table.lookUp(scene)!);
    expect(Math.max(...say(tables.all))).toBeLessThanOrEqual(truth);
    const [first, second] = say(tables.own);
    expect(first! + second!).toBeLessThanOrEqual(truth);
    const every = say(tables.all);
    if (every[0]! + every[1]! > truth) sumTooLarge++;
  }
  // The lesson says that these must not be added.
  expect(sumTooLarge).toBeGreaterThan(0);
});

test('it does not matter in which steps a table is built', () => {
  for (const counting of ['all', 'own'] as const) {
    expect(tableOf(['1', '4'], counting, 3).layers).toEqual(tableOf(['1', '4'], counting).layers);
  }
});
