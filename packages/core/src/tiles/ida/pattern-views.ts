import { excessAt, mirrorOf, placementOf } from '../patterns/pattern-estimate.js';
import { byPartition, type PatternTable } from '../patterns/pattern-set.js';
import type { Frame } from '../space/frame.js';

/**
 * The views of a board: for each partition, the board itself and, if the goal is symmetric, its reflection about the
 * main diagonal, looked up in the same tables (Culberson and Schaeffer 1998). Views have numbers: by partition, the
 * reflection behind the board. The patterns of each view stand behind those of the view before.
 */
export class PatternViews {
  readonly views: number;
  /** By pattern and cell: the cell as the view and the pattern's table have it. */
  readonly seenAs: Int32Array;
  /** By view and tile: which pattern the tile is of. */
  readonly patternOf: Int32Array;
  /** Over all views. */
  readonly patterns: readonly PatternTable[];
  /** By view: for each cell, the cell as the view has it. */
  readonly viewCells: readonly Int32Array[];
  // By pattern: the tiles' set, order and excess on the frame's board.
  readonly sets: Int32Array;
  readonly orders: Int32Array;
  readonly excess: Int32Array;
  /** By view: the sum of the excesses. */
  readonly sums: Int32Array;

  constructor(frame: Frame, patterns: readonly PatternTable[], numbers = [0, 1].slice(0, viewsOfPartition(frame))) {
    const { cells, blankGoal, board } = frame;
    const seen = Int32Array.from(board.keys());
    const reflections = [seen, mirrorOf(frame) ?? seen];
    const perPartition = viewsOfPartition(frame);
    const partitions = byPartition(patterns);
    const ofView = (number: number): readonly PatternTable[] => partitions[Math.floor(number / perPartition)] ?? [];
    this.views = numbers.length;
    this.viewCells = numbers.map((number) => reflections[number % perPartition]!);
    this.patterns = numbers.flatMap(ofView);
    const pairs = numbers.flatMap((number, view) => ofView(number).map((pattern) => ({ pattern, view })));
    this.patternOf = Int32Array.from(
      this.viewCells.flatMap((cellsSeen, view) =>
        [...cellsSeen].map((tile) =>
          pairs.findIndex((pair) => pair.view === view && pair.pattern.goals.includes(tile)),
        ),
      ),
    );
    this.seenAs = Int32Array.from(
      pairs.flatMap(({ pattern: { turn }, view }) => [...this.viewCells[view]!].map((cell) => turn?.[cell] ?? cell)),
    );
    this.sets = new Int32Array(pairs.length);
    this.orders = new Int32Array(pairs.length);
    this.excess = new Int32Array(pairs.length);
    this.sums = new Int32Array(this.views);
    const places = this.viewCells.map((cellsSeen) => placesOn(board, cellsSeen, cells));
    for (const [p, { pattern, view }] of pairs.entries()) {
      const { set, order } = placementOf(pattern, places[view]!);
      this.sets[p] = set;
      this.orders[p] = order;
      this.excess[p] = excessAt(pattern, set, order, places[view]![blankGoal]);
      this.sums[view] += this.excess[p];
    }
  }
}

/** How many views a partition has. */
export function viewsOfPartition(frame: Frame): number {
  return mirrorOf(frame) === undefined ? 1 : 2;
}

/** The cell of each tile, as a view has them. */
export function placesOn(board: Int32Array, seen: Int32Array, cells: number): Int32Array {
  const places = new Int32Array(cells);
  for (const [cell, tile] of board.entries()) places[seen[tile]] = seen[cell];
  return places;
}
