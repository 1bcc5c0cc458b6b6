import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { type AlgorithmId, algorithms } from '@slidewise/core/search';
import { type Solution, solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../core/src/testing/samples.js';
import { SearchTree } from './search-tree.js';

/** Four moves from home, as in the well-known figure of the game tree. */
const FIGURE = unwrap(tiles.parse('0 1 3\n4 2 5\n7 8 6\n', {})).position;

function grown(expansions: number) {
  const tree = unwrap(SearchTree.plant(tiles, FIGURE, { heuristic: 'manhattan' }));
  for (let i = 0; i < expansions; i++) tree.step();
  return tree;
}

test('the first steps of A* on the board of the figure', () => {
  const facts = (expansions: number) =>
    grown(expansions).nodes.map(({ parent, g, h, f, state, expansion }) => [parent, g, h, f, state, expansion]);
  expect(facts(0)).toEqual([[-1, 0, 4, 4, 'open', undefined]]);
  expect(facts(1)).toEqual([
    [-1, 0, 4, 4, 'closed', 1],
    [0, 1, 3, 4, 'open', undefined],
    [0, 1, 5, 6, 'open', undefined],
  ]);
  expect(facts(2).filter(([parent]) => parent === 1)).toEqual([
    [1, 2, 4, 6, 'open', undefined],
    [1, 2, 2, 4, 'open', undefined],
  ]);
});

test('the search ends at the goal, which is not expanded', () => {
  const tree = grown(100);
  expect(tree.step()).toBe(false);
  expect(tree.solution).toMatchObject({ status: 'solved', length: 4, optimal: true });
  expect(tree.expanded).toHaveLength(4);
  const [goal, ...others] = tree.nodes.filter(({ state }) => state === 'goal');
  expect(others).toEqual([]);
  expect(tiles.isSolved(tree.position(goal!.id))).toBe(true);
  const path = tree.pathTo(goal!.id).slice(1);
  expect(path.map((id) => tiles.printMove(FIGURE, tree.move(id)!, { format: 'rows' })).join('')).toBe('LULU');
});

test('other rankings', () => {
  const f = (algorithm: AlgorithmId, weight?: number) => {
    const options = { algorithm, heuristic: 'manhattan' as const, ...(weight === undefined ? {} : { weight }) };
    return unwrap(SearchTree.plant(tiles, FIGURE, options)).nodes[0]!.f;
  };
  expect([f('astar'), f('greedy'), f('weighted-astar'), f('weighted-astar', 2)]).toEqual([4, 4, 6, 8]);
});

test('iterative deepening starts again with every threshold', () => {
  const tree = unwrap(
    SearchTree.plant(tiles, unwrap(tiles.parse('3 1 2\n4 0 5\n6 7 8\n', {})).position, {
      algorithm: 'idastar',
      heuristic: 'hamming',
    }),
  );
  for (let i = 0; i < 200; i++) tree.step();
  const roots = tree.nodes.filter(({ parent }) => parent < 0);
  expect(roots.length).toBeGreaterThan(2);
  for (const { id } of roots) expect(tree.position(id)).toEqual(tree.position(0));
});

test('problems are reported, and an unsolvable board has no tree', () => {
  const error = (options: object) => {
    const tree = SearchTree.plant(tiles, FIGURE, options);
    return tree.ok ? undefined : tree.problem.message;
  };
  expect(error({ algorithm: 'bidirectional' })).toBe(
    `"bidirectional" makes no tree: expected ${algorithms
      .map(({ id }) => id)
      .filter((id) => id !== 'bidirectional')
      .join(', ')}`,
  );
  expect(error({ algorithm: 'complete-table' })).toContain('makes no tree');
  expect(error({ algorithm: 'nope' })).toContain('there is no algorithm "nope"');
  expect(error({ weight: 2 })).toBe('"astar" takes no weight');
  expect(error({ algorithm: 'weighted-astar', weight: 0 })).toContain('the weight must be');
  const tree = unwrap(SearchTree.plant(tiles, unwrap(tiles.parse('1 2 3\n4 5 6\n8 7 0\n', {})).position));
  tree.step();
  expect([tree.nodes.length, tree.solution?.status]).toEqual([0, 'unsolvable']);
});

test('a shorter way hangs a node on another parent', () => {
  // Greedy search runs ahead, so that shorter ways turn up later.
  const improved = samples(rushHour, 'usual', 40).flatMap((position) => {
    const tree = unwrap(SearchTree.plant(rushHour, position, { algorithm: 'greedy', metric: 'steps' }));
    for (let i = 0; i < 60; i++) tree.step();
    expectTree(rushHour, tree);
    return tree.nodes.filter(({ improvements }) => improvements > 0);
  });
  expect(improved.length).toBeGreaterThan(0);
});

/** A search that nobody watches may have faster tables, of another size. */
function withoutBytes({ counts, ...rest }: Solution) {
  return { ...rest, counts: { ...counts, bytes: undefined } };
}

/** Every node is its parent's child, one move away, and its way is legal. */
// biome-ignore lint/suspicious/noExplicitAny: any family
function expectTree(family: any, tree: SearchTree<any, any>): void {
  for (const { id, parent, children, state, expansion } of tree.nodes) {
    expect(children.every((child) => tree.nodes[child]!.parent === id)).toBe(true);
    if (state === 'closed') expect(tree.expanded[expansion! - 1]).toBe(id);
    if (parent < 0) continue;
    expect(tree.nodes[parent]!.children.filter((child) => child === id)).toHaveLength(1);
    expect(unwrap(family.play(tree.position(parent), tree.move(id)))).toEqual(tree.position(id));
  }
}

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
  test.each(['bfs', 'astar', 'weighted-astar', 'greedy', 'idastar'])(
    '%s: nodes, moves and the answer agree',
    (algorithm) => {
      for (const metric of family.metrics.map(({ id }) => id)) {
        for (const position of samples(family, 'small', 6)) {
          const options = { algorithm, metric };
          const tree = unwrap(SearchTree.plant(family, position, options));
          while (tree.step());
          const solution = unwrap(solve(family, position, options));
          expect(withoutBytes(tree.solution!)).toEqual(withoutBytes(solution));
          expect(tree.expanded).toHaveLength(solution.counts.expanded);
          const goals = tree.nodes.filter(({ state }) => state === 'goal');
          expect(goals.map(({ g }) => g)).toEqual(solution.status === 'solved' ? [solution.length] : []);
          expect(goals.every(({ id }) => family.isSolved(tree.position(id)))).toBe(true);
          if (tree.nodes.length < 300) expectTree(family, tree);
        }
      }
    },
  );
});
