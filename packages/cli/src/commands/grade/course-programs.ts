import type { Family, Reading } from '@slidewise/core/contract';
import { ok, type Result } from '@slidewise/core/result';
import type { GradeFlags } from './options.js';

/** How the program of an assignment is started, and what it prints. */
export interface Course {
  readonly family: string;
  /** How the assignment writes its boards, and what counts as solved there. */
  readonly format: string;
  readonly goal?: string;
  /** The arguments behind the command; the files lie in a folder of their own. */
  arguments(board: string, output: string): readonly string[];
  /** What it reads from standard input. */
  input(board: string): string;
  /** Its moves are in the file that it was told to write. */
  readonly writesFile?: true;
  /** The count of nodes in what it prints, where the assignment asks for one. */
  readonly nodes?: RegExp;
}

/** The assignments that ask for moves, by the name of their program in `slidewise classroom`. */
export const courses: Readonly<Record<NonNullable<GradeFlags['course']>, Course>> = {
  rh: {
    family: 'rush-hour',
    format: 'usc',
    goal: 'clear',
    arguments: (board) => [board, '2'],
    input: () => '?\nQ\n',
    nodes: /expansions:\s*(\d{1,15})\b/i,
  },
  sbp: {
    family: 'bricks',
    format: 'sbp',
    arguments: (board) => [board],
    input: () => '',
    nodes: /nodes explored:\s*(\d{1,15})\b/i,
  },
  rushhour: {
    family: 'rush-hour',
    format: 'sfu',
    goal: 'exit',
    arguments: (board, output) => [board, output],
    input: () => '',
    writesFile: true,
  },
  tiles: {
    family: 'tiles',
    format: 'rows',
    goal: 'blank-last',
    arguments: () => [],
    input: (board) => board,
  },
};

/** A board as the program of a course reads it: its text, and what that text means. */
export function courseBoard<P>(
  family: Family<P>,
  { position }: Reading<P>,
  { format, goal }: Course,
): Result<{ readonly text: string; readonly reading: Reading<P> }> {
  const renamed = family.renamed?.(position, format) ?? position;
  const printed = family.print(renamed, format);
  if (!printed.ok) return printed;
  const options = goal === undefined ? family.readOptions(renamed) : { goal };
  const read = family.parse(printed.value, { ...options, format });
  return read.ok ? ok({ text: `${printed.value.trimEnd()}\n`, reading: read.value }) : read;
}
