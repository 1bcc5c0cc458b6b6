import type { TableCache } from '../../contract/engine/tables.js';
import { type Heuristic, zeroHeuristic } from '../../contract/heuristics.js';
import { labelEstimate } from '../labels/label-estimate.js';
import { LABELS, labelsError, loadLabels } from '../labels/label-table.js';
import { GROUP_SIZES, type PatternKind, SEVERAL } from '../patterns/partitions.js';
import { patternEstimate } from '../patterns/pattern-estimate.js';
import { loadPatterns, patternError } from '../patterns/pattern-set.js';
import type { TilesPosition } from '../position.js';
import { Frame } from '../space/frame.js';
import { tilesToLift } from './linear-conflict.js';
import { makeWalkingTables, WalkingTable, walkingAxes } from './walking-distance.js';

const exact = { admissible: true, consistent: true, metrics: ['stm'] } as const;

export const heuristics = [
  { ...zeroHeuristic, metrics: ['stm', 'mtm'] },
  { ...exact, id: 'hamming', title: 'Misplaced tiles', summary: 'tiles out of place' },
  {
    ...exact,
    id: 'manhattan',
    title: 'Manhattan distance',
    summary: 'the sum of the distances of all tiles from their places',
  },
  ...(Object.entries(GROUP_SIZES) as [PatternKind, readonly number[]][]).map(([id, sizes]) => ({
    ...exact,
    id,
    ...(id === SEVERAL
      ? {
          title: `Partitions of ${sizes[0]} tiles`,
          summary: `several partitions into additive pattern databases of up to ${sizes[0]} tiles; IDA* chooses among them for each board`,
        }
      : {
          title: `Patterns of ${sizes[0]} tiles`,
          summary: `additive pattern databases of up to ${sizes[0]} tiles (${id.slice(4).split('').join('-')} on 4×4)`,
        }),
    unfit: (position: unknown) => patternError(new Frame(position as TilesPosition), id),
  })),
  {
    ...exact,
    id: 'walking-distance',
    title: 'Walking distance',
    summary: 'exact distances of rows and of columns, each without the other',
  },
  { ...exact, id: 'max', title: 'Walking or conflicts', summary: 'the larger of walking distance and linear conflict' },
  {
    ...exact,
    id: 'lines',
    title: 'Lines to push',
    summary: 'lines of tiles that must be pushed to cover the Manhattan distance',
    metrics: ['mtm'],
  },
  {
    ...exact,
    id: LABELS,
    title: 'Patterns of labels',
    summary:
      'a pattern database of boards on which several tiles look alike, for the board and its mirror image (3×3 and 4×4)',
    metrics: ['mtm'],
    unfit: (position: unknown) => labelsError(new Frame(position as TilesPosition)),
  },
  {
    ...exact,
    id: 'linear-conflict',
    title: 'Linear conflict',
    summary: 'Manhattan distance, plus 2 for each tile that must step aside in its line',
  },
] as const satisfies readonly Heuristic[];

/** A heuristic function of the cells of a board. */
export type Estimate = (state: Int32Array, at: number) => number;

export function createEstimate(id: string, position: TilesPosition, tables?: TableCache): Estimate {
  const board = new BoardHeuristics(position);
  if (id === 'hamming') return (state, at) => board.hamming(state, at);
  if (id === 'manhattan') return (state, at) => board.manhattan(state, at);
  if (id === 'linear-conflict') return (state, at) => board.linearConflict(state, at);
  if (id === 'walking-distance') return (state, at) => board.walkingDistance(state, at);
  if (id === 'lines') return (state, at) => board.lines(state, at);
  if (id === LABELS) return labelEstimate(position, tables);
  if (GROUP_SIZES[id] !== undefined) return patternEstimate(id, position, tables);
  if (id === 'max') return (state, at) => Math.max(board.linearConflict(state, at), board.walkingDistance(state, at));
  return () => 0;
}

/** What rows and columns add to a heuristic that looks at each of them without the other. */
export function lineTerms(
  position: TilesPosition,
  heuristic: 'lines' | 'walking-distance',
): { readonly rows: number; readonly columns: number } {
  const [rows, columns] = new BoardHeuristics(position)[heuristic === 'lines' ? 'lineTerms' : 'walkingTerms'](
    Int32Array.from(position.tiles),
    0,
  );
  return { rows, columns };
}

/** Makes in slices what an estimate looks up. */
export function* prepareEstimate(id: string, position: TilesPosition, tables?: TableCache): Generator<number, void> {
  if (id === 'walking-distance' || id === 'max') {
    yield* makeWalkingTables(shapeOf(position));
  } else if (tables !== undefined && (id === LABELS || GROUP_SIZES[id] !== undefined)) {
    const frame = new Frame(position);
    // Their bytes are counted with the request for them.
    for (const _ of id === LABELS ? loadLabels(frame, tables) : loadPatterns(frame, id, tables)) yield 0;
  }
}

function shapeOf({ width, height, goal }: TilesPosition): Parameters<typeof walkingAxes>[0] {
  return { width, height, blankGoal: goal.indexOf(0) };
}

/** A lower bound for the length of a solution that needs no table. */
export function plainBound(position: TilesPosition, metric: string): number {
  return createEstimate(metric === 'mtm' ? 'lines' : 'linear-conflict', position)(Int32Array.from(position.tiles), 0);
}

/** The heuristics without pattern databases, for boards with one goal. */
class BoardHeuristics {
  private readonly width: number;
  private readonly height: number;
  private readonly cells: number;
  private readonly goalRow: Int32Array;
  private readonly goalColumn: Int32Array;
  private readonly places: Int32Array;
  /** Built on first use, which takes some hundredths of a second. */
  private walking: (WalkingTable | undefined)[] | undefined;

  constructor(private readonly position: TilesPosition) {
    const { width, height, goal } = position;
    this.width = width;
    this.height = height;
    this.cells = width * height;
    this.goalRow = new Int32Array(this.cells);
    this.goalColumn = new Int32Array(this.cells);
    for (const [cell, tile] of goal.entries()) {
      this.goalRow[tile] = Math.floor(cell / width);
      this.goalColumn[tile] = cell % width;
    }
    this.places = new Int32Array(Math.max(width, height));
  }

  hamming(state: Int32Array, at: number): number {
    const { cells, width, goalRow, goalColumn } = this;
    let sum = 0;
    for (let cell = 0; cell < cells; cell++) {
      const tile = state[at + cell];
      if (tile !== 0 && goalRow[tile] * width + goalColumn[tile] !== cell) sum++;
    }
    return sum;
  }

  manhattan(state: Int32Array, at: number): number {
    return this.rowDistance(state, at) + this.columnDistance(state, at);
  }

  lines(state: Int32Array, at: number): number {
    const [rows, columns] = this.lineTerms(state, at);
    return rows + columns;
  }

  lineTerms(state: Int32Array, at: number): readonly [rows: number, columns: number] {
    const { width, height } = this;
    return [
      Math.ceil(this.rowDistance(state, at) / (height - 1)),
      Math.ceil(this.columnDistance(state, at) / (width - 1)),
    ];
  }

  linearConflict(state: Int32Array, at: number): number {
    const { width, height, goalRow, goalColumn, places } = this;
    let lifted = 0;
    for (let row = 0; row < height; row++) {
      let count = 0;
      for (let column = 0; column < width; column++) {
        const tile = state[at + row * width + column];
        if (tile !== 0 && goalRow[tile] === row) places[count++] = goalColumn[tile];
      }
      if (count > 1) lifted += tilesToLift(places, count);
    }
    for (let column = 0; column < width; column++) {
      let count = 0;
      for (let row = 0; row < height; row++) {
        const tile = state[at + row * width + column];
        if (tile !== 0 && goalColumn[tile] === column) places[count++] = goalRow[tile];
      }
      if (count > 1) lifted += tilesToLift(places, count);
    }
    return this.manhattan(state, at) + 2 * lifted;
  }

  /** An axis with too many lines for a table contributes its part of the Manhattan distance instead. */
  walkingDistance(state: Int32Array, at: number): number {
    const [rows, columns] = this.walkingTerms(state, at);
    return rows + columns;
  }

  walkingTerms(state: Int32Array, at: number): readonly [rows: number, columns: number] {
    const { cells, width, goalRow, goalColumn } = this;
    this.walking ??= walkingAxes(shapeOf(this.position)).map((axis) => WalkingTable.for(...axis));
    const [rowTable, columnTable] = this.walking;
    let rowCode = 0;
    let columnCode = 0;
    for (let cell = 0; cell < cells; cell++) {
      const tile = state[at + cell];
      if (tile === 0) continue;
      const row = Math.floor(cell / width);
      if (rowTable !== undefined) rowCode += rowTable.weight(row, goalRow[tile]);
      if (columnTable !== undefined) columnCode += columnTable.weight(cell - row * width, goalColumn[tile]);
    }
    const rows = rowTable?.distances[rowTable.state(rowCode)] ?? this.rowDistance(state, at);
    return [rows, columnTable?.distances[columnTable.state(columnCode)] ?? this.columnDistance(state, at)];
  }

  private rowDistance(state: Int32Array, at: number): number {
    const { cells, width, goalRow } = this;
    let sum = 0;
    for (let cell = 0, row = 0, next = width; cell < cells; cell++) {
      if (cell === next) {
        row++;
        next += width;
      }
      const tile = state[at + cell];
      if (tile !== 0) sum += Math.abs(goalRow[tile] - row);
    }
    return sum;
  }

  private columnDistance(state: Int32Array, at: number): number {
    const { cells, width, goalColumn } = this;
    let sum = 0;
    for (let cell = 0, column = 0; cell < cells; cell++) {
      const tile = state[at + cell];
      if (tile !== 0) sum += Math.abs(goalColumn[tile] - column);
      column = column === width - 1 ? 0 : column + 1;
    }
    return sum;
  }
}
