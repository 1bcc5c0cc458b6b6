import type { Cell } from '../../contract/scene.js';
import type { ReadOptions } from '../../contract/text.js';
import { lineTooLong, rowLength } from '../../messages/en/boards.js';
import * as say from '../../messages/en/rush-hour.js';
import type { Message } from '../../messages/message.js';
import { ok, problem, type Result } from '../../result.js';
import { anyScript } from '../../text/any-script.js';
import { type Row, shorten } from '../../text/rows.js';
import {
  cellContents,
  isName,
  MOST_CELLS,
  type RushHourPosition,
  sizeError,
  type TextBoard,
  type Vehicle,
} from '../position.js';

/** The formats whose boards are drawn with one character for each cell. */
type GridFormat = 'usc' | 'sfu' | 'line';

export const UPPER_CASE = anyScript('[\\p{Lu}]');

/** A drawn board: its rows, each with the place where it starts in the text. */
type Grid = readonly (Row & { readonly cells: readonly string[] })[];

export function readGrid(rows: readonly Row[], options: ReadOptions): Result<TextBoard> {
  // A character takes one or two units of a string; a longer row cannot be part of a board and is not inspected.
  const longest = rows.find((row) => row.text.length > 3 * MOST_CELLS);
  if (longest !== undefined) return problem(lineTooLong(), longest.line, 1);
  const laidOut = rows.length === 1 ? unfold(rows[0]!, options.size) : ok(rows);
  if (!laidOut.ok) return laidOut;
  const grid: Grid = laidOut.value.map((row) => ({ ...row, cells: [...row.text] }));
  const width = grid[0]!.cells.length;
  const height = grid.length;
  const ragged = grid.find((row) => row.cells.length !== width);
  if (ragged !== undefined) {
    const { cells, line, column } = ragged;
    return problem(rowLength({ cells: cells.length, first: width }), line, column + Math.min(cells.length, width));
  }
  const error = sizeError(width, height) ?? sizeMismatch(width, height, options.size);
  if (error !== undefined) return problem(error, grid[0]!.line, grid[0]!.column);

  const format = (options.format as GridFormat | undefined) ?? detectFormat(grid);
  // Where vehicles are upper-case, x is a wall and o is empty; in lower-case boards they are vehicles like any other.
  const upperCase = format !== 'usc' && grid.some((row) => UPPER_CASE.test(row.text));
  const found = readCells(grid, upperCase);
  if (!found.ok) return found;
  const { walls, cellsByName } = found.value;
  const vehicles: Vehicle[] = [];
  for (const [name, cells] of cellsByName) {
    const vehicle = readVehicle(name, cells, grid, format);
    if (!vehicle.ok) return vehicle;
    vehicles.push(vehicle.value);
  }
  const target = options.target ?? defaultTarget(format, vehicles);
  const targetVehicle = vehicles.find((vehicle) => vehicle.name === target);
  if (targetVehicle === undefined) {
    const missing = target === undefined ? say.noVehicle() : say.targetMissing({ target: shorten(target) });
    return problem(missing, grid[0]!.line, grid[0]!.column);
  }
  const { name, length, horizontal } = targetVehicle;
  if (length === 1) return problemAt(grid, targetVehicle, say.vehicleOneCell({ vehicle: name }));
  if (!horizontal) return problemAt(grid, targetVehicle, say.targetVertical({ target: name }));
  return ok({ format, width, height, walls, vehicles, target: name });
}

/** The board as rows of characters, `wall` for walls; a problem if a vehicle's name is longer than a character. */
export function drawRows(position: RushHourPosition, wall: string): Result<string[]> {
  const long = position.vehicles.find((vehicle) => [...vehicle.name].length > 1);
  if (long !== undefined) return problem(say.nameTooLong({ name: long.name }));
  return ok(cellContents(position).map((row) => Array.from(row, (name) => drawn(name, wall)).join('')));
}

function drawn(content: string | undefined, wall: string): string {
  if (content === undefined) return '.';
  return content === '#' ? wall : content;
}

/** A board on one line: an optional number, the cells (rows may be set apart by `/`), an optional number. */
function unfold(row: Row, size: string | undefined): Result<Row[]> {
  const parts = /^(\s*(?:\d+\s+)?)(\S+)(\s+\d+)?$/.exec(row.text);
  if (parts === null) return problem(say.lineNotOneWord(), row.line, 1);
  const [, before, cells] = parts as unknown as [string, string, string];
  const column = row.column + [...before].length;
  if (cells.includes('/')) {
    let at = column;
    const rows = cells.split('/').map((text) => {
      const start = at;
      at += [...text].length + 1;
      return { text, line: row.line, column: start };
    });
    return ok(rows);
  }
  const characters = [...cells];
  const width = size === undefined ? Math.sqrt(characters.length) : Number(/^\d+/.exec(size)?.[0]);
  if (!Number.isInteger(width) || width < 1 || characters.length % width !== 0) {
    const cells = characters.length;
    return problem(size === undefined ? say.notSquare({ cells }) : say.notInRows({ cells, width }), row.line, column);
  }
  if (characters.length > MOST_CELLS) return problem(say.tooManyCells({ cells: characters.length }), row.line, column);
  const rows: Row[] = [];
  for (let at = 0; at < characters.length; at += width) {
    rows.push({ text: characters.slice(at, at + width).join(''), line: row.line, column: column + at });
  }
  return ok(rows);
}

function sizeMismatch(width: number, height: number, size: string | undefined): Message | undefined {
  return size === undefined || size === `${width}x${height}` ? undefined : say.sizeMismatch({ width, height, size });
}

/** A horizontal X of two or more cells: sfu. Else a vehicle a: usc. Else: line. */
function detectFormat(grid: Grid): GridFormat {
  if (grid.some((row) => row.text.includes('XX'))) return 'sfu';
  return grid.some((row) => row.text.includes('a')) ? 'usc' : 'line';
}

function defaultTarget(format: GridFormat, vehicles: readonly Vehicle[]): string | undefined {
  if (format === 'usc') return 'a';
  if (format === 'sfu') return 'X';
  const names = vehicles.map((vehicle) => vehicle.name).sort();
  return names.find((name) => /\p{L}/u.test(name)) ?? names[0];
}

interface Cells {
  readonly walls: Cell[];
  readonly cellsByName: Map<string, Cell[]>;
}

function readCells(grid: Grid, upperCase: boolean): Result<Cells> {
  const walls: Cell[] = [];
  const cellsByName = new Map<string, Cell[]>();
  for (const [row, { cells, line, column: start }] of grid.entries()) {
    for (const [column, character] of cells.entries()) {
      if (character === '.' || (character === 'o' && upperCase)) continue;
      if (character === '#' || (character === 'x' && upperCase)) walls.push({ row, column });
      else if (isName(character)) {
        const known = cellsByName.get(character);
        if (known === undefined) cellsByName.set(character, [{ row, column }]);
        else known.push({ row, column });
      } else return problem(say.notACell({ character }), line, start + column);
    }
  }
  return ok({ walls, cellsByName });
}

/** The vehicle that stands on some cells, which are in reading order. In the course's boards, one of a single cell is vertical. */
function readVehicle(name: string, cells: readonly Cell[], grid: Grid, format: GridFormat): Result<Vehicle> {
  const first = cells[0]!;
  const second = cells[1];
  if (second === undefined && format !== 'usc') {
    return problemAt(grid, first, say.vehicleOneCell({ vehicle: name }));
  }
  const horizontal = second?.row === first.row;
  const straight = cells.every((cell, i) =>
    horizontal
      ? cell.row === first.row && cell.column === first.column + i
      : cell.column === first.column && cell.row === first.row + i,
  );
  if (straight) return ok({ name, horizontal, row: first.row, column: first.column, length: cells.length });
  const apart = firstApart(cells, grid[0]!.cells.length);
  if (apart !== undefined) return problemAt(grid, apart, say.vehicleApart({ vehicle: name }));
  const bend = cells.find((cell) => (horizontal ? cell.row !== first.row : cell.column !== first.column))!;
  return problemAt(grid, bend, say.vehicleBent({ vehicle: name }));
}

/** The first cell that is not connected with the first one of all. */
function firstApart(cells: readonly Cell[], width: number): Cell | undefined {
  // One more than the width, so that the end of a row is no neighbour of the next one's start.
  const number = ({ row, column }: Cell): number => row * (width + 1) + column;
  const left = new Set(cells.map(number));
  const reached = [number(cells[0]!)];
  left.delete(reached[0]!);
  for (const cell of reached) {
    for (const neighbour of [cell - 1, cell + 1, cell - width - 1, cell + width + 1]) {
      if (left.delete(neighbour)) reached.push(neighbour);
    }
  }
  return cells.find((cell) => left.has(number(cell)));
}

function problemAt(grid: Grid, { row, column }: Cell, said: Message): Result<never> {
  const { line, column: start } = grid[row]!;
  return problem(said, line, start + column);
}
