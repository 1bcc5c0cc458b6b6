import type { Cell, Scene, ScenePiece, Size } from '@slidewise/core/contract';
import { colors } from '../../terminal/colors.js';
import { labelWidth, type Paint, piecePaints } from '../../terminal/draw.js';
import { widthOf } from '../../terminal/text-width.js';
import { Canvas } from '../screen/canvas.js';

/** Why a piece stands out. */
export type Mark = 'selected' | 'hint' | 'reason';

/** What a picture shows beside the pieces themselves. */
export interface Accents {
  readonly marks: ReadonlyMap<number, Mark>;
  /** Cells that a piece is going to, with an arrow in each. */
  readonly arrows: readonly (Cell & { readonly arrow: string })[];
}

/** Corners as they are passed clockwise from the top left, then the horizontal and the vertical line. */
const LINES: Record<Mark | 'plain', string> = {
  plain: '╭╮╯╰─│',
  selected: '╔╗╝╚═║',
  hint: '┏┓┛┗━┃',
  reason: '┏┓┛┗━┃',
};

/** A cell that must be covered; it stays in sight under the piece that covers it. */
export const GOAL_MARK = '◇';
/** What marks a cell that only targets may enter. */
export const RESERVED_MARK = ':';

/** How large a cell may be drawn, the largest first. In the smallest, a piece has no outline. */
export function cellSizes(scene: Scene): readonly Size[] {
  const label = labelWidth(scene);
  return [
    { width: Math.max(6, label + 4), height: 3 },
    { width: Math.max(4, label + 2), height: 2 },
    { width: label + 1 + goalRoom(scene), height: 1 },
  ];
}

/** The columns behind the name in the smallest cells, where a goal is marked. */
function goalRoom({ goals = [] }: Scene): 0 | 1 {
  return goals.length > 0 ? 1 : 0;
}

/** What a picture of a scene takes, its frame included. */
export function pictureSize(scene: Scene, cell: Size): Size {
  return { width: scene.width * cell.width + lastBlank(scene, cell) + 2, height: scene.height * cell.height + 2 };
}

/** Names stand at the right of the smallest cells: a blank sets the last from the frame. */
export function lastBlank(scene: Scene, cell: Size): 0 | 1 {
  return cell.height === 1 && goalRoom(scene) === 0 ? 1 : 0;
}

/** The cell at a place of a picture; undefined on the frame. */
export function cellAt(scene: Scene, size: Size, row: number, column: number): Cell | undefined {
  const cell = { row: Math.floor((row - 1) / size.height), column: Math.floor((column - 1) / size.width) };
  const inside = cell.row >= 0 && cell.row < scene.height && cell.column >= 0 && cell.column < scene.width;
  return inside ? cell : undefined;
}

/** A scene in a frame, with cells of a size. */
export function drawPicture(scene: Scene, size: Size, { marks, arrows }: Accents): Canvas {
  const { width, height } = pictureSize(scene, size);
  const canvas = new Canvas(width, height);
  drawFrame(canvas, scene, size);
  const middle = (cell: Cell, text: string, paint: Paint): void => {
    const indent = size.height === 1 ? size.width - 1 - goalRoom(scene) : Math.floor((size.width - 1) / 2);
    canvas.put(rowOf(cell, size) + Math.floor((size.height - 1) / 2), columnOf(cell, size) + indent, text, paint);
  };
  for (let row = 0; row < scene.height; row++) {
    for (let column = 0; column < scene.width; column++) middle({ row, column }, '·', colors.dim);
  }
  for (const cell of scene.reserved ?? []) middle(cell, RESERVED_MARK, colors.bold);
  for (const cell of scene.goals ?? []) middle(cell, GOAL_MARK, colors.bold);
  for (const cell of scene.walls) {
    for (let y = 0; y < size.height; y++) {
      const wall = size.height === 1 ? '#'.padStart(size.width - goalRoom(scene)) : '#'.repeat(size.width);
      canvas.put(rowOf(cell, size) + y, columnOf(cell, size), wall, colors.dim);
    }
  }
  const paints = piecePaints(scene);
  const paintOf = (piece: number): Paint => {
    const mark = marks.get(piece);
    return mark === undefined ? paints[piece]! : markedPaint(paints[piece]!, mark);
  };
  for (const [i, piece] of scene.pieces.entries()) {
    if (size.height === 1) drawSmall(canvas, piece, size, marks.get(i), paintOf(i), goalRoom(scene));
    else drawOutlined(canvas, piece, size, marks.get(i), paintOf(i));
  }
  drawCoveredGoals(canvas, scene, size, paintOf);
  for (const { arrow, ...cell } of arrows) middle(cell, arrow, colors.bold);
  return canvas;
}

/** Marks the goals under pieces: inside of large cells, in the lower outline of middling ones, behind the name in small ones. */
function drawCoveredGoals(canvas: Canvas, scene: Scene, size: Size, paintOf: (piece: number) => Paint): void {
  const owners = ownersOf(scene);
  const [down, right] = [Math.floor(size.height / 2), size.height === 1 ? size.width - 1 : size.width - 2];
  for (const cell of scene.goals ?? []) {
    const owner = owners.get(place(cell));
    if (owner !== undefined)
      canvas.put(rowOf(cell, size) + down, columnOf(cell, size) + right, GOAL_MARK, paintOf(owner));
  }
}

function drawFrame(canvas: Canvas, scene: Scene, size: Size): void {
  const { width, height } = canvas;
  const bar = '─'.repeat(width - 2);
  canvas.put(0, 0, `┌${bar}┐`);
  canvas.put(height - 1, 0, `└${bar}┘`);
  for (let row = 1; row < height - 1; row++) {
    canvas.put(row, 0, '│');
    canvas.put(row, width - 1, '│');
  }
  for (const exit of scene.exits) {
    const across = exit.side === 'left' || exit.side === 'right';
    const arrow = { left: '←', right: '→', top: '↑', bottom: '↓' }[exit.side];
    const length = across ? size.height : size.width;
    for (let i = 0; i < length; i++) {
      const char = i === Math.floor((length - 1) / 2) ? arrow : ' ';
      if (across) canvas.put(rowOf(exit, size) + i, exit.side === 'left' ? 0 : width - 1, char);
      else canvas.put(exit.side === 'top' ? 0 : height - 1, columnOf(exit, size) + i, char);
    }
  }
}

/** The name in every cell, as `show` draws it; what stands out has a sign before it. */
function drawSmall(
  canvas: Canvas,
  piece: ScenePiece,
  size: Size,
  mark: Mark | undefined,
  paint: Paint,
  after: number,
): void {
  const sign = mark === undefined ? ' ' : { selected: '›', hint: '»', reason: '!' }[mark];
  const label = sign + ' '.repeat(size.width - 1 - after - widthOf(piece.label)) + piece.label + ' '.repeat(after);
  for (const cell of piece.cells) canvas.put(rowOf(cell, size), columnOf(cell, size), label, paint);
}

/** An outline around the cells, whatever their shape, and the name once. */
function drawOutlined(canvas: Canvas, piece: ScenePiece, size: Size, mark: Mark | undefined, paint: Paint): void {
  const own = new Set(piece.cells.map(place));
  const lines = [...LINES[mark ?? 'plain']];
  for (const cell of piece.cells) {
    const isOwn = (down: number, right: number): boolean =>
      own.has(place({ row: cell.row + down, column: cell.column + right }));
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        const down = y === 0 ? -1 : y === size.height - 1 ? 1 : 0;
        const right = x === 0 ? -1 : x === size.width - 1 ? 1 : 0;
        const char = outlineAt(down, right, isOwn, lines);
        canvas.put(rowOf(cell, size) + y, columnOf(cell, size) + x, char, paint);
      }
    }
  }
  const { row, column, rows, columns } = nameBox(piece.cells);
  canvas.put(
    rowOf({ row, column }, size) + Math.floor((rows * size.height - 1) / 2),
    columnOf({ row, column }, size) + Math.floor((columns * size.width - widthOf(piece.label)) / 2),
    piece.label,
    paint,
  );
}

/** The character at the edge of a cell that lies in a direction; 0, 0 is the inside. */
function outlineAt(
  down: number,
  right: number,
  isOwn: (down: number, right: number) => boolean,
  [topLeft, topRight, bottomRight, bottomLeft, horizontal, vertical]: string[],
): string {
  if (down === 0 && right === 0) return ' ';
  if (down === 0) return isOwn(0, right) ? ' ' : vertical!;
  if (right === 0) return isOwn(down, 0) ? ' ' : horizontal!;
  const [beside, beyond] = [isOwn(0, right), isOwn(down, 0)];
  if (beside && beyond) {
    if (isOwn(down, right)) return ' ';
    // A corner that points inwards.
    if (down < 0) return right < 0 ? bottomRight! : bottomLeft!;
    return right < 0 ? topRight! : topLeft!;
  }
  if (beside) return horizontal!;
  if (beyond) return vertical!;
  if (down < 0) return right < 0 ? topLeft! : topRight!;
  return right < 0 ? bottomLeft! : bottomRight!;
}

/** The cells in whose middle a piece's name stands: all of them where they are a rectangle, else the first. */
function nameBox(cells: readonly Cell[]): Cell & { readonly rows: number; readonly columns: number } {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  if (height * width === cells.length) return { row: top, column: left, rows: height, columns: width };
  return { ...cells[0]!, rows: 1, columns: 1 };
}

function markedPaint(paint: Paint, mark: Mark): Paint {
  if (mark === 'hint') return (text) => colors.bold(colors.black(colors.bgWhiteBright(text)));
  return (text) => colors.bold(paint(text));
}

/** Which piece covers a cell, by the cell's place. */
export function ownersOf(scene: Scene): Map<string, number> {
  return new Map(scene.pieces.flatMap(({ cells }, piece) => cells.map((cell) => [place(cell), piece] as const)));
}

export function place({ row, column }: Cell): string {
  return `${row},${column}`;
}

function rowOf({ row }: Cell, size: Size): number {
  return 1 + row * size.height;
}

function columnOf({ column }: Cell, size: Size): number {
  return 1 + column * size.width;
}
