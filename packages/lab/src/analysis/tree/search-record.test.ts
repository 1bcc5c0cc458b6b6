import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { type RushHourIds, rushHour } from '@slidewise/core/rush-hour';
import { type AlgorithmId, algorithms } from '@slidewise/core/search';
import { MemoryTableCache } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../core/src/testing/samples.js';
import { type RecordPart, SearchRecorder, SearchReplay } from './search-record.js';
import { SearchTree, type TreeOptions, treeSearch } from './search-tree.js';

// biome-ignore lint/suspicious/noExplicitAny: any family
type AnyFamily = any;

const ALGORITHMS = algorithms.flatMap(({ id, ranking }) => (ranking === undefined ? [] : [id]));

/** A replay of the first steps of a search, which it received in parts. */
function recorded(
  family: AnyFamily,
  position: unknown,
  options: TreeOptions,
  steps: number,
): SearchReplay<unknown, unknown> {
  const recorder = unwrap(
    SearchRecorder.start<unknown, unknown>(family, position, { ...options, tables: new MemoryTableCache() }),
  );
  const replay = new SearchReplay<unknown, unknown>(family, position, recorder.search);
  for (let i = 0; i < steps && !recorder.over; i++) {
    if (i % 7 === 0) replay.append(sent(recorder.take()));
    recorder.step();
  }
  replay.append(sent(recorder.take()));
  return replay;
}

/** As it comes from another thread. */
function sent(part: RecordPart): RecordPart {
  return structuredClone(part);
}

describe.each(families.map((family) => [family.id, family as AnyFamily] as const))('%s', (_, family) => {
  test.each(ALGORITHMS)('%s: forwards and backwards, the record shows what the tree was', (algorithm) => {
    for (const position of samples(family, 'small', 2)) {
      const options = { algorithm };
      const tree = unwrap(SearchTree.plant<unknown, unknown>(family, position, options));
      const replay = recorded(family, position, options, 40);
      const shown: string[] = [];
      for (let step = 0; step <= replay.last; step++) {
        if (step > 0) tree.step();
        replay.goTo(step);
        expect(replay.tree.nodes).toEqual(tree.nodes);
        expect(replay.tree.expanded).toEqual(tree.expanded);
        expect(replay.tree.open).toBe(tree.nodes.filter(({ state }) => state === 'open').length);
        expect(replay.next(6)).toEqual(tree.next(6));
        // What is refuted beforehand has no tree; every other has its root before anything is expanded.
        if (family.refute(position) === undefined) expect(replay.nodes.length).toBeGreaterThan(0);
        expect(replay.tree.pathTo(replay.nodes.length)).toEqual([]);
        shown.push(picture(replay));
      }
      expect(replay.solution).toEqual(tree.solution);
      expect(replay.atEnd).toBe(tree.solution !== undefined);
      for (let step = replay.last; step >= 0; step--) {
        replay.goTo(step);
        expect(picture(replay)).toBe(shown[step]);
      }
      replay.goTo(replay.last);
      expect(picture(replay)).toBe(shown.at(-1));
    }
  });

  test.each([
    ['bfs'],
    ['astar'],
    ['astar', 'fifo'],
    ['greedy', 'lifo'],
    ['astar-early-closing'],
    ['astar-no-reopening'],
    ['weighted-astar'],
    ['ucs', 'fifo'],
  ] as const)('%s %s: the first that waits is the next to be taken', (algorithm, ties = undefined) => {
    const settings = ties === undefined ? {} : { ties };
    for (const metric of family.metrics.map(({ id }: { id: string }) => id)) {
      for (const position of samples(family, 'usual', 6)) {
        // What is refuted beforehand is not searched.
        if (family.refute(position) !== undefined) continue;
        const tree = unwrap(SearchTree.plant<unknown, unknown>(family, position, { algorithm, metric, settings }));
        for (let i = 0; i < 60 && tree.solution === undefined; i++) {
          const waiting = tree.next(Number.POSITIVE_INFINITY);
          expect(waiting.slice(0, 3)).toEqual(tree.next(3));
          tree.step();
          if (waiting.length === 0) {
            expect(tree.solution).toBeDefined();
            break;
          }
          const taken = tree.nodes.find(({ state }) => state === 'goal')?.id ?? tree.expanded.at(-1);
          // Breadth-first search looks at a board as soon as it is listed, and ends there.
          if (tree.nodes[taken!]!.state !== 'goal' || algorithm !== 'bfs') expect(taken).toBe(waiting[0]);
        }
      }
    }
  });
});

/** All that a replay shows. */
function picture(replay: SearchReplay<unknown, unknown>): string {
  const { tree, counts, at } = replay;
  const boardsSeen = tree.nodes.map(({ id }) => replay.position(id));
  return JSON.stringify([
    at,
    tree.nodes,
    tree.expanded,
    tree.open,
    tree.roots,
    tree.end,
    counts,
    replay.next(4),
    boardsSeen,
  ]);
}

test('shorter ways and second expansions are taken back, too', () => {
  let [improved, again] = [0, 0];
  for (const position of samples(rushHour, 'usual', 12)) {
    const replay = recorded(
      rushHour,
      position,
      { algorithm: 'weighted-astar', weight: 9, heuristic: 'blocked-cars' },
      80,
    );
    const pictures: string[] = [];
    for (let step = 0; step <= replay.last; step++) {
      replay.goTo(step);
      pictures.push(picture(replay));
    }
    improved += replay.tree.nodes.filter(({ improvements }) => improvements > 0).length;
    again += replay.tree.expanded.length - new Set(replay.tree.expanded).size;
    for (let step = replay.last; step >= 0; step -= 9) {
      replay.goTo(step);
      expect(picture(replay)).toBe(pictures[step]);
    }
  }
  expect(improved).toBeGreaterThan(0);
  expect(again).toBeGreaterThan(0);
});

test('what a search would prove is known before it runs', () => {
  const [position] = samples(rushHour, 'usual', 1);
  const optimal = (algorithm: AlgorithmId, heuristic?: RushHourIds['heuristic']): boolean =>
    unwrap(treeSearch(rushHour, position!, { algorithm, ...(heuristic === undefined ? {} : { heuristic }) })).optimal;
  expect([optimal('bfs'), optimal('astar', 'forced'), optimal('idastar', 'direct')]).toEqual([true, true, true]);
  expect([optimal('astar', 'blocked-cars'), optimal('greedy', 'forced'), optimal('weighted-astar', 'direct')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('the bound is what the search itself has proved, not what heuristics know of the start', () => {
  const family = families.find(({ id }) => id === 'tiles')!;
  const { position } = unwrap(family.parse('8 6 7/2 5 4/3 0 1', {}));
  const boundAfter = (algorithm: string, steps: number): number => {
    const replay = recorded(family, position, { algorithm }, steps);
    replay.goTo(steps);
    return replay.counts.lowerBound;
  };
  // One state at distance 0 and three at distance 1 are expanded after four steps.
  expect(boundAfter('bfs', 1)).toBe(1);
  expect(boundAfter('bfs', 4)).toBeLessThanOrEqual(2);
  expect(boundAfter('astar', 1)).toBeGreaterThan(15);
});
