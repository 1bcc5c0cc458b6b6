import { colors } from '../../terminal/colors.js';
import { fitTable } from '../../terminal/narrow-table.js';
import type { Column } from '../../terminal/table.js';
import { showAll, showCount, showMilliseconds } from '../../terminal/units.js';
import { fitted, lineWidth, wrapSentence } from '../../terminal/wrap.js';
import type { Count } from './counts.js';
import { bestRun, finished, isProved, shortCount, stoppedBy, totals, verdict } from './facts.js';
import { leftOutLines } from './left-out-lines.js';
import type { Comparison, Finished } from './runs.js';

/** Human-readable: a table of the runs on one board, and what was left out, as far as that was not said before. */
export function tableReport(comparison: Comparison, count: Count, said: Set<string>): string {
  const { board, unit } = comparison;
  const width = lineWidth();
  const lines = [
    colors.bold(board.label),
    ...wrapSentence(`${board.family.title}, in ${unit}s: ${verdict(comparison)}`, width, ''),
  ];
  const runs = finished(comparison);
  if (runs.length > 0) lines.push('', ...runTable(comparison, runs, count, width));
  // Where nothing was tried, the board has nothing else to say.
  lines.push(...leftOutLines(comparison.runs, width, said, runs.length === 0));
  return `${lines.join('\n')}\n`;
}

/** How gladly a column goes where the terminal is narrow; the one that was asked for stays. */
const DISPENSABLE: Record<Count, number> = { stored: 1, generated: 2, expanded: 3 };
const BARS_GO_FIRST = 4;

function runTable(comparison: Comparison, runs: readonly Finished[], count: Count, width: number): string[] {
  const counted = (key: Count): Column[] => {
    const cells = runs.map(({ solution }) => shortCount(solution.counts[key]));
    const column: Column = { title: key, align: 'right', cells };
    if (key !== count) return [{ ...column, dispensable: DISPENSABLE[key] }];
    return [column, { title: '', align: 'left', cells: bars(runs, count), dispensable: BARS_GO_FIRST }];
  };
  const columns: Column[] = [
    {
      title: 'algorithm',
      align: 'left',
      cells: runs.map(({ algorithm, planned }) => algorithm + (planned ? ' *' : '')),
    },
    { title: 'heuristic', align: 'left', cells: runs.map(({ heuristic }) => heuristic ?? '–') },
    ...(['expanded', 'generated', 'stored'] as const).flatMap(counted),
    { title: 'time', align: 'right', cells: runs.map(({ milliseconds }) => time(milliseconds)), inNeed: 1 },
    { title: `${comparison.unit}s`, align: 'right', cells: runs.map(answer) },
  ];
  const stops = runs.map(stoppedBy);
  if (stops.some((stop) => stop !== '')) columns.push({ title: 'stopped by', align: 'left', cells: stops, inNeed: 2 });
  const { header, lines, leftOut: hidden } = fitTable(columns, width);
  const best = bestRun(comparison, count);
  const legend = [
    ...(runs.some(isProved) ? ['✓ proved'] : []),
    ...(runs.some(({ planned }) => planned) ? ['* what solve would use'] : []),
    ...(hidden.some((title) => title !== '')
      ? [`no room for ${hidden.filter((title) => title !== '').join(', ')}`]
      : []),
  ];
  return [
    colors.dim(header),
    ...lines.map((line, i) => paint(line, runs[i]!, runs[i] === best)),
    ...(legend.length === 0 ? [] : wrapSentence(legend.join(' · '), width, '').map((line) => colors.dim(line))),
  ];
}

function paint(line: string, run: Finished, best: boolean): string {
  if (best) return colors.bold(colors.green(line));
  return run.solution.status === 'stopped' ? colors.dim(line) : line.replace('✓', colors.green('✓'));
}

function answer(run: Finished): string {
  const { status, length, lowerBound } = run.solution;
  if (status === 'stopped') return `≥ ${showCount(lowerBound)}  `;
  return `${status === 'unsolvable' ? 'none' : showCount(length!)} ${isProved(run) ? '✓' : ' '}`;
}

const BAR = 10;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A count on a logarithmic scale. */
function bars(runs: readonly Finished[], count: Count): string[] {
  const logs = runs.map(({ solution }) => Math.log10(solution.counts[count] + 1));
  const most = Math.max(...logs, Number.EPSILON);
  return logs.map((log) => {
    const eighths = Math.round((log / most) * BAR * 8);
    return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
  });
}

/** Human-readable: the totals of each configuration over all boards of a family. */
export function totalsReport(comparisons: readonly Comparison[]): string {
  const texts = totals(comparisons).map(({ title, unit, boards, totals: sums }) => {
    const columns: Column[] = [
      { title: 'algorithm', align: 'left', cells: sums.map(({ algorithm }) => algorithm) },
      { title: 'heuristic', align: 'left', cells: sums.map(({ heuristic }) => heuristic ?? '–') },
      {
        title: 'solved',
        align: 'right',
        cells: sums.map(({ solved, boards: tried }) => `${showCount(solved)}/${showCount(tried)}`),
        inNeed: 2,
      },
      { title: 'proved', align: 'right', cells: sums.map(({ proved }) => showCount(proved)) },
      { title: 'expanded', align: 'right', cells: sums.map(({ expanded }) => shortCount(expanded)) },
      { title: 'generated', align: 'right', cells: sums.map(({ generated }) => shortCount(generated)), dispensable: 2 },
      { title: 'stored', align: 'right', cells: sums.map(({ stored }) => shortCount(stored)), dispensable: 1 },
      { title: 'time', align: 'right', cells: sums.map(({ milliseconds }) => time(milliseconds)), inNeed: 1 },
    ];
    const { header, lines } = fitTable(columns, lineWidth());
    return [
      colors.bold(fitted(`${title}, in ${unit}s: ${showAll(boards, 'board')} together`, process.stdout)),
      '',
      colors.dim(header),
      ...lines,
    ].join('\n');
  });
  return texts.length === 0 ? '' : `${texts.join('\n\n')}\n`;
}

/** Nearly always as wide as this, so that the same runs make the same table whatever they took. */
function time(milliseconds: number): string {
  return showMilliseconds(milliseconds).padStart(6);
}
