import type { Cell } from '../../contract/scene.js';
import * as say from '../../messages/en/bricks.js';
import { ok, problem, type Result } from '../../result.js';
import { lengthError, type Row, rowsOf, shorten } from '../../text/rows.js';
import {
  type Brick,
  type BricksPosition,
  byShape,
  type Goal,
  LONGEST_SIDE,
  setupError,
  sizeError,
} from '../position.js';
import { cornerOf, farCornerOf, isRectangle, rectangleOf, shapeText } from '../shapes.js';
import type { TextBoard } from './board-text.js';

const SEPARATOR = /^\s*goal\s*:?$/i;
/** The first block's name; 0 and 1 mean other things where bricks are numbers. */
const FIRST_NAME = 2;

/** A line of four numbers. */
interface Line {
  readonly numbers: readonly number[];
  readonly line: number;
}

/** The two conventions for blocks in collections of trays. */
const WAYS: readonly ((numbers: readonly number[]) => {
  row: number;
  column: number;
  height: number;
  width: number;
})[] = [
  ([row, column, lastRow, lastColumn]) => ({
    row: row!,
    column: column!,
    height: lastRow! - row! + 1,
    width: lastColumn! - column! + 1,
  }),
  ([height, width, row, column]) => ({ row: row!, column: column!, height: height!, width: width! }),
];

export function looksLikeTray(rows: readonly Row[]): boolean {
  const [first, ...others] = rows;
  if (first === undefined || !/^\s*\d+\s+\d+$/.test(first.text)) return false;
  return others.every(({ text }) => text === '' || SEPARATOR.test(text) || /^\s*\d+(\s+\d+){3}$/.test(text));
}

/** Whether goals are given as a tray's file of goals has them, and not in words. */
export function isBlockList(goals: string): boolean {
  return /^[\s;]*\d+\s+\d+\s+\d+\s+\d+/.test(goals);
}

/** The goal's blocks follow the tray's after a blank line or a line `goal`, unless they are given as `goalText`. */
export function readTray(rows: readonly Row[], goalText: string | undefined): Result<TextBoard> {
  const [header, ...lines] = rows as [Row, ...Row[]];
  const size = /^\s*(\d{1,5})\s+(\d{1,5})$/.exec(header.text);
  if (size === null) {
    return problem(say.trayHeader({ line: shorten(header.text) }), header.line, 1);
  }
  const [height, width] = [Number(size[1]), Number(size[2])];
  const error = sizeError(width, height);
  if (error !== undefined) return problem(error, header.line, 1);
  const end = lines.findIndex(({ text }) => text === '' || SEPARATOR.test(text));
  const blocks = readLines(end < 0 ? lines : lines.slice(0, end));
  if (!blocks.ok) return blocks;
  if (blocks.value.length === 0) return problem(say.noBlocks(), header.line + 1, 1);
  const length = goalText === undefined ? undefined : lengthError(goalText, say.goalTooLong);
  if (length !== undefined) return problem(length);
  const outside = goalText === undefined ? undefined : rowsOf(goalText.replaceAll(';', '\n'), LONGEST_SIDE ** 2);
  const below = end < 0 ? [] : lines.slice(end).filter(({ text }) => text !== '' && !SEPARATOR.test(text));
  const goals = readLines(outside ?? below);
  if (!goals.ok) return outside === undefined ? goals : problem(say.inGoal({ why: goals.problem }));

  const readings = WAYS.map((way) => readBlocks(way, { width, height }, blocks.value, goals.value, header.line));
  const [corners, sizes] = readings as [Attempt, Attempt];
  const further = sizes.at > corners.at ? sizes : corners;
  return ok((readings.find(({ fits }) => fits) ?? further).read);
}

interface Attempt {
  readonly read: TextBoard;
  /** Everything is valid, and the goals find enough bricks of their shapes. So this is the convention in use. */
  readonly fits: boolean;
  /** How many blocks and goals are valid before the first that is not. */
  readonly at: number;
}

function readBlocks(
  way: (typeof WAYS)[number],
  size: { width: number; height: number },
  blocks: readonly Line[],
  goalLines: readonly Line[],
  headerLine: number,
): Attempt {
  let area = 0;
  const cellsOf = ({ numbers }: Line): Cell[] => {
    const { row, column, height, width } = way(numbers);
    // Something that is no block, or reaches far outside, needs no more than its corner to be refused.
    if (height < 1 || width < 1) return [];
    if (row + height > size.height || column + width > size.width) return [{ row: size.height, column: size.width }];
    area += height * width;
    // More than both the tray and its goal can hold: some overlap, and there is no need to list the rest.
    if (area > 2 * size.width * size.height) return [{ row, column }];
    return rectangleOf(height, width, row, column);
  };
  const bricks = blocks.map((line, i) => ({
    name: trayName(i),
    cells: cellsOf(line),
    freedom: 'any' as const,
  }));
  const goals: Goal[] = goalLines.map((line) => ({ cells: cellsOf(line) }));
  const setup = { ...size, walls: [], reserved: [], bricks };
  const lineOf = (brick: string | undefined, goal: number | undefined): number => {
    if (goal !== undefined) return goalLines[goal]!.line;
    return brick === undefined ? headerLine : blocks[Number(brick) - FIRST_NAME]!.line;
  };
  const error = setupError({ ...setup, goals });
  const read: TextBoard = {
    format: 'tray',
    setup,
    goals,
    master: undefined,
    locate: ({ brick, goal }) => ({ line: lineOf(brick, goal), column: 1 }),
  };
  const goal = blocks.length + (error?.goal ?? goals.length);
  return {
    read,
    fits: error === undefined && fitTogether(bricks, goals),
    at: error?.brick === undefined ? goal : Number(error.brick) - FIRST_NAME,
  };
}

function fitTogether(bricks: readonly Brick[], goals: readonly Goal[]): boolean {
  const left = new Map([...byShape(bricks)].map(([shape, { length }]) => [shape, length]));
  return goals.every(({ cells }) => {
    const shape = shapeText(cells);
    const count = left.get(shape) ?? 0;
    left.set(shape, count - 1);
    return count > 0;
  });
}

function readLines(rows: readonly Row[]): Result<Line[]> {
  const lines: Line[] = [];
  for (const { text, line } of rows) {
    if (!/^\s*\d{1,5}(\s+\d{1,5}){3}$/.test(text)) {
      return problem(say.notABlock({ text: shorten(text) }), line, 1);
    }
    lines.push({ numbers: text.match(/\d+/g)!.map(Number), line });
  }
  return ok(lines);
}

/** The tray and its goal; a problem where the format cannot express them. The caller checks that it reads back. */
export function drawTray(position: BricksPosition, withGoals: boolean): Result<string> {
  const { width, height, walls, reserved, bricks, goals } = position;
  if (walls.length > 0) return problem(say.trayWithWalls());
  if (reserved.length > 0) return problem(say.trayWithGoalCells());
  for (const [i, { name, cells, freedom }] of bricks.entries()) {
    if (!isRectangle(cells)) return problem(say.notARectangle({ brick: name }));
    if (freedom !== 'any') return problem(say.freedomNotExpressed({ brick: name }));
    if (name !== trayName(i)) return problem(say.trayName({ brick: name, least: FIRST_NAME }));
  }
  const lines = [`${height} ${width}`, ...bricks.map(({ cells }) => corners(cells))];
  if (!withGoals) return ok(lines.join('\n'));
  return ok([...lines, 'goal', ...goals.map(({ cells }) => corners(cells))].join('\n'));
}

/** The name of a block by its place in the list. */
export function trayName(index: number): string {
  return String(FIRST_NAME + index);
}

function corners(cells: readonly Cell[]): string {
  const first = cornerOf(cells);
  const last = farCornerOf(cells);
  return `${first.row} ${first.column} ${last.row} ${last.column}`;
}
