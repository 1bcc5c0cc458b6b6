import { csvLine } from '../../output/csv.js';
import { type Grade, isRight, type Wishes } from './grade.js';

const CSV_COLUMNS = [
  ...['file', 'board', 'family', 'metric', 'right', 'legal', 'solved', 'length', 'shortest', 'optimum', 'excess'],
  ...['wrong_move', 'wrong_text', 'line', 'column', 'reason'],
];

/** For spreadsheets: unknown values are empty. */
export function csvHead(): string {
  return csvLine(CSV_COLUMNS);
}

export function csvRow(grade: Grade, wishes: Wishes): string {
  const { file, board, family, metric, right, legal, solved, length, ...rest } = facts(grade, wishes);
  const { shortest, optimum, excess, firstBad, reason } = rest;
  const wrong = [firstBad?.number, firstBad?.move, firstBad?.line, firstBad?.column, firstBad?.reason ?? reason];
  return csvLine([file, board, family, metric, right, legal, solved, length, shortest, optimum, excess, ...wrong]);
}

/** For programs: a file on a line; unknown values are null. */
export function jsonLine(grade: Grade, wishes: Wishes): string {
  return `${JSON.stringify(facts(grade, wishes))}\n`;
}

interface Facts {
  readonly file: string;
  readonly board: string | null;
  readonly family: string | null;
  readonly metric: string | null;
  readonly right: boolean;
  readonly legal: boolean | null;
  readonly solved: boolean | null;
  readonly length: number | null;
  readonly shortest: boolean | null;
  readonly optimum: number | null;
  readonly lowerBound: number | null;
  readonly excess: number | null;
  readonly firstBad: { number: number; move: string; line: number; column: number; reason: string } | null;
  readonly reason: string | null;
}

function facts(grade: Grade, wishes: Wishes): Facts {
  const { file, board = null } = grade;
  const right = isRight(grade, wishes);
  if (grade.replay === undefined) {
    const nothing = { legal: null, solved: null, length: null, shortest: null, optimum: null, lowerBound: null };
    const unknown = { excess: null, firstBad: null, reason: grade.trouble };
    return { file, board, family: null, metric: null, right, ...nothing, ...unknown };
  }
  const {
    family,
    metric,
    replay,
    solved,
    length,
    shortest = null,
    optimum = null,
    atLeast = null,
    reason = null,
  } = grade;
  const { bad } = replay;
  return {
    file,
    board,
    family: family.id,
    metric: metric.id,
    right,
    legal: bad === undefined,
    solved,
    length: bad === undefined ? length : null,
    shortest,
    optimum,
    lowerBound: atLeast,
    excess: optimum === null ? null : length - optimum,
    firstBad:
      bad === undefined
        ? null
        : { number: bad.number, move: bad.text, line: bad.line, column: bad.column, reason: bad.reason },
    reason: bad === undefined && !solved ? 'the board is not solved at the end' : reason,
  };
}
