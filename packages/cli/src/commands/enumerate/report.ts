import type { AtlasRow, Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';

/** For programs. */
export function jsonLine(row: AtlasRow): string {
  return `${JSON.stringify(row)}\n`;
}

/** `20 BBC..D.CEEDAAF.GG.FHIIJJH 299`: moves, board, positions, as lists of boards are written, which other commands read. */
export function listLine(family: Family, { length, text, positions }: AtlasRow): string {
  return `${length} ${onOneLine(family, text)} ${positions}\n`;
}

/** Boards that take several lines are written as ids, which every command takes. */
function onOneLine(family: Family, text: string): string {
  return text.includes('\n') ? positionId(family, unwrap(family.parse(text)).position) : text;
}
