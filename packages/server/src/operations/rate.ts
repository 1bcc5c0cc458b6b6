import { ok } from '@slidewise/core/result';
import { levelIds } from '@slidewise/lab/collection';
import { Rater } from '@slidewise/lab/rating';
import Type from 'typebox';
import { defined } from '../answers/defined.js';
import { rateAnswer } from '../answers/rate-answer.js';
import { boardOf } from './given-board.js';
import { defineOperation } from './operation.js';
import {
  aboutBoardParts,
  boardParts,
  closed,
  count,
  limitParts,
  messageSchema,
  metric,
  oneOf,
  orNull,
  reasonParts,
} from './schemas.js';
import { bringTables, driven, limitsOf, metricError } from './search.js';

const byMetric = <Schema extends Parameters<typeof Type.Record>[1]>(schema: Schema) =>
  Type.Record(Type.String(), schema);
const number = orNull(Type.Number());

export const rate = defineOperation({
  name: 'rate',
  summary: 'Says how hard a board is, and why',
  runs: 'thread',
  input: closed({
    ...boardParts,
    metric,
    positions: Type.Optional(count('explore components of up to this many positions', 1, 10_000_000)),
    ...limitParts,
  }),
  output: closed({
    ...aboutBoardParts,
    metric: Type.String(),
    status: oneOf(['rated', 'unsolvable', 'stopped']),
    optimum: number,
    optima: byMetric(number),
    bounds: byMetric(closed({ least: Type.Number(), most: number })),
    score: number,
    level: oneOf(levelIds),
    features: closed({
      ...Object.fromEntries(
        [
          ...['positions', 'solvedPositions', 'farthest', 'solutionsLog10', 'legalMoves', 'helpfulMoves', 'traps'],
          ...['hurtfulMoves', 'meanDetour', 'worstDetour', 'deadEnds', 'forcedMoves', 'longestForced', 'onlyMoves'],
          ...[
            'bottlenecks',
            'choiceBits',
            'guidedBits',
            'greedyPositions',
            'uphillMoves',
            'targetRetreats',
            'returningPieces',
            'movingPieces',
          ],
        ].map((name) => [name, number]),
      ),
      solutions: orNull(Type.String({ description: 'how many shortest solutions there are, in decimal digits' })),
      pieces: orNull(
        Type.Array(
          closed({
            label: Type.String(),
            role: oneOf(['target', 'piece']),
            least: Type.Number(),
            mean: Type.Number(),
            most: Type.Number(),
          }),
        ),
      ),
      minimal: orNull(Type.Boolean()),
      idle: orNull(Type.Array(Type.String())),
      profile: Type.Array(
        Type.Array(number, {
          minItems: 3,
          maxItems: 3,
          description: 'a position on a shortest solution: how many legal moves help, keep the distance and hurt',
        }),
      ),
    }),
    notes: Type.Array(messageSchema),
    ...reasonParts,
  }),
  async run(input, work) {
    const board = boardOf(input, work);
    if (!board.ok) return board;
    const { family, reading } = board.value;
    const wrong = metricError(board.value, input.metric);
    if (wrong !== undefined) return wrong;
    const limits = limitsOf(input, work);
    // It is solved in every metric.
    const metrics = family.metrics.map(({ id }) => id);
    await bringTables(board.value, metrics, limits.memory, work);
    const { metric: counted, positions } = input;
    const options = { ...defined({ metric: counted }), limits: { ...limits, ...defined({ positions }) } };
    const rating = await driven(Rater.start(family, reading.position, { ...options, tables: work.tables }), work);
    return rating.ok ? ok(rateAnswer(board.value, rating.value)) : rating;
  },
});
