import type { Rubric } from '@slidewise/classroom/grading';
import { unitOfMoves } from '@slidewise/server/answers';
import { colors } from '../../terminal/colors.js';
import { visible } from '../../terminal/complain.js';
import { fitTable } from '../../terminal/narrow-table.js';
import type { Column } from '../../terminal/table.js';
import { showAmount, showCount } from '../../terminal/units.js';
import { fitted, lineWidth, wrapSentence } from '../../terminal/wrap.js';
import { type Grade, type Graded, isRight, isShortest, type RightOptions } from './grade.js';
import { pointsOf } from './rubric.js';
import type { StudentSummary } from './summaries.js';
import { countText, errorText } from './texts.js';

/** Human-readable: a row for each file, then what is wrong. */
export function filesReport(grades: readonly Grade[], options: RightOptions, rubric?: Rubric): string {
  const width = lineWidth();
  const cells = (text: (graded: Graded) => string): string[] =>
    grades.map((grade) => (grade.replay === undefined ? '–' : text(grade)));
  const students: Column[] = grades.every(({ student }) => student === undefined)
    ? []
    : [{ title: 'student', align: 'left', cells: grades.map(({ student = '–' }) => student), dispensable: 2 }];
  const isMixed = hasSeveralMetrics(grades);
  const columns: Column[] = [
    { title: 'file', align: 'left', cells: grades.map(({ file }) => file) },
    ...students,
    { title: 'board', align: 'left', cells: grades.map(({ board = '–' }) => board), dispensable: 1 },
    {
      title: 'legal',
      align: 'left',
      cells: cells(({ replay, claim }) => (claim === undefined ? yesOrNo(replay.bad === undefined) : '–')),
      inNeed: 1,
    },
    {
      title: 'solved',
      align: 'left',
      cells: cells(({ solved, claim }) => (claim === undefined ? yesOrNo(solved) : '–')),
    },
    ...(isMixed ? [{ title: 'metric', align: 'left', cells: cells(({ metric }) => metric.id) } as const] : []),
    { title: 'length', align: 'right', cells: cells(lengthCell) },
    { title: 'optimum', align: 'right', cells: cells(optimumCell) },
    { title: 'excess', align: 'right', cells: cells(excessCell), ...(rubric && { dispensable: 3 }) },
    ...(grades.some((grade) => judgedOf(grade) !== undefined)
      ? [{ title: 'counts', align: 'left', cells: grades.map(countCell) } as const]
      : []),
    ...(rubric === undefined
      ? []
      : [{ title: 'points', align: 'right', cells: grades.map((grade) => String(pointsOf(grade, rubric))) } as const]),
  ];
  const { header, lines } = fitTable(columns, width);
  const paint = (grade: Grade): ((line: string) => string) => (isRight(grade, options) ? colors.green : colors.red);
  const metrics = grades.flatMap((grade) =>
    grade.replay === undefined ? [] : [`${grade.metric.id} (${grade.family.title})`],
  );
  const title = ['Solutions', ...(metrics.length === 0 ? [] : [`in ${[...new Set(metrics)].join(', ')}`])].join(', ');
  const remarks = grades
    .flatMap((grade) => [remark(grade) ?? [], countRemark(grade) ?? []].flat())
    .flatMap((text) => wrapSentence(text, width, ''));
  return [
    colors.bold(fitted(title, process.stdout)),
    '',
    colors.dim(header),
    ...lines.map((line, i) => paint(grades[i]!)(line)),
    '',
    ...remarks,
    ...(remarks.length === 0 ? [] : ['', '']),
  ].join('\n');
}

/** Whether lengths of one family count different things, since its moves are written in different notations. */
function hasSeveralMetrics(grades: readonly Grade[]): boolean {
  const metrics = new Map<string, string>();
  return grades.some((grade) => {
    if (grade.replay === undefined) return false;
    const { family, metric } = grade;
    const first = metrics.get(family.id) ?? metric.id;
    metrics.set(family.id, first);
    return first !== metric.id;
  });
}

/** So many missing boards are named. */
const MOST_NAMED = 5;

/** A row for each student, then what is missing. */
export function studentsReport(students: readonly StudentSummary[]): string {
  const width = lineWidth();
  const names = students.map(({ student }) => student ?? '–');
  const counts = (title: string, of: (summary: StudentSummary) => number | undefined): Column => ({
    title,
    align: 'right',
    cells: students.map((summary) => {
      const count = of(summary);
      return count === undefined ? '–' : showCount(count);
    }),
  });
  const columns: Column[] = [
    { title: 'student', align: 'left', cells: names },
    { ...counts('files', ({ files }) => files), dispensable: 1 },
    counts('right', ({ rightBoards }) => rightBoards),
    { ...counts('shortest', ({ shortestBoards }) => shortestBoards), inNeed: 1 },
    counts('wrong', ({ wrongBoards }) => wrongBoards),
    counts('missing', ({ missing }) => missing?.length),
    ...(students.every(({ points }) => points === undefined)
      ? []
      : [
          {
            title: 'points',
            align: 'right',
            cells: students.map(({ points, maxPoints }) => `${points} of ${maxPoints}`),
          } as const,
        ]),
  ];
  const { header, lines } = fitTable(columns, width);
  const strangers = students.flatMap(({ student, onRoster }) => (onRoster === false ? [visible(student!)] : []));
  const remarks = [
    ...students.flatMap((summary) => missingWords(summary) ?? []),
    ...(strangers.length === 0 ? [] : [`not on the roster: ${strangers.join(', ')}`]),
  ];
  return [
    colors.dim(header),
    ...lines,
    '',
    ...remarks.flatMap((text) => wrapSentence(text, width, '')),
    ...(remarks.length === 0 ? [] : ['', '']),
  ].join('\n');
}

function missingWords({ student, files, missing }: StudentSummary): string | undefined {
  if (student === null || missing === null || missing.length === 0) return undefined;
  if (files === 0) return `${visible(student)}: nothing was handed in`;
  if (missing.length > MOST_NAMED) return undefined;
  return `${visible(student)}: nothing for ${missing.map(visible).join(', ')}`;
}

function yesOrNo(yes: boolean): string {
  return yes ? 'yes' : 'no';
}

/** `23`, `none` where it says that there is no solution. */
function lengthCell({ solved, length, claim }: Graded): string {
  if (claim !== undefined) return 'unsolvable' in claim ? 'none' : showCount(length);
  return solved ? showCount(length) : '–';
}

/** `23`, `≥ 40` where only a bound is known, `40–52` where a solution is not proved shortest. */
function optimumCell({ optimum, atLeast, atMost, shortest, claim, solved }: Graded): string {
  if (claim !== undefined && 'unsolvable' in claim && solved) return 'none';
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

function judgedOf(grade: Grade): Graded['judged'] {
  return grade.replay === undefined ? undefined : grade.judged;
}

function countCell(grade: Grade): string {
  const judged = judgedOf(grade);
  return judged === undefined ? '–' : yesOrNo(judged.within);
}

/** Why counts are not right. */
function countRemark(grade: Grade): string | undefined {
  return judgedOf(grade)?.reason === undefined ? undefined : `${grade.file}: ${countText(grade as Graded)}`;
}

/** What is to be said about a file that is not just right. */
export function remark(grade: Grade): string | undefined {
  if (grade.replay === undefined) return `${grade.file}: ${visible(errorText(grade))}`;
  const { file, family, metric, replay, solved, reason, claim } = grade;
  if (claim !== undefined) return solved ? undefined : `${file}: the answer is not right: ${reason!.message}`;
  const { bad, solvedAfter, moves } = replay;
  const unit = unitOfMoves(family, moves, metric.id);
  if (bad !== undefined) {
    const quoted = bad.text === '' ? '' : `, "${visible(bad.text)}"`;
    return `${file}:${bad.line}:${bad.column}: ${unit} ${bad.number}${quoted}: ${visible(bad.reason.message)}`;
  }
  if (!solved && moves.length === 0) return `${file}: there are no moves in it`;
  if (!solved) {
    const before = solvedAfter === undefined ? '' : `, as it was after ${showAmount(solvedAfter, unit)}`;
    return `${file}: after ${showAmount(moves.length, unit)} the board is not solved${before}`;
  }
  return reason === undefined ? undefined : `${file}: not known to be shortest: ${reason.message}`;
}

type Outcome = 'solved' | 'not right' | 'not solved' | 'not legal' | 'not checked';

function outcome(grade: Grade): Outcome {
  if (grade.replay === undefined) return 'not checked';
  if (grade.claim !== undefined) return grade.solved ? 'solved' : 'not right';
  return grade.solved ? 'solved' : grade.replay.bad === undefined ? 'not solved' : 'not legal';
}

/** `7 files: 3 right (2 shortest), 1 not solved, 2 not legal, 1 not checked`. */
export function totals(grades: readonly Grade[], options: RightOptions): string {
  const count = (fits: (grade: Grade) => boolean): number => grades.filter(fits).length;
  const are = (wanted: Outcome): number => count((grade) => outcome(grade) === wanted);
  const right = count((grade) => isRight(grade, options));
  const shortest = count(isShortest);
  const parts: [number, string][] = [
    [are('solved') - right, 'solved, but not proved shortest'],
    ...(['not right', 'not solved', 'not legal', 'not checked'] as const).map((words): [number, string] => [
      are(words),
      words,
    ]),
  ];
  const others = parts.filter(([number]) => number > 0).map(([number, words]) => `${showCount(number)} ${words}`);
  const best = shortest === 0 ? '' : ` (${showCount(shortest)} shortest)`;
  const text = `${showAmount(grades.length, 'file')}: ${[`${showCount(right)} right${best}`, ...others].join(', ')}`;
  return `${wrapSentence(text, lineWidth(), '').join('\n')}\n`;
}
