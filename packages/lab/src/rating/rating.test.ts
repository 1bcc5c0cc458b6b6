import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { shiftsBetween } from '@slidewise/core/internals';
import { unwrap } from '@slidewise/core/result';
import { describe, expect, test } from 'vitest';
import { plainDistance } from '../../../core/src/testing/contract/plain-search.js';
import { samples } from '../../../core/src/testing/samples.js';
import { frogs } from '../../../core/src/testing/toy/frogs.js';
import { measures } from '../analysis/measures.js';
import { PlainSpace } from '../testing/plain-rating.js';
import { rate } from './rater.js';
import type { Rating } from './rating.js';
import { RelaxedPlan } from './sight/relaxed-plan.js';

/** More shortest solutions than this are not listed one by one. */
const MOST_LISTED = 300;

const cases = [...families, frogs as unknown as Family].flatMap((family) =>
  family.metrics.map(({ id }) => [`${family.id} in ${id}`, family, id] as const),
);

describe.each(cases)('every feature against brute force by the rules: %s', (_, family, metric) => {
  const boards = take(trials(family, metric), 3);
  let ratedNear = 0;

  test('there are boards to try', () => expect(boards.length).toBeGreaterThan(2));

  test.each(boards.map((space, i) => [i, space] as const))('board %i', (_, space) => {
    const rating = unwrap(rate(family, space.start, { metric }));
    expect(rating.notes).toEqual([]);
    expect(rating.optimum).toEqual(
      Object.fromEntries(family.metrics.map(({ id }) => [id, plainDistance(family, space.start, id)])),
    );
    expect(rating.features).toMatchObject(space.counts());
    const solutions = [...space.solutions()];
    checkWays(space, solutions, rating);
    checkGuidedBits(family, metric, space, solutions, rating);
    checkDetours(space, solutions, rating);
    checkPieces(space, solutions, rating);
    checkRetreats(family, metric, space, solutions, rating);
    checkIdle(family, metric, space, rating);
    checkProfile(family, space, rating);
    // What is near the shortest solutions is enough for all but whole components and detours.
    const near = unwrap(rate(family, space.start, { metric, limits: { positions: rating.features.positions! - 1 } }));
    if (near.features.solutions === null) return;
    ratedNear++;
    const { positions, solvedPositions, farthest, meanDetour, worstDetour, deadEnds, ...others } = rating.features;
    expect(near.features).toEqual({
      ...others,
      positions: null,
      solvedPositions: null,
      farthest: null,
      meanDetour: null,
      worstDetour: null,
      deadEnds: null,
    });
    expect(near.score).toBe(rating.score);
  });

  test('for some board, what is near the shortest solutions was enough', () => expect(ratedNear).toBeGreaterThan(0));
});

/** Small boards whose shortest solutions can be listed one by one. */
function* trials(family: Family, metric: string): Generator<PlainSpace> {
  for (const position of samples(family, 'small', 200, 8)) {
    const length = plainDistance(family, position, metric) ?? 0;
    if (length < 2) continue;
    const space = new PlainSpace(family, position, metric);
    if (take(space.solutions(), MOST_LISTED + 1).length <= MOST_LISTED) yield space;
  }
}

type Solutions = readonly (readonly string[])[];

function checkWays(space: PlainSpace, solutions: Solutions, { features }: Rating): void {
  const length = space.length!;
  expect(features.solutions).toBe(String(solutions.length));
  expect(features.solutionsLog10).toBeCloseTo(Math.log10(solutions.length), 9);
  const choices = solutions.flatMap((way) => way.slice(0, -1).map((id, depth) => choicesAt(space, id, depth)));
  const each = (value: (choice: (typeof choices)[number]) => number) =>
    choices.reduce((sum, choice) => sum + value(choice), 0) / solutions.length;
  expect(features.legalMoves).toBeCloseTo(each(({ legal }) => legal) / length, 9);
  expect(features.helpfulMoves).toBeCloseTo(each(({ helps }) => helps) / length, 9);
  expect(features.traps).toBeCloseTo(each(({ legal, helps }) => legal - helps) / length, 9);
  expect(features.hurtfulMoves).toBeCloseTo(each(({ hurts }) => hurts) / length, 9);
  expect(features.choiceBits).toBeCloseTo(
    each(({ open, helps }) => Math.log2(open / helps)),
    9,
  );
  expect(features.forcedMoves).toBeCloseTo(
    each(({ open }) => Number(open === 1)),
    9,
  );
  expect(features.onlyMoves).toBeCloseTo(
    each(({ helps }) => Number(helps === 1)),
    9,
  );
  const runs = solutions.flatMap((way) => {
    const forced = way.slice(0, -1).map((id, depth) => (choicesAt(space, id, depth).open === 1 ? 'f' : '.'));
    return forced.join('').split('.');
  });
  expect(features.longestForced).toBe(Math.max(...runs.map((run) => run.length)));
  const layers = Array.from({ length }, (_, depth) => new Set(solutions.map((way) => space.keyOf(way[depth]!))));
  expect(features.bottlenecks).toBe(layers.slice(1).filter(({ size }) => size === 1).length);
}

/** Where pieces are alike, a position stands for others, and which piece has moved is another question. */
function checkGuidedBits(
  family: Family,
  metric: string,
  space: PlainSpace,
  solutions: Solutions,
  { features }: Rating,
): void {
  if (family.space(space.start, metric).identicalPieces?.().length) return;
  const plan = RelaxedPlan.of(family, space.start, metric);
  const estimated = family.metrics.find(({ id }) => id === metric)!.defaultHeuristic;
  if (plan === undefined && estimated !== 'none') return;
  const movesLeft = (id: string): number =>
    space.distance(id) === 0 ? 0 : Math.max(1, plan?.of(space.scene(id)) ?? 0);
  const weight = (from: string, to: string): number => {
    const steeply = Math.exp(-1.5 * (movesLeft(to) - movesLeft(from)));
    if (plan === undefined) return steeply;
    plan.of(space.scene(from));
    const moved = shiftsBetween(space.scene(from), space.scene(to)).map(({ piece }) => piece);
    return steeply * (moved.some((piece) => plan.moves[piece]! > 0) ? 1 : 0.1);
  };
  const sum = (from: string, all: readonly string[]): number => all.reduce((total, to) => total + weight(from, to), 0);
  const bits = solutions.flatMap((way) =>
    way.slice(0, -1).map((id) => {
      const after = space.next(id);
      return Math.log2(
        sum(id, after) /
          sum(
            id,
            after.filter((to) => space.distance(to) < space.distance(id)),
          ),
      );
    }),
  );
  expect(features.guidedBits).toBeCloseTo(bits.reduce((total, each) => total + each, 0) / solutions.length, 9);
}

function choicesAt(space: PlainSpace, id: string, depth: number) {
  const changes = space.next(id).map((next) => space.distance(next) - space.distance(id));
  const count = (wanted: number) => changes.filter((change) => change === wanted).length;
  const legal = changes.length;
  return { legal, open: depth === 0 ? legal : legal - 1, helps: count(-1), keeps: count(0), hurts: count(1) };
}

function checkDetours(space: PlainSpace, solutions: Solutions, { features }: Rating): void {
  const without = new Map<string, Map<string, number>>();
  const detours: number[] = [];
  let deadEnds = 0;
  for (const way of solutions) {
    for (const id of way.slice(0, -1)) {
      const key = space.keyOf(id);
      const left = without.get(key) ?? space.distancesWithout(key);
      without.set(key, left);
      for (const next of space.next(id)) {
        const rest = left.get(next);
        if (rest === undefined) deadEnds++;
        else if (rest + 1 > space.distance(id)) detours.push(rest + 1 - space.distance(id));
      }
    }
  }
  const mean = detours.length === 0 ? 0 : detours.reduce((sum, detour) => sum + detour, 0) / detours.length;
  expect(features.meanDetour).toBeCloseTo(mean, 9);
  expect(features.worstDetour).toBe(Math.max(0, ...detours));
  expect(features.deadEnds).toBeCloseTo(deadEnds / solutions.length, 9);
}

function checkPieces(space: PlainSpace, solutions: Solutions, { features }: Rating): void {
  const cellOf = (id: string, piece: number) => {
    const { row, column } = space.scene(id).pieces[piece]!.cells[0]!;
    return `${row},${column}`;
  };
  let returning = 0;
  for (const [piece, found] of features.pieces!.entries()) {
    const moves = solutions.map(
      (way) => way.filter((id, i) => i > 0 && cellOf(id, piece) !== cellOf(way[i - 1]!, piece)).length,
    );
    expect(found.label).toBe(space.scene(solutions[0]![0]!).pieces[piece]!.label);
    expect([found.least, found.most]).toEqual([Math.min(...moves), Math.max(...moves)]);
    expect(found.mean).toBeCloseTo(moves.reduce((sum, count) => sum + count, 0) / moves.length, 9);
    returning += solutions.filter(
      (way, i) => moves[i]! > 0 && cellOf(way[0]!, piece) === cellOf(way.at(-1)!, piece),
    ).length;
  }
  expect(features.movingPieces).toBe(features.pieces!.filter(({ least }) => least > 0).length);
  expect(features.returningPieces).toBeCloseTo(returning / solutions.length, 9);
}

/** Moves that look like steps back: by the estimate, and by where targets stand. */
function checkRetreats(
  family: Family,
  metric: string,
  space: PlainSpace,
  solutions: Solutions,
  { features }: Rating,
): void {
  const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
  const estimate = (id: string) =>
    measures(family, space.position(id), { metric }).find(({ id: name }) => name === defaultHeuristic)!.value!;
  const isUphill = (id: string, i: number, way: readonly string[]) => i > 0 && estimate(id) > estimate(way[i - 1]!);
  const uphill = solutions.reduce((sum, way) => sum + way.filter(isUphill).length, 0);
  expect(features.uphillMoves).toBeCloseTo(uphill / solutions.length, 9);
  const { pieces, goals = [], exits } = space.scene(solutions[0]![0]!);
  let retreats = 0;
  for (const way of solutions) {
    retreats += way.slice(1).filter((id, i) =>
      pieces.some(({ role, label }, piece) => {
        const own = goals.filter((goal) => goal.label === label);
        const ends = own.length > 0 ? own : exits;
        const away = (at: string) => {
          const { cells } = space.scene(at).pieces[piece]!;
          const sums = (['row', 'column'] as const).map((axis) =>
            Math.abs(mean(cells.map((cell) => cell[axis])) - mean(ends.map((cell) => cell[axis]))),
          );
          return sums[0]! + sums[1]!;
        };
        return role === 'target' && away(id) > away(way[i]!);
      }),
    ).length;
  }
  expect(features.targetRetreats).toBeCloseTo(retreats / solutions.length, 9);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function checkIdle(family: Family, metric: string, space: PlainSpace, { features }: Rating): void {
  const removals = family.making!.removals?.(space.start);
  if (removals === undefined) {
    expect(features).toMatchObject({ idle: null, minimal: null });
    return;
  }
  const idle = removals.filter(({ position }) => plainDistance(family, position, metric) === space.length);
  expect(features.idle!.map((name) => name.split(' ')[0])).toEqual(idle.map(({ label }) => label));
  expect(features.minimal).toBe(idle.length === 0);
}

function checkProfile(family: Family, space: PlainSpace, { profile }: Rating): void {
  expect(profile).toHaveLength(space.length! + 1);
  let at = space.start;
  for (const [depth, point] of profile.entries()) {
    expect(point.position).toEqual(at);
    const { helps, keeps, hurts, legal } = choicesAt(space, JSON.stringify(at), depth);
    expect(point).toMatchObject({ distance: space.length! - depth, legal, helps, keeps, hurts });
    if (point.move !== undefined) at = unwrap(family.play(at, point.move));
  }
  expect(family.isSolved(at)).toBe(true);
}

function take<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === most) break;
    taken.push(item);
  }
  return taken;
}
