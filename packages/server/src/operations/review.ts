import { ok } from '@slidewise/core/result';
import { Reviewer } from '@slidewise/lab/review';
import Type from 'typebox';
import { reviewAnswer } from '../answers/review-answer.js';
import { gameOf } from './given-board.js';
import { defineOperation } from './operation.js';
import {
  aboutBoardParts,
  boardParts,
  closed,
  limitParts,
  messageSchema,
  metric,
  oneOf,
  orNull,
  reasonParts,
} from './schemas.js';
import { bringTables, driven, limitsOf, metricError } from './search.js';
import { movesSchema } from './verify.js';

export const review = defineOperation({
  name: 'review',
  summary: 'Shows where a played game went wrong: each move marked, what was as good, and the turning point',
  runs: 'thread',
  input: closed({
    ...boardParts,
    board: {
      ...boardParts.board,
      description: 'a saved game, a link with moves, a board and moves below it, or a board',
    },
    moves: Type.Optional(movesSchema),
    metric,
    ...limitParts,
  }),
  output: closed({
    ...aboutBoardParts,
    metric: Type.String(),
    status: oneOf(['reviewed', 'partial', 'unsolvable']),
    solved: Type.Boolean(),
    length: Type.Number(),
    optimum: orNull(Type.Number()),
    moves: Type.Array(Type.String()),
    points: Type.Array(
      closed({
        played: Type.Number(),
        least: orNull(Type.Number()),
        most: orNull(Type.Number()),
        best: Type.Array(Type.String()),
        allBest: Type.Boolean(),
        continuation: Type.Array(Type.String()),
        move: orNull(Type.String()),
        mark: orNull(oneOf(['best', 'even', 'lost'])),
        lost: orNull(Type.Number()),
      }),
    ),
    turningPoint: orNull(
      closed({
        number: Type.Number(),
        lost: Type.Number(),
        better: orNull(Type.String()),
        possible: Type.Number(),
        proved: Type.Boolean(),
      }),
    ),
    finding: messageSchema,
    ...reasonParts,
  }),
  async run(input, work) {
    const game = gameOf(input, work);
    if (!game.ok) return game;
    const { family, reading, moves, metric: own } = game.value;
    const wrong = metricError(game.value, input.metric);
    if (wrong !== undefined) return wrong;
    const counted = input.metric ?? own ?? family.metrics[0]!.id;
    const limits = limitsOf(input, work);
    await bringTables(game.value, [counted], limits.memory, work);
    const options = { metric: counted, limits, tables: work.tables };
    const reviewed = await driven(Reviewer.start(family, reading.position, moves, options), work);
    return reviewed.ok ? ok(reviewAnswer(game.value, reviewed.value)) : reviewed;
  },
});
