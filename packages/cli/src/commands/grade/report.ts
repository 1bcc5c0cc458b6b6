import { unitOfMoves } from '../../solving/shortest.js';
import { colors } from '../../terminal/colors.js';
import { visible } from '../../terminal/complain.js';
import { fitTable } from '../../terminal/narrow-table.js';
import type { Column } from '../../terminal/table.js';
import { showAmount, showCount } from '../../terminal/units.js';
import { fitted, lineWidth, wrapSentence } from '../../terminal/wrap.js';
import { type Grade, type Graded, isRight, type Wishes } from './grade.js';
import { studentTable } from './students.js';

/** Human-readable: a row for each file, then what is wrong, then the totals. */
export function tableReport(grades: readonly Grade[], wishes: Wishes): string {
  const width = lineWidth();
  const cells = (text: (graded: Graded) => string): string[] =>
    grades.map((grade) => (grade.replay === undefined ? '–' : text(grade)));
  const columns: Column[] = [
    { title: 'file', align: 'left', cells: grades.map(({ file }) => file) },
    { title: 'board', align: 'left', cells: grades.map(({ board = '–' }) => board), dispensable: 1 },
    { title: 'legal', align: 'left', cells: cells(({ replay }) => yesOrNo(replay.bad === undefined)), inNeed: 1 },
    { title: 'solved', align: 'left', cells: cells(({ solved }) => yesOrNo(solved)) },
    { title: 'length', align: 'right', cells: cells(({ solved, length }) => (solved ? showCount(length) : '–')) },
    { title: 'shortest', align: 'right', cells: cells(shortestCell) },
    { title: 'excess', align: 'right', cells: cells(excessCell) },
  ];
  const { header, lines } = fitTable(columns, width);
  const paint = (grade: Grade): ((line: string) => string) => (isRight(grade, wishes) ? colors.green : colors.red);
  const metrics = grades.flatMap((grade) =>
    grade.replay === undefined ? [] : [`${grade.metric.id} (${grade.family.title})`],
  );
  const title = ['Solutions', ...(metrics.length === 0 ? [] : [`in ${[...new Set(metrics)].join(', ')}`])].join(', ');
  const remarks = grades.flatMap((grade) => remark(grade) ?? []).flatMap((text) => wrapSentence(text, width, ''));
  return [
    colors.bold(fitted(title, process.stdout)),
    '',
    colors.dim(header),
    ...lines.map((line, i) => paint(grades[i]!)(line)),
    '',
    ...(remarks.length === 0 ? [] : [...remarks, '']),
    ...studentRows(grades, wishes, width),
    ...wrapSentence(totals(grades, wishes), width, ''),
    '',
  ].join('\n');
}

/** What each student has handed in, where there are several. */
function studentRows(grades: readonly Grade[], wishes: Wishes, width: number): string[] {
  const students = studentTable(grades, wishes, width);
  return students === undefined ? [] : [colors.dim(students.header), ...students.lines, ''];
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
  const { file, family, metric, replay, solved, reason } = grade;
  const { bad, solvedAfter, moves } = replay;
  const unit = unitOfMoves(family, moves, metric.id);
  if (bad !== undefined) {
    const quoted = bad.text === '' ? '' : `, "${visible(bad.text)}"`;
    return `${file}:${bad.line}:${bad.column}: ${unit} ${bad.number}${quoted}: ${visible(bad.reason)}`;
  }
  if (!solved) {
    const before = solvedAfter === undefined ? '' : `, as it was after ${showAmount(solvedAfter, unit)}`;
    return `${file}: after ${showAmount(moves.length, unit)} the board is not solved${before}`;
  }
  return reason === undefined ? undefined : `${file}: not known to be shortest: ${reason}`;
}

type Outcome = 'solved' | 'not solved' | 'not legal' | 'not checked';

function outcome(grade: Grade): Outcome {
  if (grade.replay === undefined) return 'not checked';
  return grade.solved ? 'solved' : grade.replay.bad === undefined ? 'not solved' : 'not legal';
}

/** `7 files: 3 right (2 shortest), 1 not solved, 2 not legal, 1 not checked`. */
function totals(grades: readonly Grade[], wishes: Wishes): string {
  const count = (fits: (grade: Grade) => boolean): number => grades.filter(fits).length;
  const are = (wanted: Outcome): number => count((grade) => outcome(grade) === wanted);
  const right = count((grade) => isRight(grade, wishes));
  const shortest = count((grade) => grade.replay !== undefined && grade.shortest === true);
  const parts: [number, string][] = [
    [are('solved') - right, 'solved, but not proved shortest'],
    ...(['not solved', 'not legal', 'not checked'] as const).map((words): [number, string] => [are(words), words]),
  ];
  const others = parts.filter(([number]) => number > 0).map(([number, words]) => `${showCount(number)} ${words}`);
  const best = shortest === 0 ? '' : ` (${showCount(shortest)} shortest)`;
  return `${showAmount(grades.length, 'file')}: ${[`${showCount(right)} right${best}`, ...others].join(', ')}`;
}
