import type { Cell } from '../../contract/scene.js';
import { rowLength } from '../../messages/en/boards.js';
import * as say from '../../messages/en/bricks.js';
import { ok, problem, type Result } from '../../result.js';
import { type Row, shorten } from '../../text/rows.js';
import {
  type Brick,
  type BricksPosition,
  type Freedom,
  type Goal,
  isName,
  LONGEST_SIDE,
  sizeError,
} from '../position.js';
import { cornerOf } from '../shapes.js';
import { addTo, gatherBricks, type Place, type TextBoard } from './board-text.js';
import { isWholePlace, listCells, pairs, placedAt } from './goal-text.js';

const HEADER = /^\s*(master|goal|place|fixed|horizontal|vertical|goal-cells|cells)(?:\s+(\S+))?\s*:(.*)$/i;
const COMMENT = /^\s*#\s/;
const EMPTY = '.';
const WALL = '#';
const GOAL_CELL = '-';
const FREEDOMS = ['fixed', 'horizontal', 'vertical'] as const;
/** How many lines after an empty comment are inspected to decide what it is. */
const LOOK_AHEAD = 20;

interface Header extends Place {
  readonly key: string;
  readonly name: string | undefined;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

export function isGridHeader(row: Row): boolean {
  return HEADER.test(row.text);
}

/** Headers, and the rows of the board after them. */
export function readGrid(rows: readonly Row[], target?: string): Result<TextBoard> {
  const headers: Header[] = [];
  let read = 0;
  for (; read < rows.length && headers.at(-1)?.key !== 'cells'; read++) {
    const { text, line } = rows[read]!;
    if (text === '' || COMMENT.test(text) || isEmptyComment(rows, read)) continue;
    const match = HEADER.exec(text);
    if (match === null) break;
    const value = match[3]!.replace(/\s#.*$/, '').trim();
    headers.push({ key: match[1]!.toLowerCase(), name: match[2], value, line, column: 1 });
  }
  const last = headers.at(-1);
  const words = last?.key === 'cells';
  if (words && last.value !== 'words') {
    return problem(say.cellsHeader({ value: shorten(last.value) }), last.line, 1);
  }
  const drawing = words ? rows.slice(read).map(wordsOf) : unfold(rows.slice(read));
  if (drawing.length === 0) return problem(say.noRows(), rows.at(-1)!.line + 1, 1);
  const drawn = readCells(drawing, words);
  if (!drawn.ok) return drawn;
  const { walls, dashes, cellsByName } = drawn.value;

  const movement = readMovement(headers, cellsByName, words);
  if (!movement.ok) return movement;
  const bricks = gatherBricks(cellsByName).map((brick) => ({
    ...brick,
    freedom: movement.value.get(brick.name) ?? brick.freedom,
  }));
  const covered = readPairs(headers.filter(({ key }) => key === 'goal-cells'));
  if (!covered.ok) return covered;
  const reserved = [...dashes, ...covered.value];
  const master = masterOf(headers, cellsByName, target);
  if (!master.ok) return master;
  const goals = readGoalHeaders(headers, bricks, master.value);
  if (!goals.ok) return goals;
  const own = goals.value;
  const masterGoal = own.length === 0 && reserved.length > 0 && master.value !== undefined;
  return ok({
    format: 'grid',
    setup: { width: drawing[0]!.cells.length, height: drawing.length, walls, reserved, bricks },
    goals: masterGoal ? [{ brick: master.value!, cells: reserved }] : own.map(({ goal }) => goal),
    master: master.value,
    locate({ cell, goal }) {
      const header = goal === undefined ? undefined : own[goal];
      if (header !== undefined) return { line: header.line, column: 1 };
      const row = cell === undefined ? drawing[0]! : (drawing[cell.row] ?? drawing[0]!);
      return { line: row.line, column: columnOf(row, cell?.column ?? 0) };
    },
  });
}

/** A wall character alone on a line is a row of a one-cell-wide board, or an empty comment if a line that precedes rows follows. */
function isEmptyComment(rows: readonly Row[], at: number): boolean {
  if (rows[at]!.text.trim() !== WALL) return false;
  const next = rows.slice(at + 1, at + LOOK_AHEAD).find(({ text }) => !['', WALL].includes(text.trim()));
  return next !== undefined && (COMMENT.test(next.text) || HEADER.test(next.text));
}

/**
 * The board in signs, or in words where names are longer or mean something else as signs. The caller checks that it reads
 * back; every position does in words.
 */
export function drawGrid(position: BricksPosition, words: boolean): string {
  const { width, height, walls, reserved, bricks, goals } = position;
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill(EMPTY));
  for (const { row, column } of walls) rows[row]![column] = WALL;
  for (const { row, column } of reserved) rows[row]![column] = GOAL_CELL;
  for (const { name, cells } of bricks) {
    for (const { row, column } of cells) rows[row]![column] = name;
  }
  const lines: string[] = [];
  const byName = new Map(bricks.map((brick) => [brick.name, brick]));
  const master = goals[0]!.brick;
  if (master !== undefined) lines.push(`master: ${master}`);
  for (const { brick: name, cells } of goals) {
    const brick = byName.get(name ?? '');
    if (brick === undefined) {
      lines.push(`place: ${listCells(cells)}`);
      continue;
    }
    // Cells that only the master may enter are its goal by default.
    if (goals.length === 1 && !isWholePlace(brick, cells) && listCells(cells) === listCells(reserved)) continue;
    const { row, column } = cornerOf(cells);
    const place = isWholePlace(brick, cells) ? `${row} ${column}` : `on ${listCells(cells)}`;
    lines.push(`goal${name === master ? '' : ` ${name}`}: ${place}`);
  }
  for (const freedom of FREEDOMS) {
    const names = bricks.filter((brick) => brick.freedom === freedom).map(({ name }) => name);
    if (names.length > 0) lines.push(`${freedom}: ${names.join(' ')}`);
  }
  const hidden = reserved.filter(({ row, column }) => rows[row]![column] !== GOAL_CELL);
  if (hidden.length > 0) lines.push(`goal-cells: ${listCells(hidden)}`);
  // Rows follow this header at once: in words, a row may begin like a comment.
  if (words) lines.push('cells: words');
  return [...lines, ...rows.map((row) => row.join(words ? ' ' : ''))].join('\n');
}

/** A row of cells; `starts` are their columns in the text where they are words. */
interface DrawnRow extends Row {
  readonly cells: readonly string[];
  readonly starts?: readonly number[];
}

type Drawing = readonly DrawnRow[];

function columnOf({ column, starts }: DrawnRow, cell: number): number {
  return starts === undefined ? column + cell : (starts[Math.min(cell, starts.length - 1)] ?? column);
}

function wordsOf(row: Row): DrawnRow {
  const words = [...row.text.matchAll(/\S+/g)];
  return { ...row, cells: words.map(([word]) => word), starts: words.map(({ index }) => row.column + index) };
}

/** Rows of cells; a board on one line has `/` between its rows. */
function unfold(rows: readonly Row[]): Drawing {
  const [first] = rows;
  if (rows.length !== 1) return rows.map((row) => ({ ...row, cells: [...row.text] }));
  let { column } = first!;
  // One more than a board can have, so that an excess is detected.
  return first!.text.split('/', LONGEST_SIDE + 1).map((text) => {
    const cells = [...text];
    const start = column;
    column += cells.length + 1;
    return { text, line: first!.line, column: start, cells };
  });
}

interface Cells {
  readonly walls: Cell[];
  readonly dashes: Cell[];
  readonly cellsByName: Map<string, Cell[]>;
}

function readCells(drawing: Drawing, words: boolean): Result<Cells> {
  const width = drawing[0]!.cells.length;
  const error = sizeError(width, drawing.length);
  if (error !== undefined) return problem(error, drawing[0]!.line, drawing[0]!.column);
  const walls: Cell[] = [];
  const dashes: Cell[] = [];
  const cellsByName = new Map<string, Cell[]>();
  for (const [row, drawn] of drawing.entries()) {
    const { cells, line, text } = drawn;
    if (!words && HEADER.test(text)) return problem(say.headerAfterRows(), line, 1);
    for (const [column, sign] of cells.entries()) {
      const cell = { row, column };
      if (sign === EMPTY) continue;
      if (sign === WALL) walls.push(cell);
      else if (sign === GOAL_CELL) dashes.push(cell);
      else if (isName(sign)) addTo(cellsByName, sign, cell);
      else
        return problem(
          say.notASign({ sign: [...sign].length === 1 ? sign : shorten(sign) }),
          line,
          columnOf(drawn, column),
        );
    }
    if (cells.length !== width) {
      const said = rowLength({ cells: cells.length, first: width });
      return problem(said, line, columnOf(drawn, Math.min(cells.length, width)));
    }
  }
  return ok({ walls, dashes, cellsByName });
}

function masterOf(
  headers: readonly Header[],
  cellsByName: ReadonlyMap<string, unknown>,
  target: string | undefined,
): Result<string | undefined> {
  const said = headers.filter(({ key }) => key === 'master');
  if (said.length > 1) return problem(say.secondMaster(), said[1]!.line, 1);
  const name = target ?? said[0]?.value;
  if (name === undefined) return ok(['X', '2'].find((usual) => cellsByName.has(usual)));
  if (cellsByName.has(name)) return ok(name);
  return problem(say.masterMissing({ master: shorten(name) }), said[0]?.line, said[0] && 1);
}

/** Which bricks may not move freely. */
function readMovement(
  headers: readonly Header[],
  cellsByName: ReadonlyMap<string, unknown>,
  words: boolean,
): Result<ReadonlyMap<string, Freedom>> {
  const freedoms = new Map<string, Freedom>();
  for (const freedom of FREEDOMS) {
    for (const { value, line } of headers.filter(({ key }) => key === freedom)) {
      const names = words ? value.split(/\s+/).filter((name) => name !== '') : value.replace(/[\s,]/g, '');
      for (const name of names) {
        if (!cellsByName.has(name)) return problem(say.brickNotOnBoard({ brick: shorten(name) }), line, 1);
        if (freedoms.has(name)) return problem(say.brickListedTwice({ brick: name }), line, 1);
        freedoms.set(name, freedom);
      }
    }
  }
  return ok(freedoms);
}

function readGoalHeaders(
  headers: readonly Header[],
  bricks: readonly Brick[],
  master: string | undefined,
): Result<{ goal: Goal; line: number }[]> {
  const goals: { goal: Goal; line: number }[] = [];
  const byName = new Map(bricks.map((brick) => [brick.name, brick]));
  const owners = new Set<string>();
  for (const header of headers.filter(({ key }) => key === 'goal')) {
    const { line } = header;
    const [, listed] = /^on\s+(.*)$/i.exec(header.value) ?? [];
    const cells = readPairs([listed === undefined ? header : { ...header, value: listed }]);
    if (!cells.ok) return cells;
    if (listed === undefined && cells.value.length !== 1) {
      return problem(say.goalHeaderForm(), line, 1);
    }
    const name = header.name ?? master;
    const brick = byName.get(name ?? '');
    if (name === undefined) return problem(say.noMaster(), line, 1);
    if (brick === undefined) return problem(say.goalWithoutBrick({ brick: shorten(name) }), line, 1);
    // Checked here already, so that a list of goals cannot grow larger than the board.
    if (owners.has(name)) return problem(say.brickWithTwoGoals({ brick: name }), line, 1);
    owners.add(name);
    const covered = listed === undefined ? placedAt(brick, cells.value[0]!) : cells.value;
    goals.push({ goal: { brick: name, cells: covered }, line });
  }
  const places = headers.filter(({ key }) => key === 'place');
  for (const header of places) {
    const cells = readPairs([header]);
    if (!cells.ok) return cells;
    goals.push({ goal: { cells: cells.value }, line: header.line });
  }
  // The master's goal comes first, wherever it is written.
  return ok([
    ...goals.filter(({ goal }) => goal.brick === master),
    ...goals.filter(({ goal }) => goal.brick !== master),
  ]);
}

function readPairs(headers: readonly Header[]): Result<Cell[]> {
  const cells: Cell[] = [];
  for (const { value, line, key } of headers) {
    const numbers = value.split(/[\s,]+/).filter((word) => word !== '');
    if (numbers.length === 0 || numbers.length % 2 !== 0 || !numbers.every((word) => /^\d{1,5}$/.test(word))) {
      return problem(say.pairsHeader({ header: key, value: shorten(value) }), line, 1);
    }
    for (const cell of pairs(numbers.map(Number))) cells.push(cell);
  }
  return ok(cells);
}
