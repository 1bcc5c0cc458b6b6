import { type Bands, fullPoints, PARTS, type Part, type Rubric } from '@slidewise/classroom/grading';
import type { MessageFields } from '@slidewise/core/messages';
import {
  type Claim,
  defined,
  type FirstBad,
  firstBad,
  noMovesInFile,
  notSolvedAtEnd,
  reasonFields,
} from '@slidewise/server/answers';
import { csvLine } from '../../output/csv.js';
import { type Grade, isRight, type RightOptions } from './grade.js';
import { pointsByPart, pointsOf } from './rubric.js';
import type { StudentSummary } from './summaries.js';
import { errorText } from './texts.js';

const FILE_COLUMNS = [
  ...['student', 'file', 'board', 'family', 'metric', 'status', 'right', 'legal', 'solved'],
  ...['length', 'shortest', 'optimum', 'lowerBound', 'excess', 'number', 'move', 'line', 'column', 'reason', 'error'],
] as const;

const COUNT_COLUMNS = ['expanded', 'generated', 'withinBands'] as const;

const STUDENT_COLUMNS = [
  ...['student', 'onRoster', 'files', 'boards', 'rightBoards', 'shortestBoards', 'wrongBoards', 'missing'],
] as const;

/** The columns that a rubric adds: all points, and those of each part. */
function pointColumns({ points }: Rubric): readonly string[] {
  return ['points', 'maxPoints', ...PARTS.filter((part) => points[part] !== undefined).map((part) => `${part}Points`)];
}

/** For spreadsheets: unknown values are empty. */
export function fileTable(options: RightOptions, rubric?: Rubric, { ran = false, judged = false } = {}) {
  const columns: readonly string[] = [
    ...FILE_COLUMNS,
    ...(ran ? ['seconds'] : []),
    ...(ran || judged ? COUNT_COLUMNS : []),
    ...(rubric === undefined ? [] : pointColumns(rubric)),
  ];
  return {
    head: csvLine(columns),
    row(grade: Grade): string {
      const { firstBad: bad, parts = {}, ...rest } = fileRow(grade, options, rubric);
      const named = Object.entries(parts).map(([part, points]) => [`${part}Points`, points]);
      const facts: Partial<Record<string, unknown>> = { ...bad, ...rest, ...Object.fromEntries(named) };
      const reason = bad?.reason ?? facts.reason;
      return csvLine(columns.map((column) => (column === 'reason' ? reason : facts[column]) as string));
    },
  };
}

export function studentTable(rubric?: Rubric) {
  const columns = [...STUDENT_COLUMNS, ...(rubric === undefined ? [] : ['points', 'maxPoints'])];
  return {
    head: csvLine(columns),
    row({ missing, ...counts }: StudentSummary): string {
      const facts: Partial<Record<string, unknown>> = { ...counts, missing: missing?.join('; ') };
      return csvLine(columns.map((column) => facts[column] as string));
    },
  };
}

interface FileRow extends Partial<MessageFields<'reason'>> {
  readonly student: string | null;
  readonly file: string;
  readonly board: string | null;
  readonly family: string | null;
  readonly metric: string | null;
  readonly status: 'valid' | 'invalid' | 'error';
  readonly right: boolean;
  readonly legal: boolean | null;
  readonly solved: boolean | null;
  readonly length: number | null;
  readonly shortest: boolean | null;
  readonly optimum: number | null;
  readonly lowerBound: number | null;
  readonly excess: number | null;
  readonly firstBad: FirstBad | null;
  /** What it says in the place of moves. */
  readonly claim?: Claim;
  readonly error?: string;
  /** Of programs. */
  readonly seconds?: number;
  /** What it says that it has counted. */
  readonly expanded?: number;
  readonly generated?: number;
  /** Where bands were asked for: whether its counts are within, the bands, and why not. */
  readonly withinBands?: boolean;
  readonly bands?: Bands;
  readonly countReason?: string;
  readonly points?: number;
  readonly maxPoints?: number;
  readonly parts?: Partial<Record<Part, number>>;
}

/** What a file says of its counts. */
function countFields(grade: Grade): Pick<FileRow, 'expanded' | 'generated' | 'withinBands' | 'bands' | 'countReason'> {
  if (grade.replay === undefined) return {};
  const { expanded, generated } = grade.counts ?? {};
  const { within: withinBands, bands, reason: countReason } = grade.judged ?? {};
  return defined({ expanded, generated, withinBands, bands, countReason });
}

/** For programs: a file, with null for what is not known. */
export function fileRow(grade: Grade, options: RightOptions, rubric?: Rubric): FileRow {
  const row = { ...factsOf(grade, options), ...grade.run, ...countFields(grade) };
  if (rubric === undefined) return row;
  const [points, maxPoints, parts] = [pointsOf(grade, rubric), fullPoints(rubric), pointsByPart(grade, rubric)];
  return { ...row, points, maxPoints, parts };
}

function factsOf(grade: Grade, options: RightOptions): FileRow {
  const { student = null, file, board = null } = grade;
  const right = isRight(grade, options);
  if (grade.replay === undefined) {
    const unknown = { legal: null, solved: null, length: null, shortest: null, optimum: null, lowerBound: null };
    const about = { student, file, board, family: null, metric: null, status: 'error', right } as const;
    return { ...about, ...unknown, excess: null, firstBad: null, error: errorText(grade) };
  }
  const { family, metric, replay, solved, length, shortest = null, optimum = null, atLeast = null } = grade;
  const { bad } = replay;
  const { claim } = grade;
  const unsolved = replay.moves.length === 0 ? noMovesInFile() : notSolvedAtEnd();
  const reason = bad === undefined && !solved && claim === undefined ? unsolved : grade.reason;
  return {
    student,
    file,
    board,
    family: family.id,
    metric: metric.id,
    status: solved ? 'valid' : 'invalid',
    right,
    legal: claim === undefined ? bad === undefined : null,
    solved: claim === undefined ? solved : null,
    length: bad === undefined && !(claim && 'unsolvable' in claim) ? length : null,
    shortest,
    optimum,
    lowerBound: atLeast,
    excess: optimum === null ? null : length - optimum,
    firstBad: bad === undefined ? null : firstBad(bad),
    ...(claim && { claim }),
    ...reasonFields(reason),
  };
}
