import type { TilesPosition } from '../position.js';
import { DIRECTIONS, type Push, pushOf, towards } from '../rules.js';

/** A symmetry of the rectangle: a rotation or reflection. */
interface Turn {
  readonly transpose: boolean;
  readonly flipRows: boolean;
  readonly flipColumns: boolean;
}

/**
 * A position normalised by symmetry, so that few kinds of board need tables. It is turned so that it is at least as
 * high as wide, with the goal of the blank near the last cell. Tiles are numbered by goal cells: the goal is always 0
 * 1 2 ….
 */
export class Frame {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** The goal cell of the blank, which is also its number. */
  readonly blankGoal: number;
  /** The tile in each cell. */
  readonly board: Int32Array;
  /** The cell here for each cell of the position, and the number here for each of its tiles. */
  readonly placeOf: Int32Array;
  readonly numberOf: Int32Array;
  /** The direction on the position for each direction here. */
  private readonly directions: readonly number[];

  constructor(position: TilesPosition) {
    const { width, height, tiles, goal } = position;
    const turn = bestTurn(position);
    this.width = turn.transpose ? height : width;
    this.height = turn.transpose ? width : height;
    this.cells = width * height;
    const placeOf = cellMap(turn, width, height);
    this.placeOf = placeOf;
    this.numberOf = new Int32Array(this.cells);
    for (const [cell, tile] of goal.entries()) this.numberOf[tile] = placeOf[cell];
    this.blankGoal = this.numberOf[0];
    this.board = new Int32Array(this.cells);
    for (const [cell, tile] of tiles.entries()) this.board[placeOf[cell]] = this.numberOf[tile];
    // The images of the neighbours of cell 0 give the image of each direction.
    const right = placeOf[1] - placeOf[0];
    const down = placeOf[width] - placeOf[0];
    this.directions = DIRECTIONS.map((direction) =>
      [right, -right, down, -down].indexOf(towards(direction, this.width)),
    );
  }

  /** The pushes on the position for directions (numbers into `DIRECTIONS`) on this board; in `mtm` lines move at once. */
  pushes(directions: ArrayLike<number>, metric: string): readonly Push[] {
    const single = this.directions.map((direction) => pushOf(DIRECTIONS[direction], 1));
    const pushes: Push[] = [];
    for (let i = 0; i < directions.length; ) {
      const direction = directions[i];
      let by = 1;
      if (metric === 'mtm') while (directions[i + by] === direction) by++;
      pushes.push(by === 1 ? single[direction] : pushOf(single[direction].direction, by));
      i += by;
    }
    return pushes;
  }
}

function bestTurn({ width, height, goal }: TilesPosition): Turn {
  const blank = goal.indexOf(0);
  const flags = [false, true];
  let best: Turn | undefined;
  let bestCell = -1;
  for (const transpose of flags) {
    if (transpose ? width < height : width > height) continue;
    for (const flipRows of flags) {
      for (const flipColumns of flags) {
        const turn = { transpose, flipRows, flipColumns };
        const cell = cellMap(turn, width, height)[blank];
        if (cell > bestCell) {
          best = turn;
          bestCell = cell;
        }
      }
    }
  }
  return best!;
}

/** The image of each cell under each symmetry of a rectangle: four, or eight of a square. */
export function symmetriesOf(width: number, height: number): Int32Array[] {
  const flags = [false, true];
  return flags
    .filter((transpose) => !transpose || width === height)
    .flatMap((transpose) =>
      flags.flatMap((flipRows) => flags.map((flipColumns) => ({ transpose, flipRows, flipColumns }))),
    )
    .map((turn) => cellMap(turn, width, height));
}

/** The image of each cell under a symmetry. */
function cellMap({ transpose, flipRows, flipColumns }: Turn, width: number, height: number): Int32Array {
  const map = new Int32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const toRow = flipRows ? height - 1 - row : row;
      const toColumn = flipColumns ? width - 1 - column : column;
      map[row * width + column] = transpose ? toColumn * height + toRow : toRow * width + toColumn;
    }
  }
  return map;
}

/** For each cell and direction, the cell from which a tile would come into the blank there; -1 at an edge. */
export function neighbourTable(width: number, height: number): Int32Array {
  const table = new Int32Array(4 * width * height);
  for (let cell = 0; cell < width * height; cell++) {
    const column = cell % width;
    table[4 * cell] = column < width - 1 ? cell + 1 : -1;
    table[4 * cell + 1] = column > 0 ? cell - 1 : -1;
    table[4 * cell + 2] = cell + width < width * height ? cell + width : -1;
    table[4 * cell + 3] = cell >= width ? cell - width : -1;
  }
  return table;
}
