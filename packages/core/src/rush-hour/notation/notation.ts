import type { Named } from '../../contract/ids.js';
import { same } from '../../contract/same.js';
import type { Reading, ReadOptions } from '../../contract/text.js';
import * as boards from '../../messages/en/boards.js';
import { unknownFormat } from '../../messages/en/names.js';
import * as say from '../../messages/en/rush-hour.js';
import type { Message } from '../../messages/message.js';
import { ok, problem, type Result } from '../../result.js';
import { anyScript } from '../../text/any-script.js';
import { lengthError, rowsOf, shorten } from '../../text/rows.js';
import { createPosition, type Goal, MOST_CELLS, type RushHourPosition } from '../position.js';
import { drawCsv, isCsvHeader, readCsv } from './csv-text.js';
import { drawRows, readGrid, UPPER_CASE } from './grid-text.js';

export const formats = [
  { id: 'usc', summary: 'rows of lower-case letters; target a; goal clear' },
  { id: 'sfu', summary: 'rows of upper-case letters; target X; goal exit' },
  { id: 'line', summary: 'all rows on one line; target the first letter; goal exit' },
  { id: 'csv', summary: 'lines car,orientation,col,row,length; target X; goal exit' },
] as const satisfies readonly Named[];

export function parse(text: string, options: ReadOptions): Result<Reading<RushHourPosition>> {
  const error = optionError(options);
  if (error !== undefined) return problem(error);
  const length = lengthError(text);
  if (length !== undefined) return problem(length);
  const rows = rowsOf(text, MOST_CELLS);
  if (rows.length > MOST_CELLS) return problem(boards.tooManyLines({ most: MOST_CELLS }));
  if (rows.length === 0) return problem(boards.boardEmpty(), 1, 1);
  const csv = options.format === 'csv' || (options.format === undefined && isCsvHeader(rows[0]));
  const read = csv ? readCsv(rows, options) : readGrid(rows, options);
  if (!read.ok) return read;
  const { format, ...board } = read.value;
  const goal = (options.goal as Goal | undefined) ?? (format === 'usc' ? 'clear' : 'exit');
  const position = createPosition({ ...board, goal });
  return position.ok ? ok({ position: position.value, format, goal }) : position;
}

export function print(position: RushHourPosition, format: string): Result<string> {
  const text = format === 'csv' ? ok(drawCsv(position)) : drawGrid(position, format);
  if (!text.ok) return problem(boards.cannotWrite({ format, why: text.problem }));
  // A format that would read something else back cannot express the position: a vehicle x in `line`, say.
  const back = parse(text.value, { ...readOptions(position), format });
  if (back.ok && same(back.value.position, position)) return text;
  return problem(boards.cannotWrite({ format, why: back.ok ? say.namesMeanElse() : back.problem }));
}

export function readOptions({ target, goal, width, height }: RushHourPosition): ReadOptions {
  return { target, goal, size: `${width}x${height}` };
}

function drawGrid(position: RushHourPosition, format: string): Result<string> {
  const upperCase = position.vehicles.some(({ name }) => UPPER_CASE.test(name));
  const rows = drawRows(position, format !== 'usc' && upperCase ? 'x' : '#');
  if (!rows.ok) return rows;
  if (format !== 'line') return ok(rows.value.join('\n'));
  return ok(rows.value.join(position.width === position.height ? '' : '/'));
}

/** The lines that are inspected to detect the format. */
const LOOK_AHEAD = 20;

const FITTING = anyScript('[\\p{L}.#]');

/** Letters, dots and walls are evidence for Rush Hour; digits and other characters are evidence against it. */
export function affinity(text: string): number {
  const rows = rowsOf(text, LOOK_AHEAD);
  if (isCsvHeader(rows[0])) return 1;
  const sample = rows
    .map((row) => row.text.slice(0, 256))
    .join('')
    .replace(/[\s/]/g, '');
  if (sample === '') return 0;
  const characters = [...sample];
  return 0.9 * (characters.filter((character) => FITTING.test(character)).length / characters.length);
}

function optionError({ format, goal, size }: ReadOptions): Message | undefined {
  if (format !== undefined && !formats.some(({ id }) => id === format)) return unknownFormat(format, formats);
  if (goal !== undefined && goal !== 'exit' && goal !== 'clear') return say.goalUnknown({ goal: shorten(goal) });
  if (size !== undefined && !/^\d{1,5}x\d{1,5}$/.test(size)) {
    return boards.sizeForm({ size: shorten(size), example: '6x6' });
  }
  return undefined;
}
