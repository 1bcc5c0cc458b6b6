import type { AtlasRow, Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';

/** For programs. */
export function jsonLine({ moves, metric, board, positions, distances }: AtlasRow): string {
  return `${JSON.stringify({ moves, ...(metric === undefined ? {} : { metric }), board, positions, distances })}\n`;
}

/** `20 BBC..D.CEEDAAF.GG.FHIIJJH 299`: moves, board, positions, as lists of boards are written, which other commands read. */
export function listLine(family: Family, { moves, board, positions }: AtlasRow): string {
  return `${moves} ${onOneLine(family, board)} ${positions}\n`;
}

/** Boards that take several lines are written as ids, which every command takes. */
function onOneLine(family: Family, board: string): string {
  return board.includes('\n') ? positionId(family, unwrap(family.parse(board)).position) : board;
}
