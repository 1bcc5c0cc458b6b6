import { type Family, printMoves } from '@slidewise/core/contract';
import { english, messageFields } from '@slidewise/core/messages';
import type { BoardOptions, BoardRead } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { onlyOneConvention } from '../messages.js';
import type { BoardItem } from './board.js';
import { BAD, ERROR_COLUMNS, MOVES, plainColumn, REASON_COLUMNS, statColumn } from './board-rows.js';
import { boardWork } from './board-work.js';
import type { Kind, Row } from './kind.js';
import { type BoardSearchOptions, solvePosition } from './solve-position.js';
import type { TableSource } from './tables.js';

export interface SolveRunOptions extends BoardOptions {
  readonly search: BoardSearchOptions;
  readonly letters?: string;
}

export const solve: Kind = {
  id: 'solve',
  unit: 'board',
  statuses: [
    { id: 'solved', word: 'solved', good: true },
    { id: 'unsolvable', word: 'unsolvable', good: false },
    { id: 'stopped', word: 'stopped', good: false },
    BAD,
  ],
  columns: [
    ...['board', 'text', 'family', 'format', 'goal', 'metric', 'algorithm', 'heuristic', 'status'].map((name) =>
      plainColumn(name, 'STRING'),
    ),
    plainColumn('optimal', 'BOOLEAN'),
    plainColumn('length', 'INT32'),
    plainColumn('lowerBound', 'INT32'),
    MOVES,
    ...['expanded', 'generated', 'reopened', 'duplicates', 'peakOpen', 'stored', 'bytes'].map(statColumn),
    ...REASON_COLUMNS,
    ...ERROR_COLUMNS,
  ],
  ...boardWork(find),
};

async function find(
  board: BoardRead,
  item: BoardItem,
  options: SolveRunOptions,
  tables: TableSource,
): Promise<Result<Row>> {
  const { family, reading } = board;
  const solved =
    problemWithLetters(family, options.letters) ??
    (await solvePosition(family, reading.position, options.search, tables));
  return solved.ok ? ok(solvedRow(item.board, board, solved.value, options.letters)) : solved;
}

/** What `solve --json` says of a board, without the time, and with its text. */
export function solvedRow(
  board: string,
  { family, text, reading: { position, format, goal } }: BoardRead,
  solution: Solution,
  letters: string | undefined,
): Row {
  const { status, metric, algorithm, heuristic = null, optimal, length = null, lowerBound, moves, reason } = solution;
  return {
    board,
    text,
    family: family.id,
    format,
    goal,
    metric,
    algorithm,
    heuristic,
    status,
    optimal,
    length,
    lowerBound: status === 'unsolvable' ? null : lowerBound,
    moves: status === 'solved' ? printMoves(family, position, moves, { format, metric, letters }) : [],
    stats: solution.counts,
    ...(reason && messageFields('reason', reason)),
  } as Row;
}

/** Why a family does not know a convention for the letters of moves. Undefined if it does, or none is given. */
export function problemWithLetters(family: Family, letters: string | undefined): Result<never> | undefined {
  const known = family.letters ?? [];
  if (letters === undefined || known.some(({ id }) => id === letters)) return undefined;
  if (known.length > 0) return problem(english.unknownLetters(letters, known));
  return problem(onlyOneConvention({ family: family.title }));
}
