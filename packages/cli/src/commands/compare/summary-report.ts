import { colors } from '../../terminal/colors.js';
import { inBlocks, namesAbove, widest } from '../../terminal/narrow-table.js';
import { type Column, type Drawn, drawTable } from '../../terminal/table.js';
import { fitted, lineWidth, terminalWidth, wrapSentence } from '../../terminal/wrap.js';
import { COUNTS, type Count } from './counts.js';
import { isProved, knownLength, methodName, shortCount } from './facts.js';
import { leftOutLines } from './left-out-lines.js';
import type { Comparison, Finished } from './runs.js';
import { type Amount, medianOf, type Summary, summaries, totalOf } from './summary.js';

/** Human-readable: a table of boards and configurations for each family with several boards, and what was left out, as far as that was not said before. */
export function summaryReport(comparisons: readonly Comparison[], count: Count, said: Set<string>): string {
  return summaries(comparisons)
    .map((summary) => oneFamily(summary, count, said))
    .join('\n');
}

function oneFamily(summary: Summary, count: Count, said: Set<string>): string {
  const { title, unit, comparisons, methods } = summary;
  const width = lineWidth();
  // The more numerous ones stand one below the other: columns are dear.
  const tables =
    methods.length > comparisons.length ? methodsDown(summary, count, width) : boardsDown(summary, count, width);
  const runs = methods.flatMap((method) => method.runs).filter((run) => run !== undefined);
  const marks = [
    ...(runs.some(isProved) ? ['✓ proved'] : []),
    ...(runs.some(({ solution }) => solution.status === 'stopped') ? ['≥ stopped there'] : []),
    ...(runs.length < methods.length * comparisons.length ? ['– not tried'] : []),
  ];
  return [
    colors.bold(fitted(`${title}: ${COUNTS[count]}, in ${unit}s`, process.stdout)),
    '',
    ...tables,
    ...(marks.length === 0 ? [] : [colors.dim(fitted(marks.join(' · '), process.stdout))]),
    ...leftOutLines(
      comparisons.flatMap((each) => each.runs),
      width,
      said,
    ),
    '',
  ].join('\n');
}

/** A line for each board, a column for each method. */
function boardsDown({ comparisons, methods, unit }: Summary, count: Count, width: number): string[] {
  const labels: Column = {
    title: 'board',
    align: 'left',
    cells: [...comparisons.map(({ board }) => board.label), 'total', 'median'],
  };
  const lengths: Column = { title: `${unit}s`, align: 'right', cells: [...comparisons.map(knownLength), '', ''] };
  const columns = methods.map((method): Column => {
    const sums = [totalOf(method.runs, count), medianOf(method.runs, count)].map(amountCell);
    return {
      title: methodName(method),
      align: 'right',
      cells: [...method.runs.map((run) => runCell(run, count)), ...sums],
    };
  });
  return tablesOf([labels, lengths], columns, width);
}

/** A line for each method, a column for each board. */
function methodsDown({ comparisons, methods, unit }: Summary, count: Count, width: number): string[] {
  const names: Column[] = [
    { title: 'algorithm', align: 'left', cells: [`(${unit}s)`, ...methods.map(({ algorithm }) => algorithm)] },
    { title: 'heuristic', align: 'left', cells: ['', ...methods.map(({ heuristic = '–' }) => heuristic)] },
  ];
  const columns = comparisons.map((comparison, i): Column => {
    const cells = [`${knownLength(comparison)}  `, ...methods.map(({ runs }) => runCell(runs[i], count))];
    return { title: comparison.board.label, align: 'right', cells };
  });
  const sums = ([['total', totalOf] as const, ['median', medianOf] as const] as const).map(([title, of]): Column => {
    return { title, align: 'right', cells: ['', ...methods.map(({ runs }) => amountCell(of(runs, count)))] };
  });
  return tablesOf(names, [...sums, ...columns], width);
}

function runCell(run: Finished | undefined, count: Count): string {
  if (run === undefined) return '–  ';
  const { counts, status } = run.solution;
  return `${status === 'stopped' ? '≥ ' : ''}${shortCount(counts[count])} ${isProved(run) ? '✓' : ' '}`;
}

function amountCell(amount: Amount | undefined): string {
  return amount === undefined ? '–  ' : `${amount.least ? '≥ ' : ''}${shortCount(amount.value)}  `;
}

/**
 * As many tables as it takes for the columns to fit; each begins with the same ones. Letters stand for titles that do
 * not fit. If not even one column fits beside the first ones, the names of rows go above.
 */
function tablesOf(first: readonly Column[], columns: readonly Column[], width: number): string[] {
  const whole = (some: readonly Column[]): Drawn => drawTable([...first, ...some], Number.POSITIVE_INFINITY);
  if (widest(whole(columns)) <= width) return inLines(whole(columns));
  const sums = ['total', 'median'];
  const named = columns.filter(({ title }) => !sums.includes(title));
  const short = columns.map((column) =>
    sums.includes(column.title) ? column : { ...column, title: letters(named.indexOf(column)) },
  );
  const isTight = short.some((column) => widest(whole([column])) > terminalWidth());
  const draw = (some: readonly Column[]): Drawn =>
    isTight ? namesAbove([...first, ...some], Number.POSITIVE_INFINITY) : whole(some);
  const blocks = inBlocks(short, (some) => widest(draw(some)) <= width);
  const legend = named.flatMap(({ title }, i) => wrapSentence(`${letters(i)} = ${title}`, width, ''));
  return [...blocks.flatMap((block) => [...inLines(draw(block)), '']), ...legend.map((line) => colors.dim(line)), ''];
}

function inLines({ header, lines }: Drawn): string[] {
  return [colors.dim(header), ...lines];
}

/** `a` … `z`, `aa` … */
function letters(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
