import { type Family, withHeuristic } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour, rushHourBasics, type Slide } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { register } from '../../core/src/testing/register.js';
import { samples } from '../../core/src/testing/samples.js';
import { frogs } from '../../core/src/testing/toy/frogs.js';
import { methodsFor, promisesShortest } from './analysis/comparison.js';
import { measures } from './analysis/measures.js';
import { profile } from './analysis/space-profile.js';
import { SearchRecorder } from './analysis/tree/search-record.js';
import { SearchTree } from './analysis/tree/search-tree.js';
import { drawSearchTree, headingOf } from './analysis/tree/tree-picture.js';
import { evolve } from './generate/hard-positions.js';
import { rate } from './rating/rater.js';

// What is here works with every family, also with one that is added, or has less or more than the others.
register(frogs);

test('hard boards of a new family are bred, its spaces are measured, its searches are recorded', () => {
  const { position } = unwrap(frogs.parse('DA_CB'));
  const bred = [...evolve(frogs, seededRandom(1), { tries: 20, population: 5 })];
  expect(bred.length).toBeGreaterThan(0);
  for (const { position: made, distances, hardest } of bred) {
    expect(unwrap(solve(frogs, made)).length).toBe(distances[0]);
    expect(Math.max(...distances)).toBe(hardest);
  }
  expect(unwrap(profile(frogs, position)).states).toBe(120);
  const recorder = unwrap(SearchRecorder.start(frogs, position));
  while (!recorder.over) recorder.step();
  const { ends, solution } = recorder.take();
  expect(ends.length).toBeGreaterThan(1);
  expect(solution).toMatchObject({ status: 'solved', optimal: true, length: unwrap(solve(frogs, position)).length });
});

test('a family that lacks a facet is named where it is needed', () => {
  const { making: _, ...bare } = families[0]!;
  expect(() => evolve(bare, seededRandom(1))).toThrow(
    'family must be one that makes positions, which Rush Hour does not',
  );
});

test('where more than solving is needed, the basics of a family are refused in a sentence', () => {
  const basics = rushHourBasics as typeof rushHour;
  const { position } = unwrap(basics.parse('AA.B/...B/..../....'));
  expect(rate(basics, position)).toMatchObject({
    ok: false,
    problem: { message: 'family must be a whole family of puzzles, not the basics of one' },
  });
  expect(rate({} as typeof rushHour, position)).toMatchObject({
    ok: false,
    problem: { message: 'family must be a family of puzzles, not an object' },
  });
});

test('compilers know the metrics and the moves of a family', () => {
  const { position } = unwrap(rushHour.parse('AA.B../...B../XX.B../....../....../......'));
  // @ts-expect-error: a metric of tiles
  expect(profile(rushHour, position, 'mtm').ok).toBe(false);
  expectTypeOf(unwrap(rate(rushHour, position)).profile[0]!.move).toEqualTypeOf<Slide | undefined>();
  // @ts-expect-error: a metric of tiles
  expect(rate(rushHour, position, { metric: 'mtm' }).ok).toBe(false);
});

test.each(families)('$title: moves of a tree are printed in the first format if no style is given', (family) => {
  // A solved board and one that is proved unsolvable have trees of one node.
  const position = samples(family, 'small', 20, 5).find(
    (board) => !family.isSolved(board) && unwrap(solve(family, board)).status === 'solved',
  );
  const style = { format: family.formats[0]!.id, metric: family.metrics[0]!.id };
  const tree = unwrap(SearchTree.plant(family, position));
  while (tree.nodes.length < 2 && tree.step());
  expect(tree.nodes.length).toBeGreaterThan(1);
  expect(headingOf(family, tree, 1)).toBe(headingOf(family, tree, 1, style));
  expect(drawSearchTree(family, tree)).toBe(drawSearchTree(family, tree, { style }));
});

const cases = families.flatMap((family) => family.metrics.map(({ id }) => [family.title, id, family] as const));

describe.each(cases)('a heuristic that was added: %s in %s', (_, metric, family) => {
  const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
  const board = samples(family, 'small', 8, 3).find((each) => !family.isSolved(each));

  test('it is compared, measured and shown in trees like the others', () => {
    const twin = withTwin(family, metric, defaultHeuristic);
    const estimates = new Map(measures(twin, board, { metric }).map((measure) => [measure.id, measure.value]));
    expect(estimates.get('mine')).toBe(estimates.get(defaultHeuristic));
    expect(methodsFor(twin, board, metric)).toContainEqual({ algorithm: 'astar', heuristic: 'mine' });
    const tree = unwrap(SearchTree.plant(twin, board, { metric, algorithm: 'astar', heuristic: 'mine' }));
    expect(tree.nodes[0]?.h ?? estimates.get('mine')).toBe(estimates.get('mine'));
  });

  test('without a promise, no algorithm that relies on it promises shortest solutions', () => {
    const guess = withHeuristic(family, { id: 'guess', estimate: () => 3 });
    for (const algorithm of ['astar', 'idastar', 'greedy'])
      expect(promisesShortest(guess, { algorithm, heuristic: 'guess' })).toBe(false);
  });
});

/** The family with one of its heuristics once more, under another name. */
function withTwin(family: Family, metric: string, heuristic: string): Family {
  return withHeuristic(family, {
    id: 'mine',
    metrics: [metric],
    admissible: true,
    consistent: family.heuristics.find(({ id }) => id === heuristic)!.consistent,
    estimate(position) {
      const space = family.space(position, metric);
      const state = new Int32Array(space.stateWords);
      space.start(state, 0);
      return space.heuristic(heuristic)(state, 0);
    },
  });
}
