export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What there is to see of a position. Terminal, SVG and web each draw any scene. */
export interface Scene extends Size {
  /** In an order that no move changes: a piece has the same number in all positions that can be reached from one another. */
  readonly pieces: readonly ScenePiece[];
  readonly walls: readonly Cell[];
  readonly exits: readonly SceneExit[];
  /** Cells that a target has to cover in the end, or, where they are a place, any piece of its shape. Where there are some and no exits, a position is solved as soon as all of them are covered so. */
  readonly goals?: readonly SceneGoal[];
  /** Cells, besides the goals, that only targets may enter. */
  readonly reserved?: readonly Cell[];
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface ScenePiece {
  readonly label: string;
  readonly role: 'target' | 'piece';
  readonly cells: readonly Cell[];
  /** The only ways that it may ever move, where not all that its neighbours leave it. */
  readonly ways?: 'horizontal' | 'vertical' | 'none';
}

export interface SceneGoal extends Cell {
  /** The label of the target that has to cover it, where it must be that one. */
  readonly label?: string;
  /** Cells with the same number are a place, which one piece of just that shape has to fill; any will do, target or not. */
  readonly place?: number;
}

/** A gap in the frame, beside a cell. */
export interface SceneExit extends Cell {
  readonly side: 'left' | 'right' | 'top' | 'bottom';
}
