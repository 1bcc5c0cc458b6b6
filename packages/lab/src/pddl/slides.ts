import type { Cell, PlannedPiece, PlanningTask } from '@slidewise/core/contract';

/** The directions, and where a cell comes to by a step. */
const STEPS = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;

/** A direction on the board. */
export type Direction = keyof typeof STEPS;

export const DIRECTIONS = Object.keys(STEPS) as readonly Direction[];

/** Pieces of one shape that may go to the same places. */
export interface PieceKind {
  /** The numbers of its pieces. */
  readonly pieces: readonly number[];
  readonly slides: readonly PieceSlide[];
}

/** A step that a piece of a kind can make where it finds cells clear. */
export interface PieceSlide {
  readonly direction: Direction;
  /** Its first cell before and after, in reading order. */
  readonly from: Cell;
  readonly to: Cell;
  /** The cells that it leaves. It enters as many. */
  readonly left: readonly Cell[];
  readonly taken: readonly Cell[];
}

/** The kinds of pieces, each with all steps that the board allows. */
export function kindsOf(task: PlanningTask): PieceKind[] {
  const alike = new Map<string, number[]>();
  for (const [i, piece] of task.pieces.entries()) {
    const key = JSON.stringify([shapeOf(piece), piece.ways, piece.barred]);
    const others = alike.get(key);
    if (others === undefined) alike.set(key, [i]);
    else others.push(i);
  }
  return [...alike.values()].map((pieces) => ({ pieces, slides: slidesOf(task, task.pieces[pieces[0]!]!) }));
}

/** The cells of a piece as seen from its first one. */
function shapeOf({ cells }: PlannedPiece): Cell[] {
  const [first] = cells;
  return cells.map(({ row, column }) => ({ row: row - first!.row, column: column - first!.column }));
}

function slidesOf({ width, height, walls }: PlanningTask, piece: PlannedPiece): PieceSlide[] {
  const { ways, barred = [] } = piece;
  const shape = shapeOf(piece);
  const closed = new Uint8Array(width * height);
  for (const { row, column } of [...walls, ...barred]) closed[row * width + column] = 1;
  const isOpen = ({ row, column }: Cell): boolean =>
    row >= 0 && column >= 0 && row < height && column < width && closed[row * width + column] === 0;
  const slides: PieceSlide[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cells = placed(shape, row, column);
      if (!cells.every(isOpen)) continue;
      for (const direction of DIRECTIONS) {
        const [rows, columns] = STEPS[direction];
        if (ways === 'none' || ways === (rows === 0 ? 'vertical' : 'horizontal')) continue;
        const after = placed(shape, row + rows, column + columns);
        if (!after.every(isOpen)) continue;
        const [from, to] = [cells[0]!, after[0]!];
        slides.push({ direction, from, to, left: without(cells, after), taken: without(after, cells) });
      }
    }
  }
  return slides;
}

function placed(shape: readonly Cell[], row: number, column: number): Cell[] {
  return shape.map((cell) => ({ row: cell.row + row, column: cell.column + column }));
}

function without(cells: readonly Cell[], others: readonly Cell[]): Cell[] {
  return cells.filter(({ row, column }) => !others.some((other) => other.row === row && other.column === column));
}
