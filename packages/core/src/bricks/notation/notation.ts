import type { Named, Titled } from '../../contract/ids.js';
import { same } from '../../contract/same.js';
import type { Reading, ReadOptions } from '../../contract/text.js';
import * as boards from '../../messages/en/boards.js';
import * as say from '../../messages/en/bricks.js';
import { unknownFormat } from '../../messages/en/names.js';
import type { Message } from '../../messages/message.js';
import { ok, problem, type Result } from '../../result.js';
import { anyScript } from '../../text/any-script.js';
import { lengthError, type Row, rowsOf } from '../../text/rows.js';
import { type BricksPosition, createPosition, LONGEST_SIDE, setupError } from '../position.js';
import type { TextBoard } from './board-text.js';
import { describeGoals, readGoals } from './goal-text.js';
import { drawGrid, isGridHeader, readGrid } from './grid-text.js';
import { drawHuarong, isNamedLayout, readHuarong } from './huarong-text.js';
import { drawSbp, isSbpHeader, readSbp } from './sbp-text.js';
import { drawTray, isBlockList, looksLikeTray, readTray } from './tray-text.js';

export const formats = [
  { id: 'sbp', summary: 'w,h, then rows of numbers: 0 empty, 1 wall, -1 goal, 2 the master, 3 and up other bricks' },
  { id: 'grid', summary: 'headers (master: X, goal: 3 1 …), then rows of characters: . empty, # wall, - goal cell' },
  {
    id: 'tray',
    summary: 'height and width, then four numbers for each block; the goal blocks come after a line "goal"',
  },
  {
    id: 'huarong',
    summary: 'the five characters of a Huarong Dao board: 4x5 cells, one 2x2, any 1x2 and 1x1, two free cells or more',
  },
] as const satisfies readonly Named[];

export const goals: readonly Titled[] = [
  {
    id: 'ROW COLUMN',
    title: 'Place of the corner',
    summary: "where the master's top left corner belongs, counted from 0; with B in front, that of brick B",
  },
  {
    id: 'B on ROW COLUMN',
    title: 'Cells to cover',
    summary: 'cells that brick B must cover, separated by commas; a semicolon starts another goal',
  },
];

/** A tray of the largest size with as many blocks and goals as it has cells has no more lines. */
const MOST_LINES = 2 * LONGEST_SIDE ** 2 + 4;
/** The lines that are inspected to detect the format. */
const LOOK_AHEAD = 40;

/** The texts that a format has for a position, the tersest first; the last omits what can be given besides it. */
const DRAWINGS: Readonly<Record<string, readonly ((position: BricksPosition) => Result<string>)[]>> = {
  sbp: [drawSbp],
  grid: [(position) => ok(drawGrid(position, false)), (position) => ok(drawGrid(position, true))],
  tray: [(position) => drawTray(position, true), (position) => drawTray(position, false)],
  huarong: [drawHuarong],
};

/** What is said of a text without a goal: how it would say one. */
const GOALLESS: Readonly<Record<string, () => Message>> = {
  sbp: say.noGoalInNumbers,
  grid: say.noGoalInGrid,
  tray: say.noGoalInTray,
};

export function parse(text: string, options: ReadOptions): Result<Reading<BricksPosition>> {
  const { format, goal, size } = options;
  if (format !== undefined && !formats.some(({ id }) => id === format)) return problem(unknownFormat(format, formats));
  if (size !== undefined) return problem(say.sizeInText());
  const length = lengthError(text);
  if (length !== undefined) return problem(length);
  const rows = rowsOf(text, MOST_LINES);
  if (rows.length > MOST_LINES) return problem(boards.tooManyLines({ most: MOST_LINES }));
  if (rows.length === 0) return problem(boards.boardEmpty(), 1, 1);
  const read = readBoard(rows, options);
  if (!read.ok) return read;
  const { setup, master, locate } = read.value;
  const inText = goal === undefined || (read.value.format === 'tray' && isBlockList(goal));
  const given = inText ? ok(read.value.goals) : readGoals(goal, setup.bricks, master);
  if (!given.ok) return given;
  const error = setupError({ ...setup, goals: given.value });
  if (error !== undefined) {
    // A goal from outside the text has no place in it.
    const { line, column } = goal !== undefined && error.goal !== undefined ? {} : locate(error);
    const why = error.lacksGoal === undefined ? error.why : GOALLESS[read.value.format]!();
    return problem(why, line, column);
  }
  const position = createPosition({ ...setup, goals: given.value });
  return position.ok
    ? ok({ position: position.value, format: read.value.format, goal: describeGoals(position.value) })
    : position;
}

function readBoard(rows: readonly Row[], { format, target, goal }: ReadOptions): Result<TextBoard> {
  const kind = format ?? formatOf(rows);
  if (kind === 'sbp') return readSbp(rows, target);
  if (kind === 'grid') return readGrid(rows, target);
  if (kind === 'huarong') return readHuarong(rows, target);
  if (target !== undefined) return problem(say.trayWithoutMaster());
  return readTray(rows, goal !== undefined && isBlockList(goal) ? goal : undefined);
}

function formatOf(rows: readonly Row[]): string {
  if (isSbpHeader(rows[0])) return 'sbp';
  if (isNamedLayout(rows[0])) return 'huarong';
  return looksLikeTray(rows) ? 'tray' : 'grid';
}

export function print(position: BricksPosition, format: string): Result<string> {
  const drawings = DRAWINGS[format]!.map((draw) => draw(position));
  const means = (text: Result<string>, options: ReadOptions): boolean => {
    const back = text.ok ? parse(text.value, { ...options, format }) : text;
    return back.ok && same(back.value.position, position);
  };
  // A text that is read back as something else does not express the position, unless the goal is given besides it.
  const text = drawings.find((drawing) => means(drawing, {}));
  const last = drawings.at(-1)!;
  if (text !== undefined || means(last, readOptions(position))) return text ?? last;
  return problem(boards.cannotWrite({ format, why: last.ok ? say.goalNotExpressed() : last.problem }));
}

/** The goal is an option, since not every format can express every goal. */
export function readOptions(position: BricksPosition): ReadOptions {
  return { goal: describeGoals(position) };
}

const CELLS = anyScript('^[\\p{L}\\p{N}.#/-]+$');
/** Lines of more cells may each be a board of another family. */
const LONGEST_ROW = 12;
/** Cells that are no piece in any format: free ones and walls. */
const NO_PIECE = '.#-ox0';

/** The first lines of all three formats are unlike any other, but for boards of numbers that are a permutation. */
export function affinity(text: string): number {
  const rows = rowsOf(text, LOOK_AHEAD);
  if (rows.some(isGridHeader) || isNamedLayout(rows[0])) return 1;
  if (isSbpHeader(rows[0]) || looksLikeTray(rows)) return isPermutation(text) ? 0.2 : 0.95;
  const sample = rows.map((row) => row.text.slice(0, 300)).join('');
  if (!CELLS.test(sample)) return 0;
  return sample.includes('-') || hasBlock(rows) ? 0.95 : 0.3;
}

/** Whether a piece covers a square of four cells, as no vehicle does. */
function hasBlock(rows: readonly Row[]): boolean {
  const lines = rows.map(({ text }) => text.trim());
  const boards = lines.some((line) => line.includes('/')) ? lines.map((line) => line.split('/')) : [lines];
  return boards.some((board) => board.every((row) => row.length <= LONGEST_ROW) && board.some(holdsBlock));
}

/** Whether a block begins in a row of a board and ends in the next one. */
function holdsBlock(row: string, i: number, board: readonly string[]): boolean {
  const [cells, below] = [[...row], [...(board[i + 1] ?? '')]];
  return cells.some(
    (piece, at) =>
      !NO_PIECE.includes(piece) && [cells[at + 1], below[at], below[at + 1]].every((other) => other === piece),
  );
}

/** After the two numbers of its first line, a text holds every number from 0 up once: a board of tiles. */
function isPermutation(text: string): boolean {
  const numbers = (text.slice(0, 100_000).match(/-?\d+/g) ?? []).slice(2).map(Number);
  return numbers.sort((a, b) => a - b).every((number, i) => number === i);
}
