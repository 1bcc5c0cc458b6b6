import { type Heuristic, ZERO_HEURISTIC, zeroHeuristic } from '../../contract/heuristics.js';
import type { BrickClass, Layout } from '../space/layout.js';
import { CutOffs, mazeDistances } from './maze.js';

const metrics = ['moves', 'slides', 'steps'] as const;

export const heuristics = [
  { ...zeroHeuristic, metrics },
  {
    id: 'manhattan',
    title: 'Manhattan distance',
    summary: 'the least that the goal bricks need on an empty board without walls',
    admissible: true,
    consistent: true,
    metrics,
  },
  {
    id: 'blockers',
    title: 'Distance and blockers',
    summary: 'Manhattan distance in steps, plus every brick between a goal brick and its goal; may overestimate',
    admissible: false,
    consistent: false,
    metrics,
  },
  {
    id: 'maze',
    title: 'Maze distance',
    summary: 'the least that the goal bricks need with nothing but walls in their way',
    admissible: true,
    consistent: true,
    metrics,
  },
  {
    id: 'blockers-admissible',
    title: 'Maze and blockers',
    summary: 'maze distance, plus the bricks that block every path a goal brick could take',
    admissible: true,
    consistent: true,
    metrics,
  },
] as const satisfies readonly Heuristic[];

/** A heuristic function of the cells on which the bricks stand, class by class. */
type Estimate = (cells: Int32Array) => number;

export function createHeuristic(id: string, layout: Layout, metric: string): Estimate {
  if (id === ZERO_HEURISTIC) return () => 0;
  if (id === 'blockers') return textBlockers(layout);
  const { own, shared } = ownAndShared(id, layout, metric);
  return (cells) => Math.max(own(cells), shared(cells));
}

/** The two parts of a heuristic, for bricks with goals of their own and for shared goals. The larger one counts. */
function ownAndShared(id: string, layout: Layout, metric: string): { own: Reporting; shared: Estimate } {
  const distance = id === 'manhattan' ? emptyDistances : mazeDistances;
  const tables = goalDistances(layout, distance, metric);
  const shared = sharedGoals(layout, distance, metric);
  if (id === 'blockers-admissible') return { own: ownAndBlockers(layout, tables), shared };
  const own: Reporting = (cells, report) => {
    let [sum, brick] = [0, 0];
    for (const [i, { goal, starts, placeAt }] of layout.classes.entries()) {
      if (goal >= 0) {
        const count = tables[i][placeAt[cells[brick]]];
        sum += count;
        if (count > 0) report?.({ cell: cells[brick], count, blocked: undefined });
      }
      brick += starts.length;
    }
    return sum;
  };
  return { own, shared };
}

/** By class: the distances of a goal brick's places from its goal; nothing for the others. */
function goalDistances(layout: Layout, distance: typeof mazeDistances, metric: string): readonly Int32Array[] {
  return layout.classes.map((brickClass, i) =>
    brickClass.goal < 0 ? NO_DISTANCES : distance(layout, i, goalPlaces(layout, brickClass, i), metric),
  );
}

const NO_DISTANCES = new Int32Array(0);

/** The places that reach the goal of a goal brick. */
function goalPlaces({ goals }: Layout, { goal }: BrickClass, index: number): Uint8Array | undefined {
  if (goal < 0) return undefined;
  return goals.flat().find(({ brickClass }) => brickClass === index)?.places;
}

/** For each place of a class, the cost to the nearest goal place on an empty board without walls. */
function emptyDistances(layout: Layout, index: number, goal: Uint8Array | undefined, metric: string): Int32Array {
  const { width } = layout;
  const { places } = layout.classes[index];
  const goals = places.filter((_, place) => goal?.[place] === 1);
  return places.map((cell) => {
    let least = Number.POSITIVE_INFINITY;
    for (const to of goals) {
      const rows = Math.abs(Math.floor(cell / width) - Math.floor(to / width));
      const columns = Math.abs((cell % width) - (to % width));
      const lines = Math.sign(rows) + Math.sign(columns);
      const count = metric === 'steps' ? rows + columns : metric === 'slides' ? lines : Math.sign(lines);
      least = Math.min(least, count);
    }
    return Number.isFinite(least) ? least : 0;
  });
}

/**
 * For goals that any brick of a shape may reach: the maximum of the open goals and the largest distance. A sum would not be admissible:
 * one brick may be nearest to several goals.
 */
function sharedGoals(layout: Layout, distance: typeof mazeDistances, metric: string): Estimate {
  const { classes, goals } = layout;
  const shared = goals
    .filter((ways) => ways.some(({ brickClass }) => classes[brickClass].goal < 0))
    .map((ways) =>
      ways.map(({ brickClass, places }) => ({ brickClass, distances: distance(layout, brickClass, places, metric) })),
    );
  if (shared.length === 0) return () => 0;
  const firstBrick = firstBricks(layout);
  return (cells) => {
    let [open, farthest] = [0, 0];
    for (const ways of shared) {
      let nearest = Number.POSITIVE_INFINITY;
      for (const { brickClass, distances } of ways) {
        const { placeAt } = classes[brickClass];
        for (let brick = firstBrick[brickClass]; brick < firstBrick[brickClass + 1]; brick++) {
          nearest = Math.min(nearest, distances[placeAt[cells[brick]]]);
        }
      }
      if (nearest > 0) open++;
      farthest = Math.max(farthest, nearest);
    }
    return Math.max(open, farthest);
  };
}

/** A term of a heuristic: a goal brick's own distance, or a brick that is in its way. */
export interface Blame {
  /** The first cell of the brick that must move. */
  readonly cell: number;
  readonly count: number;
  /** The first cell of the goal brick that it blocks, where it is not counted for its own goal. */
  readonly blocked: number | undefined;
}

type Report = (blame: Blame) => void;

/** A heuristic function that tells what it counts. */
type Reporting = (cells: Int32Array, report?: Report) => number;

/** The value of a heuristic for a board, and its terms. Where `shared` is larger, that of the shared goals is the value. */
export function heuristicAccount(
  id: string,
  layout: Layout,
  metric: string,
): { bound: number; blames: Blame[]; shared: number } {
  const cells = Int32Array.from(layout.classes.flatMap(({ starts }) => [...starts]));
  const blames: Blame[] = [];
  const report: Report = (blame) => blames.push(blame);
  if (id === 'blockers') return { bound: textBlockers(layout)(cells, report), blames, shared: 0 };
  const parts = ownAndShared(id, layout, metric);
  const own = parts.own(cells, report);
  const shared = parts.shared(cells);
  return { bound: Math.max(own, shared), blames, shared };
}

/**
 * The distance of each goal brick, plus 1 for each other brick that blocks all its paths. Admissible, because every move moves one brick.
 */
function ownAndBlockers(layout: Layout, tables: readonly Int32Array[]): Reporting {
  const { classes } = layout;
  const firstBrick = firstBricks(layout);
  const masters = classes.flatMap(({ goal }, i) => (goal < 0 ? [] : [i]));
  const cutOffs = masters.map((master) => new CutOffs(layout, master, goalPlaces(layout, classes[master], master)));
  return (cells, report) => {
    let sum = 0;
    for (let i = 0; i < classes.length; i++) {
      const { goal, placeAt } = classes[i];
      for (let brick = firstBrick[i]; brick < firstBrick[i + 1]; brick++) {
        let count = goal < 0 ? 0 : tables[i][placeAt[cells[brick]]];
        if (count > 0) report?.({ cell: cells[brick], count, blocked: undefined });
        for (let m = 0; m < masters.length && count === 0; m++) {
          const master = masters[m];
          if (master === i) continue;
          const place = classes[master].placeAt[cells[firstBrick[master]]];
          if (tables[master][place] === 0 || !cutOffs[m].has(i, cells[brick], place)) continue;
          count = 1;
          report?.({ cell: cells[brick], count, blocked: cells[firstBrick[master]] });
        }
        sum += count;
      }
    }
    return sum;
  };
}

/**
 * From the text of a course: the distance in steps, plus the bricks in the rectangle around a goal brick and its goal. Not admissible:
 * there may be a path around such a brick.
 */
function textBlockers(layout: Layout): Reporting {
  const { classes, goals, width } = layout;
  const firstBrick = firstBricks(layout);
  const ways = goals.flatMap(([way]) => {
    if (way === undefined) return [];
    const { brickClass, places } = way;
    return [{ brickClass, targets: classes[brickClass].places.filter((_, place) => places[place] === 1) }];
  });
  return (cells, report) => {
    let sum = 0;
    for (const { brickClass, targets } of ways) {
      const { rows, columns } = classes[brickClass];
      const from = cells[firstBrick[brickClass]];
      const target = nearestOf(targets, from, width);
      const [row, column] = [Math.floor(from / width), from % width];
      const [toRow, toColumn] = [Math.floor(target / width), target % width];
      const count = Math.abs(row - toRow) + Math.abs(column - toColumn);
      sum += count;
      if (count > 0) report?.({ cell: from, count, blocked: undefined });
      const top = Math.min(row, toRow) + Math.min(...rows);
      const bottom = Math.max(row, toRow) + Math.max(...rows);
      const left = Math.min(column, toColumn) + Math.min(...columns);
      const right = Math.max(column, toColumn) + Math.max(...columns);
      for (const [i, other] of classes.entries()) {
        for (let brick = firstBrick[i]; brick < firstBrick[i + 1]; brick++) {
          if (brick === firstBrick[brickClass]) continue;
          const [r, c] = [Math.floor(cells[brick] / width), cells[brick] % width];
          const between = other.rows.some((_, k) => {
            const [cellRow, cellColumn] = [r + other.rows[k], c + other.columns[k]];
            return cellRow >= top && cellRow <= bottom && cellColumn >= left && cellColumn <= right;
          });
          if (!between) continue;
          sum++;
          report?.({ cell: cells[brick], count: 1, blocked: from });
        }
      }
    }
    return sum;
  };
}

function nearestOf(targets: Int32Array, from: number, width: number): number {
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const cell of targets) {
    const rows = Math.abs(Math.floor(cell / width) - Math.floor(from / width));
    const distance = rows + Math.abs((cell % width) - (from % width));
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** The number of each class's first brick, and the number of bricks at the end. */
function firstBricks({ classes }: Layout): number[] {
  const first = [0];
  for (const { starts } of classes) first.push(first.at(-1)! + starts.length);
  return first;
}
