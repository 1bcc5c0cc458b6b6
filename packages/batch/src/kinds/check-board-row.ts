import { isDeepStrictEqual } from 'node:util';
import type { Family } from '@slidewise/core/contract';
import { type BoardOptions, type BoardRead, readBoard } from '@slidewise/core/reading';
import type { BoardItem } from './board.js';
import { badRow, sharedRow } from './board-rows.js';
import type { Row } from './kind.js';

/** What a row may hold, as far as it is compared with its board. */
export interface ClaimedRow extends Row {
  readonly [name: string]: unknown;
}

/** What is wrong with a row that another process has made of a board; undefined if nothing is. Moves are played by the rules. */
export function wrongOfBoardRow(
  row: ClaimedRow,
  item: BoardItem,
  options: BoardOptions & { readonly letters?: string },
): string | undefined {
  if (item.sameAs !== undefined) return equal(row, sharedRow(item, item.sameAs));
  if (row.board !== item.board || 'sameAs' in row) return 'it has the row of another board';
  const read = readBoard(item, options);
  if (!read.ok) return equal(row, badRow(item, read.problem));
  if (row.status === 'error') return undefined;
  const { family, reading, text } = read.value;
  const { format, goal } = reading;
  const same = isDeepStrictEqual([row.text, row.family, row.format, row.goal], [text, family.id, format, goal]);
  if (!same) return 'it has the row of another board';
  return row.status === 'solved' ? wrongOfSolution(row, read.value, options.letters) : undefined;
}

function equal(row: Row, wanted: Row): string | undefined {
  return isDeepStrictEqual(row, wanted) ? undefined : 'it has the row of another board';
}

/** Plays the moves of a solution. */
function wrongOfSolution(
  { moves, metric, length, lowerBound, optimal }: ClaimedRow,
  { family, reading }: BoardRead,
  letters: string | undefined,
): string | undefined {
  if (!Array.isArray(moves) || !family.metrics.some(({ id }) => id === metric)) return 'a solution has no moves';
  const played = lengthOf(family, reading.position, moves, metric as string, letters);
  if (played === undefined) return 'the moves do not solve the board';
  if (played !== length || (lowerBound as number) > played || (optimal === true && lowerBound !== played))
    return 'the length is not that of the moves';
  return undefined;
}

/** The length of a solution; undefined if it is none. */
function lengthOf(
  family: Family,
  start: unknown,
  moves: readonly unknown[],
  metric: string,
  letters: string | undefined,
): number | undefined {
  let [position, length] = [start, 0];
  for (const text of moves) {
    const move = typeof text === 'string' ? family.parseMove(position, text, letters) : undefined;
    const played = move?.ok ? family.play(position, move.value) : undefined;
    if (!move?.ok || !played?.ok) return undefined;
    position = played.value;
    length += family.cost(move.value, metric);
  }
  return family.isSolved(position) ? length : undefined;
}
