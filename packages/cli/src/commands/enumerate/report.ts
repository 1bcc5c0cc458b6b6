import type { AtlasRow, Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { showAmount } from '../../terminal/units.js';

/** For programs. */
export function jsonLine({ moves, metric, board, positions, distances }: AtlasRow): string {
  return `${JSON.stringify({ moves, ...(metric === undefined ? {} : { metric }), board, positions, distances })}\n`;
}

/** `20 moves  BBC..D.CEEDAAF.GG.FHIIJJH  299 positions`: what comes first is what one sorts by. */
export function humanLine(family: Family, { moves, metric, board, positions }: AtlasRow): string {
  const { unit } = family.metrics.find(({ id }) => id === metric) ?? family.metrics[0]!;
  return `${showAmount(moves, unit).padStart(9)}  ${onOneLine(family, board)}  ${showAmount(positions, 'position')}\n`;
}

/** Boards that take several lines are written as ids, which every command takes. */
function onOneLine(family: Family, board: string): string {
  return board.includes('\n') ? positionId(family, unwrap(family.parse(board)).position) : board;
}
