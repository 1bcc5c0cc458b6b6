import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../core/src/testing/samples.js';
import { SearchTree } from './search-tree.js';

// "Counts and ties" of docs/study.md, written down a second time from that page alone, on maps and lists: counts and trees must agree.

/** A board as it reads: the rank of the piece that begins on each cell, 0 for none. The same numbers mean the same board. */
type Reading = readonly number[];

interface Node {
  readonly reading: Reading;
  readonly h: number;
  g: number;
  parent: string | undefined;
  arrival: number;
  state: 'open' | 'closed' | 'goal';
}

const WEIGHT = 1.5;
const FEW_EXPANSIONS = 250;

function compare(a: Reading, b: Reading): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

interface Cells {
  readonly cells: readonly { readonly row: number; readonly column: number }[];
}

/** The rank of each piece of a scene, from 1. */
function ranksOf(family: Family, start: unknown): number[] {
  const names = family.scene(start).pieces.map(({ label }) => label);
  if (family.id === 'rush-hour') return names.map((name) => 1 + [...names].sort(byText).indexOf(name));
  if (family.id === 'tiles') return names.map(Number);
  const { bricks, goals } = start as {
    readonly bricks: readonly (Cells & { readonly name: string; readonly freedom: string })[];
    readonly goals: readonly { readonly brick?: string }[];
  };
  const masters = goals.flatMap(({ brick }) => brick ?? []);
  const kindOf = (name: string): string => {
    const { cells, freedom } = bricks.find((brick) => brick.name === name)!;
    return `${cells.map(({ row, column }) => `${row - cells[0]!.row},${column - cells[0]!.column}`).join(' ')} ${freedom}`;
  };
  const kinds = [...new Set(names.filter((name) => !masters.includes(name)).map(kindOf))].sort(byText);
  return names.map(
    (name) => 1 + (masters.includes(name) ? masters.indexOf(name) : masters.length + kinds.indexOf(kindOf(name))),
  );
}

/** The graph of a board's positions, by the rules of its family. */
class Graph {
  readonly start: Reading;
  private readonly ranks: readonly number[];
  private readonly positions = new Map<string, unknown>();
  private readonly known = new Map<string, readonly Reading[]>();
  private readonly estimates = new Map<string, number>();

  constructor(
    private readonly family: Family,
    start: unknown,
    private readonly metric: string,
  ) {
    this.ranks = ranksOf(family, start);
    this.start = this.read(start);
  }

  read(position: unknown): Reading {
    const { width, height, pieces } = this.family.scene(position);
    const reading = new Array<number>(width * height).fill(0);
    pieces.forEach(({ cells }, piece) => {
      reading[Math.min(...cells.map(({ row, column }) => row * width + column))] = this.ranks[piece]!;
    });
    if (!this.positions.has(reading.join())) this.positions.set(reading.join(), position);
    return reading;
  }

  isSolved(reading: Reading): boolean {
    return this.family.isSolved(this.positions.get(reading.join()));
  }

  /** The boards one move away, each once, as they read. */
  successors(reading: Reading): readonly Reading[] {
    const key = reading.join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const position = this.positions.get(key);
    const found = new Map<string, Reading>();
    for (const move of this.family.moves(position, this.metric)) {
      const after = this.read(unwrap(this.family.play(position, move)));
      found.set(after.join(), after);
    }
    const sorted = [...found.values()].sort(compare);
    this.known.set(key, sorted);
    return sorted;
  }

  estimate(reading: Reading, heuristic: string): number {
    const key = `${heuristic} ${reading.join()}`;
    const known = this.estimates.get(key);
    if (known !== undefined) return known;
    const space = this.family.space(this.positions.get(reading.join()), this.metric);
    const state = new Int32Array(space.stateWords);
    space.start(state, 0);
    const h = space.heuristic(heuristic)(state, 0);
    this.estimates.set(key, h);
    return h;
  }
}

interface Account {
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  /** The readings that were expanded, in order. */
  readonly order: readonly string[];
  /** The parent of each node of a tree in which a board is once. */
  readonly parents?: ReadonlyMap<string, string | undefined>;
}

function bestFirst(graph: Graph, algorithm: string, heuristic: string): Account {
  const nodes = new Map<string, Node>();
  const order: string[] = [];
  const rank = ({ g, h }: Node): number => {
    if (algorithm === 'greedy') return h;
    return algorithm === 'weighted-astar' ? g + WEIGHT * h : g + h;
  };
  const isFifo = algorithm === 'astar-no-reopening';
  const before = (a: Node, b: Node): number =>
    rank(a) - rank(b) || (isFifo ? a.arrival - b.arrival : a.h - b.h || compare(a.reading, b.reading));
  let [arrivals, generated] = [0, 0];
  const enter = (reading: Reading, parent: string | undefined, g: number): void => {
    const h = graph.estimate(reading, heuristic);
    nodes.set(reading.join(), { reading, h, g, parent, arrival: arrivals++, state: 'open' });
  };
  enter(graph.start, undefined, 0);
  for (;;) {
    const [best] = [...nodes.values()].filter(({ state }) => state === 'open').sort(before);
    if (best === undefined) break;
    best.state = graph.isSolved(best.reading) ? 'goal' : 'closed';
    if (best.state === 'goal') break;
    const key = best.reading.join();
    order.push(key);
    for (const reading of graph.successors(best.reading)) {
      generated++;
      const known = nodes.get(reading.join());
      const g = best.g + 1;
      if (known === undefined) enter(reading, key, g);
      else if (g < known.g && algorithm !== 'astar-early-closing') {
        if (known.state === 'closed' && algorithm !== 'astar' && algorithm !== 'weighted-astar') continue;
        Object.assign(known, { g, parent: key, arrival: arrivals++, state: 'open' });
      }
    }
  }
  const parents = new Map([...nodes].map(([key, { parent }]) => [key, parent]));
  return { expanded: order.length, generated, stored: nodes.size, order, parents };
}

/** IDA*, by recursion; undefined where it takes too long. */
function deepening(graph: Graph, heuristic: string): Account | undefined {
  const order: string[] = [];
  let [generated, stored] = [0, 0];
  const path: string[] = [];
  const follow = (reading: Reading, threshold: number): number => {
    path.push(reading.join());
    stored = Math.max(stored, path.length);
    if (graph.isSolved(reading)) return -1;
    order.push(reading.join());
    const successors = graph.successors(reading);
    generated += successors.length;
    let least = Number.POSITIVE_INFINITY;
    for (const successor of successors) {
      if (path.includes(successor.join())) continue;
      const f = path.length + graph.estimate(successor, heuristic);
      const found = f > threshold ? f : order.length > FEW_EXPANSIONS ? -1 : follow(successor, threshold);
      if (found < 0) return -1;
      least = Math.min(least, found);
    }
    path.pop();
    return least;
  };
  let threshold = graph.estimate(graph.start, heuristic);
  while (threshold >= 0 && threshold < Number.POSITIVE_INFINITY) threshold = follow(graph.start, threshold);
  return order.length > FEW_EXPANSIONS ? undefined : { expanded: order.length, generated, stored, order };
}

const RANKED = ['astar', 'weighted-astar', 'greedy', 'astar-early-closing', 'astar-no-reopening', 'idastar'] as const;

/** Small boards of a family in a metric, each with the heuristics that fit it. */
function* boards(family: Family, count: number): Generator<{ start: unknown; metric: string; heuristics: string[] }> {
  for (const start of samples(family, 'small', count, 3)) {
    if (family.isSolved(start) || family.refute(start) !== undefined) continue;
    for (const { id: metric } of family.metrics) {
      const fitting = family.heuristics.filter(
        ({ id, metrics, unfit }) =>
          metrics.includes(metric) &&
          unfit?.(start) === undefined &&
          (family.tables?.needed(start, metric, { algorithm: 'astar', heuristic: id }) ?? []).length === 0,
      );
      yield { start, metric, heuristics: fitting.map(({ id }) => id) };
    }
  }
}

/** The page says how the boards of these read. */
const documented = families.filter(({ id }) => ['rush-hour', 'tiles', 'bricks'].includes(id));

describe.each(documented.map((family) => [family.id, family] as const))('%s', (_, family) => {
  test('counts and trees of searches by a heuristic', () => {
    const compared = new Map<string, number>(RANKED.map((algorithm) => [algorithm, 0]));
    for (const { start, metric, heuristics } of boards(family, 7)) {
      const graph = new Graph(family, start, metric);
      for (const heuristic of heuristics) {
        for (const algorithm of RANKED) {
          const way = { metric, algorithm, heuristic } as const;
          const limits = { expansions: FEW_EXPANSIONS };
          const found = unwrap(solve(family, start, { ...way, proveFirst: false, limits }));
          if (found.status === 'stopped') continue;
          const account =
            algorithm === 'idastar' ? deepening(graph, heuristic) : bestFirst(graph, algorithm, heuristic);
          const what = `${JSON.stringify(start)} ${metric} ${algorithm} ${heuristic}`;
          if (account === undefined) throw new Error(what);
          const { expanded, generated, stored } = account;
          expect(found.counts, what).toMatchObject({ expanded, generated, stored });
          compared.set(algorithm, compared.get(algorithm)! + 1);
          if (expanded < 60) expectTree(family, graph, start, way, account, what);
        }
      }
    }
    for (const [algorithm, boards] of compared) expect(boards, algorithm).toBeGreaterThan(10);
  });
});

function expectTree(
  family: Family,
  graph: Graph,
  start: unknown,
  way: { metric: string; algorithm: string; heuristic: string },
  { order, parents }: Account,
  what: string,
): void {
  const tree = unwrap(SearchTree.plant(family, start, way as never));
  while (tree.step());
  const keyOf = (id: number): string => graph.read(tree.position(id)).join();
  expect(tree.expanded.map(keyOf), what).toEqual(order);
  if (parents === undefined) return;
  const drawn = tree.nodes.map(({ id, parent }) => [keyOf(id), parent < 0 ? undefined : keyOf(parent)] as const);
  expect(new Map(drawn), what).toEqual(parents);
}
