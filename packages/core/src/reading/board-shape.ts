import { aBoolean, assertArguments, aText } from '../check.js';
import { anyScript } from '../text/any-script.js';
import { LINE_END } from './lines.js';
import { holdsDrawing, linkIn, looksLikeObject } from './text-kinds.js';

// The shape of texts of boards, for all families: to distinguish other files in a folder from boards with a mistake.

/** Remarks, and headers such as `master: X`. */
const BESIDE = anyScript('^\\s*(#\\s|#+$|[\\p{L}\\p{N} ]{1,20}:)');
/** A row of a grid, or with `/` a whole board on a line: no blanks in it. */
const GRID_ROW = anyScript('^\\s*[\\p{L}\\p{N}.#_-]+$');
const GRID_LINE = anyScript('^\\s*[\\p{L}\\p{N}.#/_-]+$');
/** Numbers, single characters and lists of these: tiles, trays, a grid with blanks between the cells. */
const CELLS = anyScript('^\\s*([\\p{L}.#_-]|-?\\d{1,6})([\\s,/]+([\\p{L}.#_-]|-?\\d{1,6}))*[\\s,/]*$');
/** A board in a list: with a number before or behind it, or both. */
const LISTED = anyScript('^\\s*(\\d+\\s+[\\p{L}\\p{N}.#/_-]+|[\\p{L}\\p{N}.#/_-]+\\s+\\d+)(\\s+\\d+)?$');
/** A line of a table: `X,H,1,1,2`. */
const TABLE_ROW = /^\s*"?\w{1,20}"?(\s*,\s*"?\w{1,20}"?)+$/;
/** The id of a position: `FAMILY:FORMAT,goal=exit:BOARD`. */
const ID = /^\s*[a-z]+(-[a-z]+)*:[a-z]+(,[a-z]+=[^\s:]*)*:[^\s:]+[ \t\r]*(\n|$)/;
/** Every saved game says this. */
const GAME = /^\[Board "/m;

/** The rows that are inspected to recognise a text. */
const SAMPLE = 60;
const MOST_ROWS = 256;
/** More than a board of the largest size has, with two characters and a blank for each cell. */
const MOST_CHARACTERS = 3 * MOST_ROWS * MOST_ROWS;

/** Whether a text may hold boards, as far as its beginning tells; `whole` if this is all of it. */
export function mayBeBoards(head: string, whole: boolean): boolean {
  assertArguments(['head', head, aText], ['whole', whole, aBoolean]);
  if (surelyHoldsBoards(head) || mayBeRows(head, whole)) return true;
  const rows = boardRows(head, SAMPLE + 1);
  // The last row may be cut off, but a board on one line has no other; and after long remarks anything may follow.
  if (!whole && rows.length > 1) rows.pop();
  if (!whole && rows.length === 0) return true;
  const fitting = rows.filter((row) => [GRID_LINE, CELLS, LISTED, TABLE_ROW].some((shape) => shape.test(row)));
  return fitting.length > 0 && fitting.length * 2 >= rows.length;
}

/** Whether a text begins as only texts with boards do: with a game of ours (not of chess), an id, a link, a drawing. */
function surelyHoldsBoards(text: string): boolean {
  return GAME.test(text) || ID.test(text) || holdsDrawing(text) || linkIn(/\S.*/.exec(text)?.[0] ?? '') !== undefined;
}

/** Whether a text may be JSON objects with boards, one a line. */
function mayBeRows(head: string, whole: boolean): boolean {
  const lines = head.split(LINE_END).filter((line) => line.trim() !== '');
  // A row may be longer than what is looked at; else the last one may be cut off, and is not needed.
  if (!whole && lines.length === 1) return /^\s*\{.*"(text|id|board)"\s*:\s*"/.test(lines[0]!);
  return lines.some(isRow);
}

/** True if a line is a JSON object with a board-like value, or an error row of `merge`. */
function isRow(line: string): boolean {
  if (!looksLikeObject(line)) return false;
  try {
    const { text, id, board, status } = JSON.parse(line);
    const said = text ?? id ?? board;
    return typeof said === 'string' && (mayBeBoards(said, true) || typeof status === 'string');
  } catch {
    return false;
  }
}

/**
 * True if an unreadable text is meant as a board: most rows have the same length, and neighbours are often alike, as in grids of long
 * pieces.
 */
export function isMeantAsBoard(text: string): boolean {
  assertArguments(['text', text, aText]);
  if (surelyHoldsBoards(text.slice(0, MOST_CHARACTERS))) return true;
  const rows = boardRows(text, MOST_ROWS + 1);
  if (rows.length < 2 || rows.length > MOST_ROWS) return false;
  const grid = rows.filter((row) => GRID_ROW.test(row)).map((row) => row.trim());
  if (isMost(grid, rows) && isRegular(grid.map(({ length }) => length))) return hasPieces(grid);
  const cells = rows.filter((row) => CELLS.test(row)).map((row) => row.match(/[^\s,/]+/g) ?? []);
  if (!isMost(cells, rows)) return false;
  const sizes = cells.map(({ length }) => length);
  return isRegular(sizes) && (isUniform(sizes) || areTiles(cells));
}

/** Whether a text has rows of a board, and not only headers and remarks. */
export function hasRows(text: string): boolean {
  return boardRows(text, 1).length > 0;
}

/** A mistake or two are no reason to take a text for something else. */
function isMost(some: readonly unknown[], all: readonly unknown[]): boolean {
  return some.length >= 2 && some.length * 4 >= all.length * 3;
}

/** Whether most sizes are the same; of three or more, one may be longer or shorter by one. */
function isRegular(sizes: readonly number[]): boolean {
  if (isUniform(sizes)) return true;
  const [usual, count] = usualSize(sizes);
  const [odd] = sizes.filter((size) => size !== usual);
  return sizes.length - count === 1 && usual >= 3 && Math.abs(odd! - usual) === 1;
}

function isUniform(sizes: readonly number[]): boolean {
  const [usual, count] = usualSize(sizes);
  return usual >= 2 && count * 4 >= sizes.length * 3;
}

/** The size that is there most often, and how often. */
function usualSize(sizes: readonly number[]): readonly [number, number] {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best));
}

/** Whether cells are numbers no larger than those of tiles on such a board, or its blank. */
function areTiles(cells: readonly (readonly string[])[]): boolean {
  const most = cells.length * Math.max(...cells.map(({ length }) => length));
  return cells.flat().every((cell) => /^[._]$/.test(cell) || (/^\d+$/.test(cell) && Number(cell) < most));
}

/** Whether neighbours are often alike, and most names stand for one piece each: in tables of codes, every letter is everywhere. */
function hasPieces(grid: readonly string[]): boolean {
  let [pairs, alike] = [0, 0];
  for (const [i, row] of grid.entries()) {
    for (let column = 0; column < row.length; column++) {
      for (const other of [row[column + 1], grid[i + 1]?.[column]]) {
        if (other === undefined) continue;
        pairs++;
        if (other === row[column]) alike++;
      }
    }
  }
  if (alike * 6 < pairs) return false;
  const regions = regionsByName(grid);
  const names = [...regions.keys()].filter((name) => !NO_PIECE.test(name));
  const split = names.filter((name) => regions.get(name) !== 1);
  // One may be split by mistake.
  return regions.size >= 2 && (split.length < 2 || split.length * 3 <= names.length);
}

/** Walls, empty and other cells that are no pieces. */
const NO_PIECE = /[.#_\-ox01]/;

/** How many connected regions the cells of each name make up. */
function regionsByName(grid: readonly string[]): Map<string, number> {
  const regions = new Map<string, number>();
  const seen = grid.map((row) => new Array<boolean>(row.length).fill(false));
  for (const [top, row] of grid.entries()) {
    for (const [left, name] of [...row].entries()) {
      if (seen[top]![left]) continue;
      regions.set(name, (regions.get(name) ?? 0) + 1);
      const open: [number, number][] = [[top, left]];
      seen[top]![left] = true;
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [y, x] = next;
        for (const [i, j] of [
          [y - 1, x],
          [y + 1, x],
          [y, x - 1],
          [y, x + 1],
        ] as const) {
          if (grid[i]?.[j] !== name || seen[i]![j]) continue;
          seen[i]![j] = true;
          open.push([i, j]);
        }
      }
    }
  }
  return regions;
}

/** The first rows of a text, without blank ones and what stands beside boards. */
function boardRows(text: string, most: number): string[] {
  const rows: string[] = [];
  for (const line of text.slice(0, MOST_CHARACTERS).split(/[\r\n]+/)) {
    const row = line.trimEnd();
    if (row === '' || BESIDE.test(row)) continue;
    rows.push(row);
    if (rows.length === most) break;
  }
  return rows;
}
