import type { Solution } from '@slidewise/core/solving';
import type { Measure } from '@slidewise/lab/analysis';
import { aboutBoard, defined } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { csvLine } from '../../output/csv.js';
import { colors } from '../../terminal/colors.js';
import { fitTables, widest } from '../../terminal/narrow-table.js';
import { type Column, drawTable } from '../../terminal/table.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { lineWidth, wrapSentence } from '../../terminal/wrap.js';

/** A board and all that was measured of it. */
export interface Measured extends OneBoard {
  readonly metric: string;
  readonly measures: readonly Measure[];
  /** How many moves were made before, if any were asked for. */
  readonly made?: number;
  /** The boards that are one move away, if they were asked for. */
  readonly neighbors?: readonly string[];
  /** What solving it found, if that was wanted. */
  readonly solution?: Solution;
}

/** Human-readable: a table for each family, and what the names mean. */
export function tableReport(all: readonly Measured[]): string {
  const groups = new Map<string, Measured[]>();
  for (const measured of all) {
    const { family, metric } = measured;
    const unit = metricUnit(family, metric);
    const key = `${family.title}, in ${unit}s`;
    groups.set(key, [...(groups.get(key) ?? []), measured]);
  }
  return [...groups].map(([title, group]) => familyTable(title, group)).join('\n') + neighborLists(all);
}

/** The neighbors of each board, if they were asked for. */
function neighborLists(all: readonly Measured[]): string {
  return all
    .flatMap(({ label, neighbors }) =>
      neighbors === undefined
        ? []
        : [
            `\n${colors.bold(`${label}: ${showAmount(neighbors.length, 'neighbor')}`)}\n`,
            ...neighbors.map((text) => `\n${text}\n`),
          ],
    )
    .join('');
}

function familyTable(title: string, boards: readonly Measured[]): string {
  const [{ measures }] = boards as [Measured];
  const figure = ({ measures: own }: Measured, id: string) => own.find((measure) => measure.id === id);
  const [measured, unmeasured] = [true, false].map((known) =>
    measures.filter(({ id }) => boards.some((board) => figure(board, id)?.value !== undefined) === known),
  ) as [Measure[], Measure[]];
  const columnsWith = (titles: readonly string[]): Column[] => {
    const columns = measured.map(({ id }, i): Column => {
      const values = boards.map((board) => figure(board, id));
      return {
        title: titles[i]!,
        align: 'right',
        cells: values.map(figureText),
      };
    });
    const labels: Column = { title: 'board', align: 'left', cells: boards.map(({ label }) => label) };
    const lengths: Column = { title: 'optimum', align: 'right', cells: boards.map(optimum) };
    const solved = boards.some(({ solution }) => solution !== undefined) ? [lengths] : [];
    const made: Column = { title: 'made', align: 'right', cells: boards.map((board) => showCount(board.made ?? 0)) };
    const played = boards.some((board) => board.made !== undefined) ? [made] : [];
    return [labels, ...played, ...columns, ...solved];
  };
  // Where the names have no room as titles, letters stand for them, and the list below says which.
  const width = lineWidth();
  const named = drawTable(columnsWith(measured.map(({ id }) => id)), Number.POSITIVE_INFINITY);
  const letters = widest(named) > width;
  const drawn = letters ? fitTables(columnsWith(measured.map((_, i) => letterOf(i))), width) : [named];
  const tables = drawn.flatMap(({ header, lines }) => [colors.dim(header), ...lines, '']);
  const words = measured.map(({ id, summary, admissible }, i) => {
    const name = letters ? `${letterOf(i)} = ${id}` : id;
    return `${name}: ${summary}${admissible === undefined ? '; no estimate of the length' : ''}`;
  });
  if (boards.some(({ made }) => made !== undefined)) words.unshift('made: moves that were played before (--moves)');
  for (const reason of new Set(unmeasured.map((measure) => measure.reason!.message))) {
    const names = unmeasured.filter((measure) => measure.reason!.message === reason).map(({ id }) => id);
    words.push(`left out: ${names.join(', ')}: ${reason}`);
  }
  const legend = words.flatMap((text) => wrapSentence(text, width, '')).map((line) => colors.dim(line));
  return [colors.bold(title), '', ...tables, ...legend, ''].join('\n');
}

/** `9`, `yes`, `–`. */
function figureText(measure: Measure | undefined): string {
  if (measure?.value === undefined) return '–';
  return measure.isYesOrNo ? (measure.value === 1 ? 'yes' : 'no') : showCount(measure.value);
}

/** A number, a truth, or nothing where it is not known. */
function plainValue({ value, isYesOrNo }: Measure): number | boolean | undefined {
  return isYesOrNo && value !== undefined ? value === 1 : value;
}

function letterOf(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/** `23`, `none`, `≥ 40` where only a bound is known, `40–52` where a solution is not proved shortest. */
function optimum({ solution }: Measured): string {
  if (solution === undefined) return '–';
  const { status, optimal, length, lowerBound } = solution;
  if (status === 'unsolvable') return 'none';
  if (status === 'stopped') return `≥ ${showCount(lowerBound)}`;
  return optimal ? showCount(length!) : `${showCount(lowerBound)}–${showCount(length!)}`;
}

/** For spreadsheets: a column for every measure of every family that is there. */
export function csvReport(all: readonly Measured[]): string {
  const ids = [...new Set(all.flatMap(({ measures }) => measures.map(({ id }) => id)))];
  const solved = all.some(({ solution }) => solution !== undefined);
  const played = all.some(({ made }) => made !== undefined);
  const lines = all.map(({ label, family, metric, made, measures, solution }) => {
    const values = ids.map((id) => measures.filter((measure) => measure.id === id).map(plainValue)[0]);
    return csvLine([
      label,
      family.id,
      metric,
      ...(played ? [made] : []),
      ...values,
      ...(solved ? [solution?.status, solution?.optimal ? solution.length : undefined] : []),
    ]);
  });
  return [
    csvLine([
      'board',
      'family',
      'metric',
      ...(played ? ['made'] : []),
      ...ids,
      ...(solved ? ['status', 'optimum'] : []),
    ]),
    ...lines,
  ].join('');
}

/** For programs: a board on a line; unknown values are null. */
export function jsonLine(measured: Measured): string {
  const { metric, made, measures, neighbors, solution } = measured;
  const values = Object.fromEntries(measures.map((measure) => [measure.id, plainValue(measure) ?? null]));
  const about = { ...aboutBoard(measured), metric, ...defined({ made }), values, ...defined({ neighbors }) };
  if (solution === undefined) return `${JSON.stringify(about)}\n`;
  const { status, optimal, length = null } = solution;
  const lowerBound = status === 'unsolvable' ? null : solution.lowerBound;
  return `${JSON.stringify({ ...about, status, optimal, length, lowerBound })}\n`;
}
