import type { Message } from '@slidewise/core/messages';
import type { Band, Method } from '@slidewise/lab/analysis';
import { aboutBoard, reasonFields } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { csvLine } from '../../output/csv.js';
import { colors } from '../../terminal/colors.js';
import { fitTable } from '../../terminal/narrow-table.js';
import type { Column } from '../../terminal/table.js';
import { showAmount, showCount } from '../../terminal/units.js';
import { lineWidth, wrapSentence } from '../../terminal/wrap.js';
import { methodName } from './facts.js';

/** What is counted over all orders of ties that were tried. */
interface Counted {
  /** The runs that were tried. */
  readonly runs: number;
  /** Runs with a solution, with a proof that there is none, and those ended by a limit. */
  readonly solved: number;
  readonly unsolvable: number;
  readonly stopped: number;
  /** Of runs that came to an end; left out if there are none. */
  readonly expanded?: Band | undefined;
  readonly generated?: Band | undefined;
  readonly stored?: Band | undefined;
  readonly length?: Band | undefined;
}

/** What one method counts. */
export interface MethodBands extends Method, Counted {
  /** Why it was not tried. */
  readonly leftOut?: Message;
}

/** A board with the bands of all methods. */
export interface BoardBands {
  readonly board: OneBoard;
  readonly metric: string;
  readonly unit: string;
  readonly shuffles: number;
  readonly bands: readonly MethodBands[];
  readonly refutation?: Message;
}

const COUNTS = ['expanded', 'generated', 'stored'] as const;
const FIGURES = [...COUNTS, 'length'] as const;

/** Human-readable: the bands of one board. */
export function bandsTable({ board, unit, shuffles, bands, refutation }: BoardBands): string {
  const width = lineWidth();
  const verdict = refutation === undefined ? 'counts over legal orders' : `unsolvable: ${refutation.message}`;
  const lines = [
    colors.bold(board.label),
    ...wrapSentence(`${board.family.title}, in ${unit}s: ${verdict}`, width, ''),
  ];
  const tried = bands.filter(({ runs }) => runs > 0);
  if (tried.length > 0) {
    const { header, lines: rows } = fitTable(columns(tried, unit), width);
    lines.push('', colors.dim(header), ...rows, ...legend(shuffles, width).map((line) => colors.dim(line)));
  }
  const leftOut = bands.flatMap((each) =>
    each.leftOut === undefined ? [] : [`${methodName(each)}: ${each.leftOut.message}`],
  );
  if (leftOut.length > 0) lines.push('', 'left out:', ...leftOut.flatMap((text) => wrapSentence(text, width, '  ')));
  return `${lines.join('\n')}\n`;
}

function columns(bands: readonly MethodBands[], unit: string): Column[] {
  const counts = COUNTS.map(
    (key, i): Column => ({
      title: key,
      align: 'right',
      cells: bands.map((each) => bandText(each[key])),
      ...(i === 0 ? {} : { dispensable: COUNTS.length - i }),
    }),
  );
  const stopped = bands.map((each) => (each.stopped === 0 ? '' : showCount(each.stopped)));
  return [
    { title: 'algorithm', align: 'left', cells: bands.map(({ algorithm }) => algorithm) },
    { title: 'heuristic', align: 'left', cells: bands.map(({ heuristic }) => heuristic ?? '–') },
    { title: 'runs', align: 'right', cells: bands.map(({ runs }) => showCount(runs)) },
    ...counts,
    { title: `${unit}s`, align: 'right', cells: bands.map(lengthText) },
    ...(stopped.some((text) => text !== '')
      ? [{ title: 'given up', align: 'right', cells: stopped } satisfies Column]
      : []),
  ];
}

function lengthText({ length, unsolvable }: MethodBands): string {
  return length === undefined && unsolvable > 0 ? 'none' : bandText(length);
}

/** `7`, or `214–400 (270)`. */
function bandText(band: Band | undefined): string {
  if (band === undefined) return '–';
  const { least, median, most } = band;
  return least === most ? showCount(least) : `${showCount(least)}–${showCount(most)} (${showCount(median)})`;
}

function legend(shuffles: number, width: number): string[] {
  const orders = showAmount(shuffles, 'shuffled order');
  const [boards, successors] = shuffles === 0 ? ['', ''] : [`, by h and ${orders} of boards`, ` and in ${orders}`];
  const text = `least–most (median) over ties as documented${boards}, and first in, first out and last in, first out, each with successors as boards read, reversed${successors}, as far as an algorithm takes these`;
  return wrapSentence(text, width, '');
}

/** For spreadsheets: a line for each method. */
export function bandsCsvHead(): string {
  const bands = FIGURES.flatMap((key) => [`${key}_least`, `${key}_median`, `${key}_most`]);
  return csvLine([
    'board',
    'family',
    'metric',
    'algorithm',
    'heuristic',
    'runs',
    'solved',
    'unsolvable',
    'stopped',
    ...bands,
  ]);
}

export function bandsCsvRow({ label, family }: OneBoard, metric: string, method: MethodBands): string {
  const { algorithm, heuristic, runs, solved, unsolvable, stopped } = method;
  const bands = FIGURES.flatMap((key) => [method[key]?.least, method[key]?.median, method[key]?.most]);
  return csvLine([label, family.id, metric, algorithm, heuristic, runs, solved, unsolvable, stopped, ...bands]);
}

/** A board that is known to be unsolvable before any run. */
export function refutedBandsRow({ label, family }: OneBoard, metric: string): string {
  return csvLine([label, family.id, metric, '', '', 0, 0, 0, 0, ...FIGURES.flatMap(() => ['', '', ''])]);
}

/** For programs: a method on a line. */
export function bandsJson(board: OneBoard, metric: string, method: MethodBands): string {
  const { algorithm, heuristic = null, leftOut } = method;
  return bandsLine(board, { metric, algorithm, heuristic }, method, leftOut);
}

/** A board that is known to be unsolvable before any run. */
export function refutedBandsJson(board: OneBoard, metric: string, reason: Message): string {
  const runs = { runs: 0, solved: 0, unsolvable: 0, stopped: 0 };
  return bandsLine(board, { metric, algorithm: null, heuristic: null }, runs, reason);
}

function bandsLine(board: OneBoard, method: object, counted: Counted, reason: Message | undefined): string {
  const { runs, solved, unsolvable, stopped } = counted;
  const bands = Object.fromEntries(FIGURES.map((key) => [key, counted[key] ?? null]));
  const object = { ...aboutBoard(board), ...method, runs, statuses: { solved, unsolvable, stopped }, bands };
  return `${JSON.stringify({ ...object, ...reasonFields(reason) })}\n`;
}
