import type { CourseFormat } from '../course-board.js';

/** How the program of an assignment is started, and what it prints. */
export interface Assignment extends CourseFormat {
  readonly family: string;
  /** What its text calls the program, as students hand it in. */
  readonly program: string;
  /** The arguments behind the command; the files lie in a folder of their own. */
  arguments(board: string, output: string): readonly string[];
  /** What it reads from standard input. */
  input(board: string): string;
  /** Its moves are in the file that it was told to write. */
  readonly writesFile?: true;
}

export type AssignmentId = 'rh' | 'prog' | 'sbp' | 'rushhour' | 'tiles';

/** The assignments, by the name of their program in `slidewise classroom`. */
export const ASSIGNMENTS: Readonly<Record<AssignmentId, Assignment>> = {
  rh: {
    family: 'rush-hour',
    format: 'usc',
    goal: 'clear',
    program: './rh',
    arguments: (board) => [board, '2'],
    input: () => '?\nQ\n',
  },
  prog: {
    family: 'tiles',
    format: 'rows',
    goal: 'blank-last',
    program: './prog',
    arguments: () => ['m'],
    input: (board) => board,
  },
  sbp: {
    family: 'bricks',
    format: 'sbp',
    program: './a.out',
    arguments: (board) => [board],
    input: () => '',
  },
  rushhour: {
    family: 'rush-hour',
    format: 'sfu',
    goal: 'exit',
    program: 'java rushhour.Solver',
    arguments: (board, output) => [board, output],
    input: () => '',
    writesFile: true,
  },
  tiles: {
    family: 'tiles',
    format: 'rows',
    goal: 'blank-last',
    program: 'java Main',
    arguments: () => [],
    input: (board) => board,
  },
};
