import type { CourseFormat } from '../course-board.js';

/** How the program of an assignment is started, and what it prints. */
export interface Assignment extends CourseFormat {
  /** The family of its boards. */
  readonly family: string;
  /** How its program is started once it is built, as far as its text says. */
  readonly program: string;
  /** Builds the program from what students hand in. */
  readonly build: string;
  /** The language of student programs. */
  readonly language: 'c++' | 'java';
  /** The arguments behind the command; the files lie in a folder of their own. */
  arguments(board: string, output: string): readonly string[];
  /** What it reads from standard input. */
  input(board: string): string;
  /** Its moves are in the file that it was told to write. */
  readonly writesFile?: true;
}

/** The program of an assignment. */
export type AssignmentId = 'rh' | 'prog' | 'sbp' | 'rushhour' | 'tiles';

/** The assignments, by the name of their program in `slidewise classroom`. */
export const ASSIGNMENTS: Readonly<Record<AssignmentId, Assignment>> = {
  rh: {
    family: 'rush-hour',
    format: 'usc',
    goal: 'clear',
    program: './rh',
    build: 'make rh',
    language: 'c++',
    arguments: (board) => [board, '2'],
    input: () => '?\nQ\n',
  },
  prog: {
    family: 'tiles',
    format: 'rows',
    goal: 'blank-last',
    program: './prog',
    build: 'g++ -std=c++17 -O2 -o prog *.cpp',
    language: 'c++',
    arguments: () => ['m'],
    input: (board) => board,
  },
  sbp: {
    family: 'bricks',
    format: 'sbp',
    program: './a.out',
    build: 'g++ -std=c++17 -O2 *.cpp',
    language: 'c++',
    arguments: (board) => [board],
    input: () => '',
  },
  rushhour: {
    family: 'rush-hour',
    format: 'sfu',
    goal: 'exit',
    program: 'java Main',
    build: "find . -name '*.java' -exec javac -d . {} +",
    language: 'java',
    arguments: (board, output) => [board, output],
    input: () => '',
    writesFile: true,
  },
  tiles: {
    family: 'tiles',
    format: 'rows',
    goal: 'blank-last',
    program: 'java Main',
    build: "find . -name '*.java' -exec javac -d . {} +",
    language: 'java',
    arguments: () => [],
    input: (board) => board,
  },
};
