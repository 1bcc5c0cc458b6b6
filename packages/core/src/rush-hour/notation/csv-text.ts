import type { ReadOptions } from '../../contract/text.js';
import * as say from '../../messages/en/rush-hour.js';
import { ok, problem, type Result } from '../../result.js';
import { type Row, shorten } from '../../text/rows.js';
import {
  cellsOf,
  Ground,
  isName,
  LONGEST_NAME,
  type RushHourPosition,
  sizeError,
  type TextBoard,
  type Vehicle,
} from '../position.js';

const HEADER = 'car,orientation,col,row,length';
const COLUMNS = HEADER.split(',');
/** The car that is a wall: an extension of the format, which other programs may take for a car of one cell. */
const WALL = '#';

/** Boards without a size are taken to be the smallest square that holds the vehicles, and at least the classic one. */
const USUAL_SIZE = 6;

export function isCsvHeader(row: Row | undefined): boolean {
  return row !== undefined && /^\s*"?car"?\s*,/i.test(row.text);
}

export function readCsv(rows: readonly Row[], options: ReadOptions): Result<TextBoard> {
  const [header, ...lines] = rows as [Row, ...Row[]];
  const titles = header.text.split(',').map((title) => title.trim().toLowerCase());
  if (titles.join() !== HEADER) {
    return problem(say.csvHeader({ line: shorten(header.text), expected: HEADER }), header.line, 1);
  }
  const vehicles: { vehicle: Vehicle; row: Row }[] = [];
  const names = new Set<string>();
  for (const row of lines) {
    const read = readLine(row);
    if (!read.ok) return read;
    const { name } = read.value;
    if (name !== WALL && names.has(name)) return problem(say.vehicleTwice({ vehicle: name }), row.line, 1);
    names.add(name);
    vehicles.push({ vehicle: read.value, row });
  }
  const sized = boardSize(
    vehicles.map(({ vehicle }) => vehicle),
    options.size,
  );
  if (!sized.ok) return problem(sized.problem, header.line, 1);
  const { width, height } = sized.value;
  const ground = new Ground(width, height);
  for (const { vehicle, row } of vehicles) {
    const error = ground.takeAll(vehicle);
    if (error !== undefined) return problem(error, row.line, 1);
  }
  const target = options.target ?? 'X';
  const found = vehicles.find(({ vehicle }) => vehicle.name === target);
  if (found === undefined) return problem(say.targetMissing({ target: shorten(target) }), header.line, 1);
  if (!found.vehicle.horizontal) return problem(say.targetVertical({ target }), found.row.line, 1);
  const cars = vehicles.map(({ vehicle }) => vehicle);
  const walls = cars.filter(({ name }) => name === WALL).flatMap(cellsOf);
  return ok({ format: 'csv', width, height, walls, vehicles: cars.filter(({ name }) => name !== WALL), target });
}

/** Every board can be written: a wall is a line like any other. */
export function drawCsv({ walls, vehicles }: RushHourPosition): string {
  const cars = [...vehicles, ...walls.map((wall) => ({ ...wall, name: WALL, horizontal: false, length: 1 }))];
  const lines = cars.map(
    ({ name, horizontal, row, column, length }) =>
      `${name},${horizontal ? 'H' : 'V'},${column + 1},${row + 1},${length}`,
  );
  return [HEADER, ...lines].join('\n');
}

function readLine(row: Row): Result<Vehicle> {
  const fields = row.text.split(',').map((field) => field.trim());
  if (fields.length !== COLUMNS.length) {
    return problem(say.csvValues({ values: COLUMNS.length, columns: HEADER, found: fields.length }), row.line, 1);
  }
  const columnOf = (index: number): number =>
    row.text
      .split(',')
      .slice(0, index)
      .reduce((sum, field) => sum + field.length + 1, 1);
  const [name, orientation] = fields as [string, string];
  if (!isName(name) && name !== WALL) {
    return problem(say.vehicleName({ name: shorten(name), most: LONGEST_NAME }), row.line, 1);
  }
  if (!/^[HV]$/i.test(orientation)) {
    return problem(say.csvOrientation({ orientation: shorten(orientation) }), row.line, columnOf(1));
  }
  const numbers: number[] = [];
  for (let index = 2; index < COLUMNS.length; index++) {
    const field = fields[index]!;
    if (!/^\d{1,5}$/.test(field) || Number(field) < 1) {
      return problem(say.csvNumber({ column: COLUMNS[index]!, value: shorten(field) }), row.line, columnOf(index));
    }
    numbers.push(Number(field));
  }
  const [column, line, length] = numbers as [number, number, number];
  const horizontal = /^H$/i.test(orientation);
  if (horizontal && length === 1) return problem(say.shortNotVertical({ vehicle: name }), row.line, columnOf(1));
  return ok({ name, horizontal, row: line - 1, column: column - 1, length });
}

function boardSize(vehicles: readonly Vehicle[], size: string | undefined): Result<{ width: number; height: number }> {
  let width = USUAL_SIZE;
  for (const { horizontal, row, column, length } of vehicles) {
    width = Math.max(width, column + (horizontal ? length : 1), row + (horizontal ? 1 : length));
  }
  let height = width;
  const given = /^(\d+)x(\d+)$/.exec(size ?? '');
  if (given !== null) [width, height] = [Number(given[1]), Number(given[2])];
  const error = sizeError(width, height);
  return error === undefined ? ok({ width, height }) : problem(error);
}
