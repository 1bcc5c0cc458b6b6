/** The size of a board, in cells. */
export interface Size {
  /** Cells in a row. */
  readonly width: number;
  /** Cells in a column. */
  readonly height: number;
}

/** What there is to see of a position. Terminal, SVG and web each draw any scene. */
export interface Scene extends Size {
  /** In an order that no move changes: a piece has the same number in all positions that can be reached from one another. */
  readonly pieces: readonly ScenePiece[];
  /** Cells that no piece can enter. */
  readonly walls: readonly Cell[];
  /** Openings in the edge of the board. */
  readonly exits: readonly SceneExit[];
  /**
   * Cells to be covered by a target, or, for a place, by any piece of its shape. With goals and no exits, a position is solved as soon as
   * all are covered.
   */
  readonly goals?: readonly SceneGoal[];
  /** Cells, besides the goals, that only targets may enter. */
  readonly reserved?: readonly Cell[];
}

/** A cell of the board. */
export interface Cell {
  /** Its row, from 0 at the top. */
  readonly row: number;
  /** Its column, from 0 at the left. */
  readonly column: number;
}

/** A piece as it is seen. */
export interface ScenePiece {
  /** Its name on the board. */
  readonly label: string;
  /** `target` for pieces that must reach a goal. */
  readonly role: 'target' | 'piece';
  /** The cells that it covers. */
  readonly cells: readonly Cell[];
  /** The only directions in which it may move, if its neighbours are not the only limit. */
  readonly ways?: 'horizontal' | 'vertical' | 'none';
}

/** A cell that is part of the goal. */
export interface SceneGoal extends Cell {
  /** The label of the only target that may cover it, if there is one. */
  readonly label?: string;
  /** Cells with the same number are a place, which one piece of just that shape has to fill; any will do, target or not. */
  readonly place?: number;
}

/** A gap in the frame, beside a cell. */
export interface SceneExit extends Cell {
  /** The edge of the cell that is open. */
  readonly side: 'left' | 'right' | 'top' | 'bottom';
}
