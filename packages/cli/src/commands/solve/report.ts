import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { colors } from '../../terminal/colors.js';
import { drawScene } from '../../terminal/draw.js';
import { showAmount, showCount, showGap, showMilliseconds } from '../../terminal/units.js';
import { fitted, lineWidth, wrapList, wrapText } from '../../terminal/wrap.js';
import { type Answer, moveTexts } from './answer.js';
import type { SolveFlags } from './options.js';

/** Human-readable: the board, the moves, and one line of statistics. */
export function humanReport({ board, solution, milliseconds }: Answer, flags: SolveFlags, first: boolean): string {
  const { family, reading, label } = board;
  if (family === undefined || reading === undefined || solution === undefined) return '';
  const { position, format } = reading;
  const lines = [colors.bold(label), ...drawScene(family.scene(position))];
  if (solution.status === 'solved') {
    const texts = moveTexts(family, position, solution, format, flags.letters);
    if (flags.steps) lines.push(...drawSteps(family, position, solution, texts));
    else if (texts.length > 0) {
      const columns = lineWidth();
      const { moveSeparator } = family;
      lines.push(moveSeparator === undefined ? wrapList(texts, columns) : wrapText(texts.join(moveSeparator), columns));
    }
  }
  lines.push(colors.dim(fitted(statistics(family, solution, milliseconds, flags.tieBreak), process.stdout)));
  return `${first ? '' : '\n'}${lines.join('\n')}\n`;
}

/** For scripts: the moves on one line. */
export function quietReport({ board, solution }: Answer, flags: SolveFlags): string {
  const { family, reading } = board;
  if (family === undefined || reading === undefined || solution === undefined) return '';
  if (solution.status !== 'solved') return `${solution.status}\n`;
  const texts = moveTexts(family, reading.position, solution, reading.format, flags.letters);
  return `${texts.join(family.moveSeparator ?? ', ')}\n`;
}

function drawSteps(family: Family, start: unknown, { moves }: Solution, texts: readonly string[]): string[] {
  const lines: string[] = [];
  let position = start;
  for (const [i, move] of moves.entries()) {
    lines.push('', colors.bold(`${i + 1}. ${texts[i]}`));
    position = unwrap(family.play(position, move));
    lines.push(...drawScene(family.scene(position)));
  }
  return lines;
}

function statistics(family: Family, solution: Solution, milliseconds: number, tieBreak: string | undefined): string {
  const { unit } = family.metrics.find(({ id }) => id === solution.metric)!;
  const { counts, algorithm, heuristic } = solution;
  const work = [
    heuristic === undefined ? algorithm : `${algorithm} with ${heuristic}`,
    `${showCount(counts.expanded)} expanded`,
    `${showCount(counts.generated)} generated`,
    `${showCount(counts.stored)} stored`,
    showMilliseconds(milliseconds),
  ];
  return [verdict(solution, unit), ...tieBroken(family, solution, tieBreak), ...work].join(' · ');
}

/** What a solution counts in the metric that ties were broken by. */
function tieBroken(family: Family, { status, moves }: Solution, tieBreak: string | undefined): string[] {
  const metric = family.metrics.find(({ id }) => id === tieBreak);
  if (metric === undefined || status !== 'solved') return [];
  const count = moves.reduce<number>((sum, move) => sum + family.cost(move, metric.id), 0);
  return [`${showAmount(count, metric.unit)}, the fewest among the shortest`];
}

function verdict({ status, length, lowerBound, optimal, reason }: Solution, unit: string): string {
  if (status === 'unsolvable') return `unsolvable: ${reason}`;
  if (status === 'stopped') return `stopped: ${reason}; a solution has at least ${showAmount(lowerBound, unit)}`;
  const amount = showAmount(length!, unit);
  if (length === 0) return 'already solved';
  if (optimal) return `${amount}, proved shortest`;
  const why = reason === undefined ? '' : `; ${reason}`;
  return `${amount}, not proved shortest (at least ${showCount(lowerBound)}, a gap of ${showGap(length!, lowerBound)})${why}`;
}
