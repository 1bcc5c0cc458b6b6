import { fullPoints, type Rubric, sum } from '@slidewise/classroom/grading';
import type { Roster } from '../../input/roster.js';
import { csvLine } from '../../output/csv.js';
import { type Grade, isRight, isShortest, type RightOptions } from './grade.js';
import type { Owners } from './personal.js';
import { boardPoints } from './rubric.js';

/** What a student has handed in, and what is missing. What nobody is known to have handed in is summed up under null. */
export interface StudentSummary {
  readonly student: string | null;
  /** Null where there is no roster. */
  readonly onRoster: boolean | null;
  readonly files: number;
  /** All boards that solutions were wanted of. */
  readonly boards: number;
  /** Of so many of them one of the files is right; of the others that there are files of, none is. */
  readonly rightBoards: number;
  readonly shortestBoards: number;
  readonly wrongBoards: number;
  /** The boards without a file; null if students are unknown. */
  readonly missing: readonly string[] | null;
  /** With a rubric: of each board the points of the best file, and what all boards are worth. */
  readonly points?: number;
  readonly maxPoints?: number;
}

/** A row for each student, in the order of their names. */
export function summaries(
  grades: readonly Grade[],
  students: readonly string[],
  allBoards: readonly { readonly label: string }[],
  options: RightOptions,
  owners: Owners,
  roster?: readonly string[],
  rubric?: Rubric,
): readonly StudentSummary[] {
  const own = new Map<string | null, Grade[]>(students.map((student) => [student, []]));
  for (const grade of grades) {
    const student = grade.student ?? null;
    if (!own.has(student)) own.set(student, []);
    own.get(student)!.push(grade);
  }
  return [...own].map(([student, all]) => {
    const boards = owners.boardsOf(student, allBoards).map(({ label }) => label);
    const boardsWith = (fits: (grade: Grade) => boolean): ReadonlySet<string> =>
      new Set(all.flatMap((grade) => (grade.board !== undefined && fits(grade) ? [grade.board] : [])));
    const handedIn = boardsWith(() => true);
    const rightBoards = boardsWith((grade) => isRight(grade, options)).size;
    return {
      student,
      onRoster: roster === undefined || student === null ? null : roster.includes(student),
      files: all.length,
      boards: boards.length,
      rightBoards,
      shortestBoards: boardsWith(isShortest).size,
      wrongBoards: handedIn.size - rightBoards,
      missing: student === null ? null : boards.filter((board) => !handedIn.has(board)),
      ...(rubric && {
        points: boardPoints(all, boards, rubric),
        maxPoints: sum(boards.map(() => fullPoints(rubric))),
      }),
    };
  });
}

/** The list of the class as it was given, with the points of each student: what a learning platform exports, it takes back. */
export function gradebook({ titles, rows, names }: Roster, all: readonly StudentSummary[]): string {
  const width = Math.max(titles.length, ...rows.map((row) => row.length));
  const cells = (row: readonly string[], more: readonly (string | number)[]): string =>
    csvLine([...Array.from({ length: width }, (_, i) => row[i] ?? ''), ...more]);
  const lines = rows.map((row, i) => {
    const summary = all.find(({ student }) => student === names[i]);
    return cells(row, [summary?.points ?? 0, summary?.maxPoints ?? 0, wordsFor(summary)]);
  });
  return [titles.length === 0 ? [] : [cells(titles, ['Points', 'Maximum', 'Remark'])], lines].flat().join('');
}

function wordsFor(summary: StudentSummary | undefined): string {
  if (summary === undefined || summary.files === 0) return 'nothing was handed in';
  const { rightBoards, boards, shortestBoards } = summary;
  return `${rightBoards} of ${boards} right, ${shortestBoards} shortest`;
}
