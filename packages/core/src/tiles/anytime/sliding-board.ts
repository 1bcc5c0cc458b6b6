import { type Frame, neighbourTable } from '../space/frame.js';
import { DirectionList } from './direction-list.js';

/** A mutable board with a record of the moves made on it. */
export class SlidingBoard {
  /** What stands in each cell, and where each tile stands. */
  readonly tiles: Int32Array;
  readonly places: Int32Array;
  readonly neighbours: Int32Array;
  /** The directions of the moves so far; a move followed by its inverse is left out. */
  readonly path = new DirectionList();
  blank: number;

  constructor(
    readonly width: number,
    readonly height: number,
    board: Int32Array,
    private readonly blankNumber: number,
  ) {
    this.tiles = board.slice();
    this.places = new Int32Array(board.length);
    for (const [cell, tile] of board.entries()) this.places[tile] = cell;
    this.blank = this.places[blankNumber];
    this.neighbours = neighbourTable(width, height);
  }

  static of(frame: Frame): SlidingBoard {
    return new SlidingBoard(frame.width, frame.height, frame.board, frame.blankGoal);
  }

  move(direction: number): void {
    const from = this.neighbours[4 * this.blank + direction];
    const tile = this.tiles[from];
    this.tiles[this.blank] = tile;
    this.places[tile] = this.blank;
    this.tiles[from] = this.blankNumber;
    this.places[this.blankNumber] = from;
    this.blank = from;
    if (this.path.last === (direction ^ 1)) this.path.pop();
    else this.path.push(direction);
  }
}
