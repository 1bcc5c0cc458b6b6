import type { CourseFormat } from '@slidewise/classroom/course-board';
import type { GradeFlags } from './options.js';

/** How the program of an assignment is started, and what it prints. */
export interface ProgramCourse extends CourseFormat {
  readonly family: string;
  /** The arguments behind the command; the files lie in a folder of their own. */
  arguments(board: string, output: string): readonly string[];
  /** What it reads from standard input. */
  input(board: string): string;
  /** Its moves are in the file that it was told to write. */
  readonly writesFile?: true;
  /** The count of nodes in what it prints, where the assignment asks for one. */
  readonly nodes?: RegExp;
}

/** The assignments, by the name of their program in `slidewise classroom`. */
export const courses: Readonly<Record<NonNullable<GradeFlags['course']>, ProgramCourse>> = {
  rh: {
    family: 'rush-hour',
    format: 'usc',
    goal: 'clear',
    arguments: (board) => [board, '2'],
    input: () => '?\nQ\n',
    nodes: /expansions:\s*(\d{1,15})\b/i,
  },
  prog: {
    family: 'tiles',
    format: 'rows',
    goal: 'blank-last',
    arguments: () => ['m'],
    input: (board) => board,
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
