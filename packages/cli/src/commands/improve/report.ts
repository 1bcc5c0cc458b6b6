import { printMoves } from '@slidewise/core/contract';
import type { Improvement } from '@slidewise/lab/analysis';
import { aboutBoard } from '@slidewise/server/answers';
import type { NamedGame } from '../../input/played-game.js';
import { colors } from '../../terminal/colors.js';
import { showAmount } from '../../terminal/units.js';
import { fitted, lineWidth, wrapMoves } from '../../terminal/wrap.js';

/** Moves that were made shorter, or not. */
interface Improved {
  readonly game: NamedGame;
  readonly improvement: Improvement;
  readonly unit: string;
}

export function humanReport(improved: Improved): string {
  const { game, improvement, unit } = improved;
  const { length, before } = improvement;
  const change = length === before ? 'no fewer' : `${before - length} fewer`;
  const words = fitted(`${showAmount(length, unit)}, ${change} · ${proof(improved)}`, process.stdout);
  const texts = wrapMoves(textsOf(improved), game.family.moveSeparator, lineWidth());
  return `${colors.bold(game.label)}\n${texts}\n${length < before ? colors.green(words) : words}\n`;
}

/** The moves alone, on a line. */
export function movesText(improved: Improved): string {
  return `${textsOf(improved).join(improved.game.family.moveSeparator)}\n`;
}

export function jsonLine(improved: Improved): string {
  const { metric, length, before, proved, complete } = improved.improvement;
  const about = aboutBoard(improved.game);
  return `${JSON.stringify({ ...about, metric, moves: textsOf(improved), length, before, proved, complete })}\n`;
}

/** What is known of parts of the moves. */
function proof({ improvement: { moves, proved }, unit }: Improved): string {
  if (proved >= moves.length) return 'proved shortest between their first position and their last';
  if (proved === 0) return 'nothing is proved before a limit was hit';
  return `proved: ${showAmount(proved, unit)} in a row, wherever they begin, are as short as can be`;
}

function textsOf({ game: { family, reading }, improvement: { moves, metric } }: Improved): readonly string[] {
  return printMoves(family, reading.position, moves, { format: reading.format, metric });
}
