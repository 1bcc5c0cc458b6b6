import { assertArguments, oneOf, wholeNumber } from '../check.js';
import { checkedStrategies } from '../contract/checking/checked-strategies.js';
import { checkedTables } from '../contract/checking/checked-tables.js';
import { defineBasics } from '../contract/checking/define-basics.js';
import { defineFamily } from '../contract/checking/define-family.js';
import { positionOf } from '../contract/checking/family-checks.js';
import type { IdIn, Metric } from '../contract/ids.js';
import type { Result } from '../result.js';
import { type AssistTask, assist } from './compiled/assist.js';
import { buildPlacementTable } from './compiled/wide/placement-tables.js';
import { assistWide, isWideTask } from './compiled/wide/wide-assist.js';
import { compose, freshLabel, plain } from './compose.js';
import { explain } from './explain.js';
import { heuristics } from './heuristics/heuristics.js';
import * as measures from './heuristics/measures.js';
import { buildLabelTable } from './labels/label-table.js';
import { affinity, describesGoal, formats, parse, print, readOptions } from './notation/notation.js';
import { letters, parsePush, printPush, pushMessage } from './notation/push-text.js';
import * as parity from './parity.js';
import { buildPatternTable } from './patterns/pattern-set.js';
import { plan, tablesFor } from './plan.js';
import { planning } from './planning.js';
import {
  createPosition as create,
  type GoalName,
  namedGoal as goalBoard,
  goalNames,
  positionShape,
  type TilesPosition,
} from './position.js';
import { puzzles } from './puzzles.js';
import { randomPosition, varyPosition } from './random.js';
import * as rules from './rules.js';
import { sceneOf } from './scene.js';
import { TilesSpace } from './space/space.js';
import { strategies } from './strategies.js';

export type { TilesPosition } from './position.js';
export type { Direction, Push } from './rules.js';

const metrics = [
  {
    id: 'stm',
    title: 'Moves',
    unit: 'move',
    summary: 'each tile that moves counts 1',
    defaultHeuristic: 'linear-conflict',
  },
  {
    id: 'mtm',
    title: 'Slides',
    unit: 'slide',
    summary: 'a line of tiles pushed at once counts 1',
    defaultHeuristic: 'lines',
    pushes: true,
  },
] as const satisfies readonly Metric[];

/** The ids of formats, metrics, heuristics and strategies of tiles. */
export interface TilesIds {
  /** `rows`, `sized` or `line`. */
  readonly format: IdIn<typeof formats>;
  /** `stm` or `mtm`. */
  readonly metric: IdIn<typeof metrics>;
  /** The ids of its heuristics. */
  readonly heuristic: IdIn<typeof heuristics>;
  /** The ids of its own algorithms. */
  readonly strategy: IdIn<typeof strategies>;
}

/** What solving needs: for pages that do no more. */
export const tilesBasics = defineBasics<TilesPosition, rules.Push, TilesIds, 'tables'>({
  shapes: { position: positionShape, move: rules.pushShape },
  createPosition: create,
  id: 'tiles',
  title: 'Tiles',
  formats,
  metrics,
  finestMetric: 'stm',
  heuristics,
  strategies: checkedStrategies(strategies),
  letters,
  moveSeparator: '',
  parse,
  printMove: printPush,
  // A push reads the same wherever the blank is; large boards have solutions of millions.
  printMoves: (position, pushes, style) => pushes.map((push) => printPush(position, push, style)),
  moves: rules.moves,
  play: rules.play,
  playAll: rules.playAll,
  isSolved: rules.isSolved,
  cost: rules.cost,
  refute: parity.refute,
  space: (position, metric, tables) => new TilesSpace(position, metric, tables),
  backwards: true,
  plan,
  assist: (task) => (isWideTask(task) ? assistWide(task) : assist(task as AssistTask)),
  tables: checkedTables({
    needed: (position, _, chosen) => tablesFor(position, chosen),
    build: (id) => buildPatternTable(id) ?? buildLabelTable(id) ?? buildPlacementTable(id),
  }),
});

/** Tiles, the whole family: the 15-puzzle and its kin of any size. */
export const tiles = defineFamily(
  tilesBasics,
  {
    goals: [
      { id: 'blank-last', title: 'Blank last', summary: '1 2 3 … and the blank in the last cell' },
      { id: 'blank-first', title: 'Blank first', summary: 'the blank in the first cell, then 1 2 3 …' },
      { id: 'BOARD', title: 'Another board', summary: 'any board of the same size, such as "1 2 3/8 0 4/7 6 5"' },
    ],
    describesGoal,
    affinity,
    print,
    readOptions,
    moveMessage: pushMessage,
    parseMove: parsePush,
    scene: sceneOf,
    explain,
    estimateParts: async (position, heuristic, _, tables) =>
      (await import('./heuristics/parts.js')).partsOf(position, heuristic, tables),
    figures: [
      { id: 'inversions', summary: 'pairs of tiles in the other order than in the goal', of: parity.inversions },
      {
        id: 'solvable',
        summary: 'whether the board has a solution, by parity',
        isYesOrNo: true,
        of: (position) => Number(parity.isSolvable(position)),
      },
      {
        id: 'goal',
        summary: 'whether the board is solved',
        isYesOrNo: true,
        of: (position) => Number(isSolved(position)),
      },
      {
        id: 'neighbors',
        summary: 'boards that one tile makes by moving',
        of: (position) => moves(position, 'stm').length,
      },
    ],
  },
  {
    editing: { editable: ['size', 'labels'], compose, freshLabel },
    making: {
      sizes: { small: { width: 3, height: 2 }, usual: { width: 4, height: 4 } },
      plain,
      random: randomPosition,
      vary: varyPosition,
      puzzles,
    },
    planning,
  },
);

/** Checks a set-up and makes it a position. */
export const createPosition: (setup: TilesPosition) => Result<TilesPosition> = tilesBasics.check;
/** The legal moves of a position. */
export const moves = tilesBasics.moves;
/** The position after a move, or why the move is not legal. */
export const play = tilesBasics.play;
/** True if every tile is in its place. */
export const isSolved = tilesBasics.isSolved;

// The vocabulary of the course on the 8-puzzle.

/** A solved board of so many cells, row by row. */
export function namedGoal(name: GoalName, cells: number): number[] {
  assertArguments(['name', name, oneOf(goalNames)], ['cells', cells, wholeNumber(1)]);
  return goalBoard(name, cells);
}

/** How many tiles are out of place. */
export function hamming(position: TilesPosition): number {
  return measures.hamming(positionOf(tilesBasics, position));
}

/** How far the tiles are from their places, in all, counted along rows and columns. */
export function manhattan(position: TilesPosition): number {
  return measures.manhattan(positionOf(tilesBasics, position));
}

/** How many pairs of tiles stand in the other order than in the goal, the blank left out. */
export function inversions(position: TilesPosition): number {
  return parity.inversions(positionOf(tilesBasics, position));
}

/** True if the position can be solved, by the parity argument. */
export function isSolvable(position: TilesPosition): boolean {
  return parity.isSolvable(positionOf(tilesBasics, position));
}
