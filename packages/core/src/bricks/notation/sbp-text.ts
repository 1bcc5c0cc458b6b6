import type { Cell } from '../../contract/scene.js';
import * as say from '../../messages/en/bricks.js';
import { ok, problem, type Result } from '../../result.js';
import { type Row, shorten } from '../../text/rows.js';
import { type BricksPosition, sizeError } from '../position.js';
import { addTo, gatherBricks, type TextBoard } from './board-text.js';
import { listCells } from './goal-text.js';

const GOAL = -1;
const EMPTY = 0;
const WALL = 1;
export const MASTER = '2';

export function isSbpHeader(row: Row | undefined): boolean {
  return row !== undefined && /^\s*\d+\s*,\s*\d+\s*,?$/.test(row.text);
}

export function readSbp(rows: readonly Row[], master = MASTER): Result<TextBoard> {
  const [header, ...lines] = rows as [Row, ...Row[]];
  if (!isSbpHeader(header)) {
    return problem(say.sbpHeader({ line: shorten(header.text) }), header.line, 1);
  }
  const [width, height] = header.text.match(/\d+/g)!.map(Number) as [number, number];
  const error = sizeError(width, height);
  if (error !== undefined) return problem(error, header.line, 1);
  const walls: Cell[] = [];
  const reserved: Cell[] = [];
  const cellsByName = new Map<string, Cell[]>();
  const columns: number[][] = [];
  for (const [row, line] of lines.entries()) {
    if (row === height) return problem(say.sbpMoreRows({ rows: height }), line.line, 1);
    const values = readValues(line, width);
    if (!values.ok) return values;
    columns.push(values.value.map(({ at }) => at));
    for (const [column, { value }] of values.value.entries()) {
      const cell = { row, column };
      if (value === EMPTY) continue;
      if (value === WALL) walls.push(cell);
      else if (value === GOAL) reserved.push(cell);
      else addTo(cellsByName, String(value), cell);
    }
  }
  if (lines.length < height) {
    const end = (lines.at(-1) ?? header).line + 1;
    return problem(say.sbpFewerRows({ rows: height, found: lines.length }), end, 1);
  }
  if (!cellsByName.has(master)) return problem(say.sbpNoMaster({ master: shorten(master) }), header.line, 1);
  const bricks = gatherBricks(cellsByName);
  return ok({
    format: 'sbp',
    setup: { width, height, walls, reserved, bricks },
    goals: reserved.length === 0 ? [] : [{ brick: master, cells: reserved }],
    master,
    locate: ({ cell }) =>
      cell === undefined
        ? { line: header.line, column: 1 }
        : { line: lines[cell.row]!.line, column: columns[cell.row]![cell.column]! },
  });
}

/** The board in numbers; a problem where the format cannot express it. The caller checks that it reads back. */
export function drawSbp(position: BricksPosition): Result<string> {
  const { width, height, walls, reserved, bricks, goals } = position;
  const values = Array.from({ length: height }, () => new Array<string>(width).fill(String(EMPTY)));
  for (const { row, column } of walls) values[row]![column] = String(WALL);
  for (const { row, column } of reserved) values[row]![column] = String(GOAL);
  for (const { name, cells, freedom } of bricks) {
    if (!isSbpName(name)) return problem(say.sbpName({ brick: name, least: Number(MASTER) }));
    if (freedom !== 'any') return problem(say.freedomNotExpressed({ brick: name }));
    for (const { row, column } of cells) values[row]![column] = name;
  }
  if (!bricks.some(({ name }) => name === MASTER)) return problem(say.sbpMasterName({ master: MASTER }));
  const covered = reserved.find(({ row, column }) => values[row]![column] !== String(GOAL));
  if (covered !== undefined) {
    return problem(say.sbpCovered({ brick: values[covered.row]![covered.column]! }));
  }
  const [goal] = goals;
  const isGoal = goals.length === 1 && goal!.brick === MASTER && listCells(goal!.cells) === listCells(reserved);
  if (reserved.length > 0 && !isGoal) return problem(say.sbpGoalCells());
  return ok([`${width},${height},`, ...values.map((row) => `${row.join(',')},`)].join('\n'));
}

export function isSbpName(name: string): boolean {
  return /^([2-9]|[1-9]\d{1,4})$/.test(name);
}

/** The numbers of a row, each with its column in the text. */
function readValues(row: Row, width: number): Result<{ value: number; at: number }[]> {
  const parts = row.text.split(',');
  if (parts.at(-1) === '') parts.pop();
  const values: { value: number; at: number }[] = [];
  let at = 1;
  for (const part of parts) {
    const text = part.trim();
    const start = at + part.indexOf(text);
    if (values.length === width) return problem(say.sbpValues({ found: parts.length, width }), row.line, start);
    if (!/^[+-]?\d{1,5}$/.test(text) || Number(text) < GOAL) {
      return problem(say.sbpCell({ text: shorten(text) }), row.line, start);
    }
    values.push({ value: Number(text), at: start });
    at += part.length + 1;
  }
  if (values.length === width) return ok(values);
  return problem(say.sbpValues({ found: values.length, width }), row.line, row.text.length + 1);
}
