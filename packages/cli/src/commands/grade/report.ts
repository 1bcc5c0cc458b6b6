import type { Family } from '@slidewise/core/contract';
import type { Replay } from '../../input/replay.js';
import { csvLine } from '../../output/csv.js';
import type { Shortest } from '../../solving/shortest.js';
import { colors } from '../../terminal/colors.js';
import { visible } from '../../terminal/complain.js';
import { type Column, drawTable } from '../../terminal/table.js';
import { showAmount, showCount } from '../../terminal/units.js';
import { lineWidth, wrapSentence } from '../../terminal/wrap.js';

/** The result of grading a file. */
export type Grade = {
  readonly file: string;
  /** Not there where its name names none. */
  readonly board?: string;
} & (Graded | { readonly trouble: string; readonly replay?: undefined });

interface Graded extends Shortest {
  readonly board: string;
  readonly family: Family;
  readonly metric: Family['metrics'][number];
  readonly replay: Replay;
  readonly solved: boolean;
  readonly length: number;
}

interface Wishes {
  readonly optimal?: boolean;
}

export function isRight(grade: Grade, { optimal = false }: Wishes): boolean {
  return grade.replay !== undefined && grade.solved && (!optimal || grade.shortest === true);
}

/** Human-readable: a row for each file, then what is wrong, then the totals. */
export function tableReport(grades: readonly Grade[], wishes: Wishes): string {
  const width = lineWidth();
  const cells = (text: (graded: Graded) => string): string[] =>
    grades.map((grade) => (grade.replay === undefined ? '–' : text(grade)));
  const columns: Column[] = [
    { title: 'file', align: 'left', cells: grades.map(({ file }) => file) },
    { title: 'board', align: 'left', cells: grades.map(({ board = '–' }) => board), dispensable: 1 },
    { title: 'legal', align: 'left', cells: cells(({ replay }) => yesOrNo(replay.bad === undefined)) },
    { title: 'solved', align: 'left', cells: cells(({ solved }) => yesOrNo(solved)) },
    { title: 'length', align: 'right', cells: cells(({ solved, length }) => (solved ? showCount(length) : '–')) },
    { title: 'shortest', align: 'right', cells: cells(shortestCell) },
    { title: 'excess', align: 'right', cells: cells(excessCell) },
  ];
  const { header, lines } = drawTable(columns, width);
  const paint = (grade: Grade): ((line: string) => string) => (isRight(grade, wishes) ? colors.green : colors.red);
  const metrics = grades.flatMap((grade) =>
    grade.replay === undefined ? [] : [`${grade.metric.id} (${grade.family.title})`],
  );
  const title = ['Solutions', ...(metrics.length === 0 ? [] : [`in ${[...new Set(metrics)].join(', ')}`])].join(', ');
  const remarks = grades.flatMap((grade) => remark(grade) ?? []).flatMap((text) => wrapSentence(text, width, ''));
  return [
    colors.bold(title),
    '',
    colors.dim(header),
    ...lines.map((line, i) => paint(grades[i]!)(line)),
    '',
    ...(remarks.length === 0 ? [] : [...remarks, '']),
    ...wrapSentence(totals(grades, wishes), width, ''),
    '',
  ].join('\n');
}

function yesOrNo(yes: boolean): string {
  return yes ? 'yes' : 'no';
}

/** `23`, `≥ 40` where only a bound is known, `40–52` where a solution is not proved shortest. */
function shortestCell({ optimum, atLeast, atMost, shortest }: Graded): string {
  if (optimum !== undefined) return showCount(optimum);
  if (atLeast === undefined) return '–';
  return shortest === false ? `${showCount(atLeast)}–${showCount(atMost!)}` : `≥ ${showCount(atLeast)}`;
}

/** `2`, `≤ 12` where only a bound is known, `2–12` where it is at least known not to be shortest. */
function excessCell({ length, optimum, atLeast, atMost, shortest }: Graded): string {
  if (optimum !== undefined) return showCount(length - optimum);
  if (atLeast === undefined) return '–';
  return shortest === false
    ? `${showCount(length - atMost!)}–${showCount(length - atLeast)}`
    : `≤ ${showCount(length - atLeast)}`;
}

/** What is to be said about a file that is not just right. */
function remark(grade: Grade): string | undefined {
  if (grade.replay === undefined) return `${grade.file}: ${visible(grade.trouble)}`;
  const { file, replay, solved, reason } = grade;
  const { bad, solvedAfter, moves } = replay;
  if (bad !== undefined) {
    const quoted = bad.text === '' ? '' : `, "${visible(bad.text)}"`;
    return `${file}:${bad.line}:${bad.column}: move ${bad.number}${quoted}: ${visible(bad.reason)}`;
  }
  if (!solved) {
    const before = solvedAfter === undefined ? '' : `, as it was after ${showAmount(solvedAfter, 'move')}`;
    return `${file}: after ${showAmount(moves.length, 'move')} the board is not solved${before}`;
  }
  return reason === undefined ? undefined : `${file}: not known to be shortest: ${reason}`;
}

type Outcome = 'solved' | 'not solved' | 'not legal' | 'not judged';

function outcome(grade: Grade): Outcome {
  if (grade.replay === undefined) return 'not judged';
  return grade.solved ? 'solved' : grade.replay.bad === undefined ? 'not solved' : 'not legal';
}

/** `7 files: 3 right (2 shortest), 1 not solved, 2 not legal, 1 not judged`. */
function totals(grades: readonly Grade[], wishes: Wishes): string {
  const count = (fits: (grade: Grade) => boolean): number => grades.filter(fits).length;
  const are = (wanted: Outcome): number => count((grade) => outcome(grade) === wanted);
  const right = count((grade) => isRight(grade, wishes));
  const shortest = count((grade) => grade.replay !== undefined && grade.shortest === true);
  const parts: [number, string][] = [
    [are('solved') - right, 'solved, but not proved shortest'],
    ...(['not solved', 'not legal', 'not judged'] as const).map((words): [number, string] => [are(words), words]),
  ];
  const others = parts.filter(([number]) => number > 0).map(([number, words]) => `${showCount(number)} ${words}`);
  const best = shortest === 0 ? '' : ` (${showCount(shortest)} shortest)`;
  return `${showAmount(grades.length, 'file')}: ${[`${showCount(right)} right${best}`, ...others].join(', ')}`;
}

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
