import { excessAt, mirrorOf, placementOf } from '../patterns/pattern-estimate.js';
import type { PatternTable } from '../patterns/pattern-set.js';
import type { Frame } from '../space/frame.js';

/**
 * The views of a board: itself and, if the goal is symmetric, its reflection about the main diagonal, looked up in
 * the same tables (Culberson and Schaeffer 1998). The patterns of the second view stand behind those of the first.
 */
export class PatternViews {
  readonly views: number;
  /** By pattern and cell: the cell as the view and the pattern's table have it. */
  readonly seenAs: Int32Array;
  /** By view and tile: which pattern the tile is of. */
  readonly patternOf: Int32Array;
  /** Over all views. */
  readonly patterns: readonly PatternTable[];
  // By pattern: the tiles' set, order and excess on the frame's board.
  readonly sets: Int32Array;
  readonly orders: Int32Array;
  readonly excess: Int32Array;
  /** By view: the sum of the excesses. */
  readonly sums: Int32Array;

  constructor(frame: Frame, patterns: readonly PatternTable[]) {
    const { cells, blankGoal, board } = frame;
    const mirror = mirrorOf(frame);
    this.views = mirror === undefined ? 1 : 2;
    const viewCells = [Int32Array.from(board.keys()), ...(mirror === undefined ? [] : [mirror])];
    const groupOf = (tile: number): number => patterns.findIndex(({ goals }) => goals.includes(tile));
    this.patternOf = Int32Array.from(
      viewCells.flatMap((seen, view) => [...seen].map((tile) => groupOf(tile) + view * patterns.length)),
    );
    this.patterns = viewCells.flatMap(() => patterns);
    this.seenAs = Int32Array.from(
      viewCells.flatMap((seen) => patterns.flatMap(({ turn }) => [...seen].map((cell) => turn?.[cell] ?? cell))),
    );
    this.sets = new Int32Array(this.patterns.length);
    this.orders = new Int32Array(this.patterns.length);
    this.excess = new Int32Array(this.patterns.length);
    this.sums = new Int32Array(this.views);
    for (const [view, seen] of viewCells.entries()) {
      const places = new Int32Array(cells);
      for (const [cell, tile] of board.entries()) places[seen[tile]] = seen[cell];
      for (const [p, pattern] of patterns.entries()) {
        const { set, order } = placementOf(pattern, places);
        const at = view * patterns.length + p;
        this.sets[at] = set;
        this.orders[at] = order;
        this.excess[at] = excessAt(pattern, set, order, places[blankGoal]);
        this.sums[view] += this.excess[at];
      }
    }
  }
}
