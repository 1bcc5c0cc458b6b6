import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { moveTexts } from '@slidewise/server/answers';
import { colors } from '../../terminal/colors.js';
import { drawScene } from '../../terminal/draw.js';
import { metricUnit, showAmount, showCount, showGap, showMilliseconds } from '../../terminal/units.js';
import { fitted, lineWidth, wrapMoves } from '../../terminal/wrap.js';
import type { Answer } from './answer.js';
import type { SolveFlags } from './options.js';

/** Human-readable, in pieces: the board, the moves, and one line of statistics. */
export function* humanReport(
  { board, solution, milliseconds }: Answer,
  flags: SolveFlags,
  first: boolean,
): Generator<string> {
  const { family, reading, label } = board;
  if (family === undefined || reading === undefined || solution === undefined) return;
  const { position, format } = reading;
  yield `${first ? '' : '\n'}${inLines(colors.bold(label), ...drawScene(family.scene(position)))}`;
  if (solution.status === 'solved') {
    const texts = moveTexts(family, position, solution, format, flags.letters);
    if (flags.steps) yield* drawSteps(family, position, solution, texts);
    else if (texts.length > 0) {
      yield inLines(wrapMoves(texts, family.moveSeparator, lineWidth()));
    }
  }
  yield inLines(colors.dim(fitted(statistics(family, solution, milliseconds, flags.tieBreak), process.stdout)));
}

/** For scripts: the moves on one line. */
export function* quietReport({ board, solution }: Answer, flags: SolveFlags): Generator<string> {
  const { family, reading } = board;
  if (family === undefined || reading === undefined || solution === undefined) return;
  const texts = (): readonly string[] => moveTexts(family, reading.position, solution, reading.format, flags.letters);
  yield inLines(solution.status === 'solved' ? texts().join(family.moveSeparator) : solution.status);
}

/** The board after every move. A large board has a hundred thousand of them: each is drawn when the one before was taken. */
function* drawSteps(family: Family, start: unknown, { moves }: Solution, texts: readonly string[]): Generator<string> {
  let position = start;
  for (const [i, move] of moves.entries()) {
    position = unwrap(family.play(position, move));
    yield inLines('', colors.bold(`${i + 1}. ${texts[i]}`), ...drawScene(family.scene(position)));
  }
}

function inLines(...lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

function statistics(family: Family, solution: Solution, milliseconds: number, tieBreak: string | undefined): string {
  const unit = metricUnit(family, solution.metric);
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
  if (status === 'unsolvable') return `unsolvable: ${reason?.message}`;
  if (status === 'stopped')
    return `stopped: ${reason?.message}; a solution has at least ${showAmount(lowerBound, unit)}`;
  const amount = showAmount(length!, unit);
  if (length === 0) return 'already solved';
  if (optimal) return `${amount}, proved shortest`;
  const why = reason === undefined ? '' : `; ${reason.message}`;
  return `${amount}, not proved shortest (at least ${showCount(lowerBound)}, a gap of ${showGap(length!, lowerBound)})${why}`;
}
