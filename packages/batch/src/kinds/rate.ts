import { messageFields } from '@slidewise/core/messages';
import type { BoardOptions, BoardRead } from '@slidewise/core/reading';
import { ok, type Result } from '@slidewise/core/result';
import { prepareWithTables } from '@slidewise/core/solving';
import { type Rating, rate as rateBoard } from '@slidewise/lab/rating';
import type { BoardItem } from './board.js';
import { BAD, ERROR_COLUMNS, plainColumn, REASON_COLUMNS } from './board-rows.js';
import { boardWork } from './board-work.js';
import type { Column, Kind, Row } from './kind.js';
import type { BoardSearchOptions } from './solve-position.js';
import { PositionTableCache, type TableSource } from './tables.js';

interface RateOptions extends BoardOptions {
  readonly search: Pick<BoardSearchOptions, 'metric' | 'timeLimit' | 'memoryLimit'>;
  /** Only what the score needs. */
  readonly scoreOnly: boolean;
  /** Components of more positions are not explored. */
  readonly positions?: number;
}

/** What a row holds, as far as columns want to know. */
interface RatedRow extends Row {
  readonly features?: Readonly<Record<string, never>>;
}

const feature = (name: string, type: Column['type']): Column => ({
  name,
  type,
  of: ({ features }: RatedRow) => features?.[name],
});

export const rate: Kind = {
  id: 'rate',
  unit: 'board',
  statuses: [
    { id: 'rated', word: 'rated', good: true },
    { id: 'unsolvable', word: 'unsolvable', good: false },
    { id: 'stopped', word: 'stopped', good: false },
    BAD,
  ],
  columns: [
    ...['board', 'text', 'family', 'format', 'goal', 'metric', 'status'].map((name) => plainColumn(name, 'STRING')),
    plainColumn('optimum', 'INT32'),
    plainColumn('score', 'DOUBLE'),
    plainColumn('level', 'STRING'),
    ...['positions', 'solvedPositions', 'farthest'].map((name) => feature(name, 'INT64')),
    feature('solutions', 'STRING'),
    ...[
      ...[
        'legalMoves',
        'helpfulMoves',
        'traps',
        'hurtfulMoves',
        'meanDetour',
        'worstDetour',
        'deadEnds',
        'forcedMoves',
      ],
      ...[
        'longestForced',
        'onlyMoves',
        'bottlenecks',
        'choiceBits',
        'guidedBits',
        'greedyPositions',
        'uphillMoves',
        'targetRetreats',
      ],
      ...['returningPieces', 'movingPieces'],
    ].map((name) => feature(name, 'DOUBLE')),
    feature('minimal', 'BOOLEAN'),
    ...REASON_COLUMNS,
    ...ERROR_COLUMNS,
  ],
  ...boardWork(find),
};

async function find(
  board: BoardRead,
  item: BoardItem,
  options: RateOptions,
  source: TableSource,
): Promise<Result<Row>> {
  const { family, reading } = board;
  const { metric, timeLimit, memoryLimit } = options.search;
  const tables = new PositionTableCache(source);
  // It is solved in every metric.
  for (const { id } of family.metrics) {
    const limits = { memory: memoryLimit };
    await prepareWithTables(family, reading.position, { metric: id, tables, limits }, tables.within(memoryLimit));
  }
  const rating = rateBoard(family, reading.position, {
    tables,
    wanted: options.scoreOnly ? 'score' : 'everything',
    ...(metric === undefined ? {} : { metric }),
    limits: {
      memory: memoryLimit,
      ...(timeLimit === undefined ? {} : { time: timeLimit }),
      ...(options.positions === undefined ? {} : { positions: options.positions }),
    },
  });
  return rating.ok ? ok(ratedRow(item.board, board, rating.value)) : rating;
}

function ratedRow(board: string, { family, reading, text }: BoardRead, rating: Rating): Row {
  const { score, level, optimum: optima, bounds, notes, reason } = rating;
  const { metric, ...features } = rating.features;
  const status = level === 'unsolvable' ? level : score === null ? 'stopped' : 'rated';
  const { format, goal } = reading;
  const found = rounded({ optimum: optima[metric] ?? null, optima, bounds, score, level, features, notes });
  return {
    board,
    text,
    family: family.id,
    format,
    goal,
    metric,
    status,
    ...found,
    ...(reason && messageFields('reason', reason)),
  } as Row;
}

/** The same with means of fewer digits, so that they are the same on every machine. */
function rounded(object: object): object {
  const short = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
  return JSON.parse(JSON.stringify(object, short));
}
