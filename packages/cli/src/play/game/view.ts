import type { Cell, Scene, Size } from '@slidewise/core/contract';
import { colors } from '../../terminal/colors.js';
import { widthOf } from '../../terminal/text-width.js';
import { Canvas } from '../screen/canvas.js';
import { drawFooter, type FooterKey, footerLines } from '../screen/footer.js';
import { wrapWords } from '../screen/wrap-words.js';
import { type Accents, cellAt, cellSizes, drawPicture, lastBlank, pictureSize, place } from './picture.js';

/** All that there is to see of a game at one time. */
export interface GameView extends Accents {
  readonly title: string;
  readonly scene: Scene;
  /** What is counted, each with its name: `Moves` 12. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** What has to be done, as long as it is not. */
  readonly goal?: string;
  readonly message: readonly string[];
  /** The moves so far, the last one last. */
  readonly log: readonly string[];
  /** The keys that do something now. */
  readonly keys: readonly FooterKey[];
  /** A line that is being typed, in place of the message. */
  readonly prompt?: Prompt;
}

interface Prompt {
  readonly label: string;
  readonly text: string;
  /** The text is marked as a whole: the next character takes its place. */
  readonly isOffer?: boolean;
}

/** A drawn screen, and what lies where on it. */
export interface Frame {
  readonly lines: readonly string[];
  cellAt(row: number, column: number): Cell | undefined;
}

const LEAST_PANEL = 26;
const MOST_PANEL = 60;
const GAP = 2;

interface Layout {
  readonly cell: Size;
  readonly kind: 'beside' | 'below' | 'cropped';
}

/**
 * Draws a game into so many columns and rows: the largest cells for which there is room, with what there is to say beside the
 * board, or else below it. A board that is too large even so is shown in part, around what stands out.
 */
export function drawGame(view: GameView, columns: number, rows: number): Frame {
  const { cell, kind } = layoutFor(view, columns, rows);
  const canvas = new Canvas(columns, rows);
  return kind === 'beside' ? drawBeside(canvas, view, cell) : drawBelow(canvas, view, cell, kind === 'cropped');
}

function layoutFor({ scene, keys }: GameView, columns: number, rows: number): Layout {
  const footer = footerLines(keys, columns).length;
  const sizes = cellSizes(scene);
  for (const cell of sizes) {
    const { width, height } = pictureSize(scene, cell);
    if (width + GAP + LEAST_PANEL <= columns && 1 + height + footer <= rows) return { cell, kind: 'beside' };
    // A line for the title, one for the counts, one for a message at least.
    if (width <= columns && 3 + height + footer <= rows) return { cell, kind: 'below' };
  }
  return { cell: sizes.at(-1)!, kind: 'cropped' };
}

function drawBeside(canvas: Canvas, view: GameView, cell: Size): Frame {
  const picture = drawPicture(view.scene, cell, view);
  const top = 1;
  canvas.put(0, 0, view.title, colors.bold);
  canvas.copy(picture, top, 0, 0, 0, picture.height, picture.width);
  const left = picture.width + GAP;
  const width = Math.min(canvas.width - left, MOST_PANEL);
  const end = drawFooter(canvas, view.keys, Math.max(1, canvas.height - top - picture.height));
  const names = Math.max(...view.facts.map(([name]) => name.length));
  for (const [i, [name, value]] of view.facts.entries()) {
    canvas.put(top + 1 + i, left, name, colors.dim);
    canvas.put(top + 1 + i, left + names + 2, value, colors.bold);
  }
  const from = top + view.facts.length + 2;
  const said = textOf(view, width, Math.max(0, end - from));
  for (const [i, line] of said.entries()) canvas.put(from + i, left, line);
  drawLog(canvas, view.log, from + said.length + 1, left, width, end - 1);
  if (view.prompt !== undefined) drawPrompt(canvas, view.prompt, end - 1);
  return frameOf(canvas, view.scene, cell, { top, ...whole(picture) });
}

/** The last moves, as many as there is room for. */
function drawLog(canvas: Canvas, log: readonly string[], from: number, left: number, width: number, end: number): void {
  const room = end - from;
  if (log.length === 0 || room < 2) return;
  // No move is shorter than one character and a blank.
  const texts = log.slice(-Math.ceil((room * width) / 2)).map((text) => text.replaceAll(' ', '\u00a0'));
  const lines = wrapWords(texts.join('  '), width, '  ').slice(1 - room);
  canvas.put(from, left, 'So far', colors.dim);
  for (const [i, line] of lines.entries()) canvas.put(from + 1 + i, left, line.replaceAll('\u00a0', ' '), colors.dim);
}

/** One thing below the other; the board is cut to the room that is left, if it must be. */
function drawBelow(canvas: Canvas, view: GameView, cell: Size, cropped: boolean): Frame {
  const picture = drawPicture(view.scene, cell, view);
  const { width, height } = canvas;
  // With very little room, the board is what matters.
  const tiny = cropped && height < 8;
  const keysAt = drawFooter(canvas, view.keys, cropped ? (tiny ? 0 : 1) : keyRows(view, picture, canvas));
  const named = view.facts.map(([name, value]) => `${name.toLowerCase()} ${value}`).join(' · ');
  const facts = widthOf(named) <= width ? named : view.facts.map(([, value]) => value).join(' · ');
  let top = 0;
  if (!cropped) canvas.put(top++, 0, view.title, colors.bold);
  if (!tiny) canvas.put(top++, 0, facts);
  const room = { width, height: Math.max(0, Math.min(picture.height, keysAt - 1 - top)) };
  const shown = cropped ? cutFor(view, cell, room) : whole(picture);
  canvas.copy(picture, top, 0, shown.cutTop, shown.cutLeft, shown.height, shown.width);
  const said = textOf(view, width, Math.max(1, keysAt - top - shown.height));
  for (const [i, line] of said.entries()) canvas.put(top + shown.height + i, 0, line);
  if (view.prompt !== undefined) drawPrompt(canvas, view.prompt, keysAt - 1);
  return frameOf(canvas, view.scene, cell, { top, ...shown });
}

/** The lines for keys below a whole board: one goes to the message where that needs it. */
function keyRows({ keys, message }: GameView, picture: Size, { width, height }: Size): number {
  const usual = footerLines(keys, width).length;
  const room = height - 2 - picture.height - usual;
  return message.flatMap((text) => wrapWords(text, width)).length > room ? 1 : usual;
}

function whole({ width, height }: Size): Omit<Window, 'top'> {
  return { cutTop: 0, cutLeft: 0, width, height };
}

/** The part of a picture with what stands out, or else a free cell, in the middle, as far as the board allows. */
function cutFor({ scene, marks }: GameView, cell: Size, room: Size): Omit<Window, 'top'> {
  const [first] = marks.keys();
  const { row, column } = first === undefined ? freeCell(scene) : scene.pieces[first]!.cells[0]!;
  const [cutTop, height] = stretchAround(row, scene.height, cell.height, 1, room.height);
  const [cutLeft, width] = stretchAround(column, scene.width, cell.width, 1 + lastBlank(scene, cell), room.width);
  return { cutTop, cutLeft, height, width };
}

/**
 * The stretch of a row (or column) of cells to show in a given room, as its beginning and length: whole cells only,
 * as half a number looks like another. `end` is what comes after the last cell: the frame, and a blank before it.
 */
function stretchAround(middle: number, cells: number, size: number, end: number, room: number): [number, number] {
  if (1 + cells * size + end <= room) return [0, 1 + cells * size + end];
  const shown = Math.max(1, Math.min(cells, Math.floor((room - end) / size)));
  const first = Math.max(0, Math.min(cells - shown, middle - Math.floor(shown / 2)));
  const from = first === 0 ? 0 : 1 + first * size;
  const to = 1 + (first + shown) * size + (first + shown === cells && first > 0 ? end : 0);
  return [from, Math.min(room, to - from)];
}

function freeCell(scene: Scene): Cell {
  const taken = new Set([...scene.walls, ...scene.pieces.flatMap(({ cells }) => cells)].map(place));
  for (let row = 0; row < scene.height; row++) {
    for (let column = 0; column < scene.width; column++) {
      if (!taken.has(place({ row, column }))) return { row, column };
    }
  }
  return { row: 0, column: 0 };
}

function drawPrompt(canvas: Canvas, { label, text, isOffer }: Prompt, row: number): void {
  const room = Math.max(1, canvas.width - widthOf(label) - 2);
  const shown = widthOf(text) > room ? `…${[...text].slice(1 - room).join('')}` : text;
  canvas.put(row, 0, ' '.repeat(canvas.width));
  canvas.put(row, 0, `${label} `, colors.bold);
  canvas.put(row, widthOf(label) + 1, shown, isOffer ? colors.inverse : undefined);
  canvas.put(row, widthOf(label) + 1 + widthOf(shown), ' ', colors.inverse);
}

/** The visible part of a picture: its place on the screen, and its stretch of the picture. */
interface Window {
  readonly top: number;
  readonly cutTop: number;
  readonly cutLeft: number;
  readonly height: number;
  readonly width: number;
}

function frameOf(canvas: Canvas, scene: Scene, cell: Size, { top, cutTop, cutLeft, height, width }: Window): Frame {
  const shows = (row: number, column: number): boolean => row >= top && row < top + height && column < width;
  return {
    lines: canvas.lines(),
    cellAt: (row, column) =>
      shows(row, column) ? cellAt(scene, cell, row - top + cutTop, column + cutLeft) : undefined,
  };
}

/** The goal and the message in lines: both where there is room for them, else the message, or as much of it as there is room for. */
function textOf({ goal, message }: GameView, width: number, room: number): readonly string[] {
  const wrapped = (text: string): string[] => wrapWords(text, width);
  const told = message.flatMap(wrapped);
  const goalLines = goal === undefined ? [] : wrapped(goal);
  if (told.length === 0) return cutTo(room, goalLines, width);
  for (const gap of [[''], []]) {
    const both = [...goalLines, ...(goalLines.length === 0 ? [] : gap), ...told];
    if (both.length <= room) return both;
  }
  return cutTo(room, told, width);
}

/** The first lines, with a sign at the end of the last if there are more. */
function cutTo(room: number, lines: readonly string[], width: number): readonly string[] {
  const last = lines[room - 1];
  if (lines.length <= room || last === undefined) return lines.slice(0, room);
  return [...lines.slice(0, room - 1), `${wrapWords(last, Math.max(1, width - 2))[0]!} …`];
}
