import type { MessageFields } from '@slidewise/core/messages';
import { csvLine } from '../../output/csv.js';
import { type FirstBad, firstBad } from '../../output/first-bad.js';
import { reasonFields } from '../../output/message-fields.js';
import { noMovesInFile, notSolvedAtEnd } from '../../terminal/messages.js';
import { type Grade, isRight, type Wishes } from './grade.js';
import type { StudentSummary } from './summaries.js';

const FILE_COLUMNS = [
  ...['student', 'file', 'board', 'family', 'metric', 'status', 'right', 'legal', 'solved'],
  ...['length', 'shortest', 'optimum', 'lowerBound', 'excess', 'number', 'move', 'line', 'column', 'reason', 'error'],
] as const;

const STUDENT_COLUMNS = [
  ...['student', 'onRoster', 'files', 'boards', 'rightBoards', 'shortestBoards', 'wrongBoards', 'missing'],
] as const;

/** For spreadsheets: unknown values are empty. */
export const fileTable = {
  head: csvLine(FILE_COLUMNS),
  row(grade: Grade, wishes: Wishes): string {
    const { firstBad: bad, ...rest } = fileRow(grade, wishes);
    const facts: Partial<Record<string, unknown>> = { ...bad, ...rest };
    const reason = bad?.reason ?? facts.reason;
    return csvLine(FILE_COLUMNS.map((column) => (column === 'reason' ? reason : facts[column]) as string));
  },
};

export const studentTable = {
  head: csvLine(STUDENT_COLUMNS),
  row({ missing, ...counts }: StudentSummary): string {
    const facts: Partial<Record<string, unknown>> = { ...counts, missing: missing?.join('; ') };
    return csvLine(STUDENT_COLUMNS.map((column) => facts[column] as string));
  },
};

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
  readonly error?: string;
}

/** For programs: a file, with null for what is not known. */
export function fileRow(grade: Grade, wishes: Wishes): FileRow {
  const { student = null, file, board = null } = grade;
  const right = isRight(grade, wishes);
  if (grade.replay === undefined) {
    const unknown = { legal: null, solved: null, length: null, shortest: null, optimum: null, lowerBound: null };
    const about = { student, file, board, family: null, metric: null, status: 'error', right } as const;
    return { ...about, ...unknown, excess: null, firstBad: null, error: grade.trouble };
  }
  const { family, metric, replay, solved, length, shortest = null, optimum = null, atLeast = null } = grade;
  const { bad } = replay;
  const unsolved = replay.moves.length === 0 ? noMovesInFile() : notSolvedAtEnd();
  const reason = bad === undefined && !solved ? unsolved : grade.reason;
  return {
    student,
    file,
    board,
    family: family.id,
    metric: metric.id,
    status: solved ? 'valid' : 'invalid',
    right,
    legal: bad === undefined,
    solved,
    length: bad === undefined ? length : null,
    shortest,
    optimum,
    lowerBound: atLeast,
    excess: optimum === null ? null : length - optimum,
    firstBad: bad === undefined ? null : firstBad(bad),
    ...reasonFields(reason),
  };
}
