import type { Named } from '../../contract/ids.js';
import type { Reading, ReadOptions } from '../../contract/text.js';
import { sizeForm } from '../../messages/en/boards.js';
import { unknownFormat } from '../../messages/en/names.js';
import * as say from '../../messages/en/tiles.js';
import type { Message } from '../../messages/message.js';
import { ok, problem, type Result } from '../../result.js';
import { filledRows, lengthError, shorten } from '../../text/rows.js';
import { firstFlaw, goalName, isGoalName, namedGoal, sizeError, type TilesPosition, withTiles } from '../position.js';
import { type NumberRead, type NumberRows, readNumbers } from './number-text.js';

export const formats = [
  { id: 'rows', summary: 'a line of numbers for each row; 0, _ or . is the blank' },
  { id: 'sized', summary: 'first the size (n, or rows and columns), then the numbers' },
  { id: 'line', summary: 'all on one line, with / between rows; a square needs no /' },
] as const satisfies readonly Named[];

/** How the numbers of a text make a board. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly NumberRead[];
  readonly format: string;
}

export function parse(text: string, options: ReadOptions): Result<Reading<TilesPosition>> {
  const error = optionError(options);
  if (error !== undefined) return problem(error);
  const layout = readBoard(text, options);
  if (!layout.ok) return layout;
  const { width, height, cells, format } = layout.value;
  const goal = readGoal(options.goal ?? 'blank-last', width, height);
  if (!goal.ok) return goal;
  const tiles = cells.map(({ value }) => value);
  const position = withTiles({ width, height, tiles, goal: goal.value }, tiles);
  return ok({ position, format, goal: goalText(position) });
}

export function print(position: TilesPosition, format: string): Result<string> {
  const { width, height, tiles } = position;
  const digits = String(tiles.length - 1).length;
  const row = (index: number, pad: number): string =>
    tiles
      .slice(index * width, (index + 1) * width)
      .map((tile) => String(tile).padStart(pad))
      .join(' ');
  const rows = (pad: number): string[] => Array.from({ length: height }, (_, i) => row(i, pad));
  if (format === 'line') return ok(rows(0).join('/'));
  const size = width === height ? `${width}` : `${height} ${width}`;
  return ok([...(format === 'sized' ? [size] : []), ...rows(digits)].join('\n'));
}

export function readOptions(position: TilesPosition): ReadOptions {
  return { goal: goalText(position) };
}

/** A text that is longer than this is no single board. */
const LONGEST_BOARD = 200_000;

/** The lines that are inspected for boards. */
const LOOK_AHEAD = 20;

/** Boards of tiles and lines of a list read as tiles. A text of other numbers may be one with a mistake. */
export function affinity(text: string): number {
  const start = text.slice(0, LONGEST_BOARD);
  if (readBoard(start, {}).ok) return 1;
  const boards = firstRows(start).map((row) => readBoard(row, {}).ok);
  if (boards[0] === true || boards.filter((isBoard) => isBoard).length > 1) return 1;
  const tokens = start.slice(0, 4000).match(/[^\s,/[\]{}()]+/g) ?? [];
  return tokens.length === 0 ? 0 : (0.6 * tokens.filter((token) => /^(\d+|[_.])$/.test(token)).length) / tokens.length;
}

/** The first rows that hold more than a remark. */
function firstRows(text: string): readonly string[] {
  const rows: string[] = [];
  for (const { text: row } of filledRows(text)) {
    if (row.replace(/#.*/, '').trim() !== '') rows.push(row);
    if (rows.length === LOOK_AHEAD) break;
  }
  return rows;
}

function readBoard(text: string, options: ReadOptions): Result<Layout> {
  const length = lengthError(text);
  if (length !== undefined) return problem(length);
  const numbers = readNumbers(text);
  if (!numbers.ok) return numbers;
  const layout = layOut(numbers.value, options);
  if (!layout.ok) return layout;
  const { width, height, cells } = layout.value;
  const [place] = cells;
  const error = sizeError(width, height);
  if (error !== undefined) return problem(error, place?.line ?? 1, place?.column ?? 1);
  const flaw = firstFlaw(cells.map(({ value }) => value));
  if (flaw === undefined) return layout;
  const { line, column } = cells[flaw.cell]!;
  return problem(flaw.in(say.boardOfSize({ width, height })), line, column);
}

/**
 * Finds the board's size: from the options, numbers in front, the rows, or as a square if all numbers stand in one
 * row or column.
 */
function layOut({ rows, lines }: NumberRows, options: ReadOptions): Result<Layout> {
  const all = rows.flat();
  const header = options.format === 'sized' || (options.format === undefined && hasHeader(rows, all)) ? sizeOf(all) : 0;
  const cells = all.slice(header);
  const format = header > 0 ? 'sized' : (options.format ?? (lines === 1 ? 'line' : 'rows'));
  const fail = (said: Message, at: NumberRead): Result<never> => problem(said, at.line, at.column);
  if (header > 0 || options.size !== undefined) {
    const [height, width] =
      options.size === undefined
        ? [all[0]!.value, all[header - 1]!.value]
        : (options.size.split('x').reverse().map(Number) as [number, number]);
    const error = sizeError(width, height);
    if (error !== undefined) return fail(error, all[0]!);
    if (cells.length !== width * height) {
      const last = cells.length > width * height ? cells[width * height]! : all.at(-1)!;
      return fail(say.numberCount({ width, height, found: cells.length }), last);
    }
    return ok({ width, height, cells, format });
  }
  const width = rows[0]!.length;
  const ragged = rows.findIndex((row) => row.length !== width);
  if (rows.length > 1 && width > 1 && ragged < 0) return ok({ width, height: rows.length, cells, format });
  // A row that is longer or shorter than the first is a mistake, whatever the numbers would make together.
  if (ragged > 0) {
    const row = rows[ragged]!;
    return fail(say.numbersInRow({ row: ragged + 1, found: row.length, first: width }), row.at(-1)!);
  }
  const side = Math.round(Math.sqrt(cells.length));
  if (side * side === cells.length) return ok({ width: side, height: side, cells, format });
  return fail(say.numbersNotSquare({ found: cells.length, rows: rows.length }), all[0]!);
}

/** Whether a size stands in front: what is there makes sense in no other way, or a number stands alone in the first row. */
function hasHeader(rows: NumberRows['rows'], all: readonly NumberRead[]): boolean {
  if (all.length < 3) return false;
  const values = all.map(({ value }) => value);
  // All the tiles of a square, one line after another: no number is left that could be a size.
  if (Number.isInteger(Math.sqrt(all.length)) && firstFlaw(values) === undefined) return false;
  const [first, second] = [all[0]!.value, all[1]!.value];
  const fits = first > 1 && second > 1 && all.length - 2 === first * second;
  const fitsSquare = first > 1 && all.length - 1 === first * first;
  // No board has the size in front among its numbers and again among its tiles, so there is no doubt.
  if (fits || fitsSquare) return firstFlaw(values) !== undefined;
  if (rows.every((row) => row.length === 1)) return false;
  if (rows.length > 1 && rows[0]!.length === 1) return true;
  return rows.length > 2 && rows[0]!.length === 2 && rows.slice(1).every((row) => row.length !== 2);
}

/** How many numbers in front are the size. */
function sizeOf(all: readonly NumberRead[]): number {
  const [first, second] = [all[0]!.value, all[1]?.value ?? 0];
  if (all.length - 1 === first * first) return 1;
  return all.length - 2 === first * second || all[1]?.line === all[0]!.line ? 2 : 1;
}

/** Whether a goal is some board, of whatever size. */
export function describesGoal(text: string): boolean {
  return readNumbers(text).ok;
}

function readGoal(text: string, width: number, height: number): Result<readonly number[]> {
  if (isGoalName(text)) return ok(namedGoal(text, width * height));
  // A goal on one line without / is taken to have the board's own shape.
  const read = readBoard(text, /[\n\r/]/.test(text) ? {} : { size: `${width}x${height}` });
  if (!read.ok) return problem(say.notAGoal({ goal: shorten(text), why: read.problem }));
  const goal = read.value;
  if (goal.width === width && goal.height === height) return ok(goal.cells.map(({ value }) => value));
  return problem(say.goalSize({ width: goal.width, height: goal.height, boardWidth: width, boardHeight: height }));
}

function goalText({ width, height, goal, tiles }: TilesPosition): string {
  const printed = print({ width, height, tiles: goal, goal: tiles }, 'line');
  return goalName(goal) ?? (printed.ok ? printed.value : '');
}

function optionError({ format, size, target }: ReadOptions): Message | undefined {
  if (format !== undefined && !formats.some(({ id }) => id === format)) return unknownFormat(format, formats);
  if (target !== undefined) return say.tilesHaveNoTarget();
  const isSize = size === undefined || /^\d{1,5}x\d{1,5}$/.test(size);
  return isSize ? undefined : sizeForm({ size: shorten(size), example: '4x4' });
}
