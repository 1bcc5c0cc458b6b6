import type { Cell, Scene, ScenePiece, Size } from '@slidewise/core/contract';

// Changes of a scene, as an editor makes them. They check no rules: the result need not be a position, and the family
// says so when it composes one.

function same(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}

export function isInside({ width, height }: Size, { row, column }: Cell): boolean {
  return row >= 0 && column >= 0 && row < height && column < width;
}

function holds(cells: readonly Cell[], cell: Cell): boolean {
  return cells.some((other) => same(other, cell));
}

/** The piece on top in a cell. */
export function pieceAt(scene: Scene, cell: Cell): number | undefined {
  const found = scene.pieces.findLastIndex(({ cells }) => holds(cells, cell));
  return found < 0 ? undefined : found;
}

export function isWall(scene: Scene, cell: Cell): boolean {
  return holds(scene.walls, cell);
}

export function isGoal(scene: Scene, cell: Cell): boolean {
  return holds(scene.goals ?? [], cell);
}

/** All cells of the rectangle between two corners. */
export function rectangle(a: Cell, b: Cell): Cell[] {
  const [top, left] = [Math.min(a.row, b.row), Math.min(a.column, b.column)];
  const [rows, columns] = [Math.abs(a.row - b.row) + 1, Math.abs(a.column - b.column) + 1];
  return Array.from({ length: rows * columns }, (_, i) => ({
    row: top + Math.floor(i / columns),
    column: left + (i % columns),
  }));
}

/** The corners of a piece that fills a rectangle. */
export function cornersOf(cells: readonly Cell[]): { readonly first: Cell; readonly last: Cell } | undefined {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const first = { row: Math.min(...rows), column: Math.min(...columns) };
  const last = { row: Math.max(...rows), column: Math.max(...columns) };
  const area = (last.row - first.row + 1) * (last.column - first.column + 1);
  return cells.length === area ? { first, last } : undefined;
}

export function addPiece(scene: Scene, label: string, cells: readonly Cell[]): Scene {
  return { ...scene, pieces: [...scene.pieces, { label, role: 'piece', cells }] };
}

export function withPiece(scene: Scene, index: number, change: (piece: ScenePiece) => ScenePiece): Scene {
  return { ...scene, pieces: scene.pieces.map((piece, i) => (i === index ? change(piece) : piece)) };
}

export function removePiece(scene: Scene, index: number): Scene {
  return { ...scene, pieces: scene.pieces.toSpliced(index, 1) };
}

/** The piece elsewhere, as far as the board lets it go. */
export function movePiece(scene: Scene, index: number, rows: number, columns: number): Scene {
  const { cells } = scene.pieces[index]!;
  const within = (shift: number, places: readonly number[], end: number): number =>
    Math.max(-Math.min(...places), Math.min(end - 1 - Math.max(...places), shift));
  const down = within(
    rows,
    cells.map(({ row }) => row),
    scene.height,
  );
  const right = within(
    columns,
    cells.map(({ column }) => column),
    scene.width,
  );
  return withPiece(scene, index, (piece) => ({
    ...piece,
    cells: cells.map(({ row, column }) => ({ row: row + down, column: column + right })),
  }));
}

/** Two pieces of one cell each change places. */
export function swapInto(scene: Scene, index: number, cell: Cell): Scene {
  const [from] = scene.pieces[index]!.cells as [Cell];
  const other = scene.pieces.findIndex(({ cells }, i) => i !== index && holds(cells, cell));
  const moved = withPiece(scene, index, (piece) => ({ ...piece, cells: [cell] }));
  return other < 0 ? moved : withPiece(moved, other, (piece) => ({ ...piece, cells: [from] }));
}

/** The rectangle of a piece with its far edge, or its near one, moved; at least one cell stays. */
export function stretch(scene: Scene, index: number, side: Side, by: number): Scene {
  const corners = cornersOf(scene.pieces[index]!.cells);
  if (corners === undefined) return scene;
  const first = { ...corners.first };
  const last = { ...corners.last };
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  if (side === 'right') last.column = clamp(last.column + by, first.column, scene.width - 1);
  if (side === 'bottom') last.row = clamp(last.row + by, first.row, scene.height - 1);
  if (side === 'left') first.column = clamp(first.column + by, 0, last.column);
  if (side === 'top') first.row = clamp(first.row + by, 0, last.row);
  return withPiece(scene, index, (piece) => ({ ...piece, cells: rectangle(first, last) }));
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Makes a piece the only target, or one of several. */
export function makeTarget(scene: Scene, index: number, beside: boolean): Scene {
  const pieces = scene.pieces.map((piece, i) => {
    const role = i === index ? ('target' as const) : beside ? piece.role : ('piece' as const);
    return { ...piece, role };
  });
  return { ...scene, pieces };
}

export function paintWall(scene: Scene, cell: Cell, on: boolean): Scene {
  const walls = scene.walls.filter((wall) => !same(wall, cell));
  return { ...scene, walls: on ? [...walls, cell] : walls };
}

export function paintGoal(scene: Scene, cell: Cell, on: boolean, label?: string): Scene {
  const goals = (scene.goals ?? []).filter((goal) => !same(goal, cell));
  const added = label === undefined ? cell : { ...cell, label };
  return { ...scene, goals: on ? [...goals, added] : goals };
}

/** Takes everything out of a cell: the piece in it; or the wall, the goal, and that only targets may enter it. */
export function erase(scene: Scene, cell: Cell): Scene {
  const piece = pieceAt(scene, cell);
  if (piece !== undefined) return removePiece(scene, piece);
  return paintReserved(paintGoal(paintWall(scene, cell, false), cell, false), cell, false);
}

/** Keeps a cell for targets, or opens it to every piece. */
export function paintReserved(scene: Scene, cell: Cell, on: boolean): Scene {
  const others = withReserved(scene, (other) => !same(other, cell));
  return on ? { ...others, reserved: [...(others.reserved ?? []), cell] } : others;
}

export function isReserved(scene: Scene, cell: Cell): boolean {
  return holds(scene.reserved ?? [], cell);
}

/** The scene with only those of its reserved cells that are wanted. */
function withReserved({ reserved = [], ...scene }: Scene, wanted: (cell: Cell) => boolean): Scene {
  const left = reserved.filter(wanted);
  return left.length === 0 ? scene : { ...scene, reserved: left };
}

/** Writes on the piece in a cell, or puts one there; an empty label takes it away. */
export function writeLabel(scene: Scene, cell: Cell, label: string): Scene {
  const piece = pieceAt(scene, cell);
  if (label === '') return piece === undefined ? scene : removePiece(scene, piece);
  if (piece === undefined) return addPiece(scene, label, [cell]);
  return withPiece(scene, piece, (old) => ({ ...old, label }));
}

/** The board larger or smaller; what no longer fits is left out. */
export function resize(scene: Scene, size: Size): Scene {
  const fits = (cell: Cell): boolean => isInside(size, cell);
  return {
    ...withReserved(scene, fits),
    ...size,
    pieces: scene.pieces.filter(({ cells }) => cells.every(fits)),
    walls: scene.walls.filter(fits),
    exits: scene.exits.filter(fits),
    goals: (scene.goals ?? []).filter(fits),
  };
}
