import { type BoardOptions, type BoardRead, readBoard } from '@slidewise/core/reading';
import type { Result } from '@slidewise/core/result';
import { itemFailed } from '../messages.js';
import type { BoardItem } from './board.js';
import { badRow, sharedRow } from './board-rows.js';
import { type ClaimedRow, wrongOfBoardRow } from './check-board-row.js';
import type { Kind, Row } from './kind.js';
import type { TableSource } from './tables.js';

/** What a kind finds out of a board that could be read: its row, or why there is none. */
type Finding<O> = (board: BoardRead, item: BoardItem, options: O, tables: TableSource) => Promise<Result<Row>>;

/**
 * The work of a kind whose items are boards. References to other rows and unreadable boards are handled here for all
 * kinds.
 */
export function boardWork<O extends BoardOptions>(
  find: Finding<O>,
  textOf?: (text: string) => string,
): Pick<Kind, 'start' | 'failed' | 'wrongOf'> {
  const itemOf = (item: BoardItem): BoardItem =>
    item.text === undefined || textOf === undefined ? item : { ...item, text: textOf(item.text) };
  const rowOf = async (item: BoardItem, options: O, tables: TableSource): Promise<Row> => {
    if (item.sameAs !== undefined) return sharedRow(item, item.sameAs);
    const board = readBoard(itemOf(item), options);
    if (!board.ok) return badRow(item, board.problem);
    const found = await find(board.value, item, options, tables);
    return found.ok ? found.value : badRow(item, found.problem);
  };
  return {
    start: (options, tables) => async (item) => [await rowOf(item as BoardItem, options as O, tables)],
    failed: (item, reason) => badRow(item as BoardItem, itemFailed({ error: reason })),
    wrongOf: (row, item, options) => wrongOfBoardRow(row as ClaimedRow, itemOf(item as BoardItem), options as O),
  };
}
