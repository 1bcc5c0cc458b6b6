import { ASSIGNMENTS } from '@slidewise/classroom/grading';
import { defined } from '@slidewise/server/answers';
import type { BoardNames } from '../../input/board-names.js';
import type { Roster } from '../../input/roster.js';
import { handedIn } from './files.js';
import type { Grade } from './grade.js';
import type { Given, Grader } from './grader.js';
import type { GradeFlags } from './options.js';
import type { Owners } from './personal.js';
import { gradeProgram } from './programs.js';
import { namedFiles, studentsIn } from './students.js';

/** What is graded: each solution with its student. */
export interface ToGrade {
  readonly solutions: readonly {
    readonly student?: string;
    grade(grader: Grader, signal: AbortSignal): Promise<Grade | undefined>;
  }[];
  /** All students, with a solution or without. */
  readonly students: readonly string[];
  readonly code: number;
  notes(): void;
}

/** The files in folders and zip files. */
export async function filesIn(
  paths: readonly string[],
  boards: readonly Given[],
  names: BoardNames<Given>,
  owners: Owners,
  roster?: Roster,
): Promise<ToGrade> {
  const found = await handedIn(paths);
  const boardOf = (name: string): string | undefined => {
    const named = names.find(name);
    return 'board' in named ? named.board.label : undefined;
  };
  const students = studentsIn(namedFiles(found.files, boardOf), found.emptyFolders, roster);
  const solutions = found.files.map((file) => {
    const student = students.of(file.name);
    const board = boardOf(file.name);
    const owner = board === undefined ? undefined : owners.ownerOf(board);
    const foreign = owner !== undefined && owner !== student ? `this is the board of ${owner}` : undefined;
    return {
      ...defined({ student }),
      grade: async (grader: Grader): Promise<Grade | undefined> =>
        foreign === undefined
          ? grader.grade(file, owners.ownBoard(student, boards))
          : { file: file.name, board: board!, error: foreign },
    };
  });
  return { solutions, students: students.names, code: found.code, notes: () => found.notes() };
}

const RUN_TIME = 10_000;
const RUN_MEMORY = 2 * 2 ** 30;
/** More than any solution takes, with all its boards drawn. */
const RUN_OUTPUT = 8 * 2 ** 20;

/** Each program on each board; a program is its student's if the roster does not know better. */
export function programsOn(
  boards: readonly Given[],
  commands: readonly string[],
  { course, runTime, runMemory }: GradeFlags,
  owners: Owners,
  roster?: Roster,
): ToGrade {
  const limits = {
    milliseconds: runTime ?? RUN_TIME,
    bytes: runMemory ?? RUN_MEMORY,
    outputBytes: RUN_OUTPUT,
  };
  const studentOf = (command: string): string => roster?.studentOf(command) ?? command;
  const solutions = commands.flatMap((command) =>
    owners.boardsOf(studentOf(command), boards).map((board) => ({
      student: studentOf(command),
      grade: (grader: Grader, signal: AbortSignal) =>
        gradeProgram({ command, course: ASSIGNMENTS[course!], limits }, board, grader, signal),
    })),
  );
  const students = [...new Set([...(roster?.names ?? []), ...commands.map(studentOf)])];
  return { solutions, students, code: 0, notes: () => {} };
}
