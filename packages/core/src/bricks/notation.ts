import type { BoardText, Named, Reading, ReadOptions } from '../family.js';
import { unknownId } from '../nearest.js';
import { ok, problem, type Result } from '../result.js';
import { type Row, rowsOf } from '../text.js';
import type { BoardRead } from './board-text.js';
import { describeGoals, readGoals } from './goal-text.js';
import { drawGrid, isGridHeader, readGrid } from './grid-text.js';
import { type BricksPosition, createPosition, troubleOf } from './position.js';
import { drawSbp, isSbpHeader, readSbp } from './sbp-text.js';
import { drawTray, looksLikeTray, readTray } from './tray-text.js';

export const formats = [
  { id: 'sbp', summary: 'w,h, then rows of numbers: 0 empty, 1 wall, -1 goal, 2 the master, 3 and up bricks' },
  { id: 'grid', summary: 'headers (master: X, goal: 3 1 …), then rows of characters: . empty, # wall, - goal cell' },
  { id: 'tray', summary: 'height and width, then four numbers for each block; the goal blocks follow a line "goal"' },
] as const satisfies readonly Named[];

export const goals: readonly Named[] = [
  { id: 'ROW COLUMN', summary: "the place, from 0, of the master's top left corner; of brick B with B before it" },
  { id: 'B on ROW COLUMN', summary: 'cells that brick B must cover, set apart by commas; further goals follow a ;' },
];

/** A tray of 256×256 blocks and as many goals has no more lines. */
const MOST_LINES = 2 * 256 * 256 + 4;
/** So many lines tell what kind of text it is. */
const LOOK_AHEAD = 40;

const DRAW = { sbp: drawSbp, grid: drawGrid, tray: drawTray } as const;

export function parse(text: string, options: ReadOptions): Result<Reading<BricksPosition>> {
  const { format, goal, size } = options;
  if (format !== undefined && !formats.some(({ id }) => id === format)) {
    return problem(unknownId('format', format, formats));
  }
  if (size !== undefined) return problem('the text of a board tells its size; none can be given beside it');
  const rows = rowsOf(text, MOST_LINES);
  if (rows.length > MOST_LINES) return problem('the text is too long for a board', 1, 1);
  if (rows.length === 0) return problem('the board is empty', 1, 1);
  const read = readBoard(rows, options);
  if (!read.ok) return read;
  const { setup, master, locate } = read.value;
  const given =
    goal === undefined || read.value.format === 'tray' ? ok(read.value.goals) : readGoals(goal, setup.bricks, master);
  if (!given.ok) return given;
  const trouble = troubleOf({ ...setup, goals: given.value });
  if (trouble !== undefined) {
    // A goal from outside the text has no place in it.
    const { line, column } = goal !== undefined && trouble.goal !== undefined ? {} : locate(trouble);
    return problem(trouble.message, line, column);
  }
  const position = createPosition({ ...setup, goals: given.value });
  return position.ok
    ? ok({ position: position.value, format: read.value.format, goal: describeGoals(position.value) })
    : position;
}

function readBoard(rows: readonly Row[], { format, target, goal }: ReadOptions): Result<BoardRead> {
  const kind = format ?? (isSbpHeader(rows[0]) ? 'sbp' : looksLikeTray(rows) ? 'tray' : 'grid');
  if (kind === 'sbp') return readSbp(rows, target);
  if (kind === 'grid') return readGrid(rows, target);
  return target === undefined ? readTray(rows, goal) : problem('a tray has no master, only goals');
}

export function print(position: BricksPosition, format: string): Result<string> {
  const text = DRAW[format as keyof typeof DRAW](position);
  if (!text.ok) return cannotWrite(format, text.problem.message);
  // A format that would read something else back cannot express the position: a goal cell under the master in sbp, say.
  const back = parse(text.value, { format });
  if (back.ok && JSON.stringify(back.value.position) === JSON.stringify(position)) return text;
  return cannotWrite(format, back.ok ? 'it has no words for its goal' : back.problem.message);
}

function cannotWrite(format: string, why: string): Result<never> {
  return problem(`this board cannot be written as ${format}: ${why}`);
}

/** Every format tells the whole position. */
export function readOptions(): ReadOptions {
  return {};
}

/** A text is one board. */
export function split(text: string): readonly BoardText[] {
  return [{ text, line: 1 }];
}

/** The first lines of all three formats are unlike any other, but for boards of numbers that are a permutation. */
export function affinity(text: string): number {
  const rows = rowsOf(text, LOOK_AHEAD);
  if (rows.some(isGridHeader)) return 1;
  if (isSbpHeader(rows[0]) || looksLikeTray(rows)) return isPermutation(text) ? 0.2 : 0.95;
  const sample = rows.map((row) => row.text.slice(0, 300)).join('');
  if (sample === '') return 0;
  return /^[\p{L}\p{N}.#/-]+$/u.test(sample) ? (sample.includes('-') ? 0.95 : 0.3) : 0;
}

/** After the two numbers of its first line, a text holds every number from 0 up once: a board of tiles. */
function isPermutation(text: string): boolean {
  const numbers = (text.slice(0, 100_000).match(/-?\d+/g) ?? []).slice(2).map(Number);
  return numbers.sort((a, b) => a - b).every((number, i) => number === i);
}
