import { ok } from '@slidewise/core/result';
import Type from 'typebox';
import { hintAnswer, nextMove } from '../answers/hint-answer.js';
import { boardOf } from './given-board.js';
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
import { search } from './search.js';
import { STATUSES } from './solve.js';

export const hint = defineOperation({
  name: 'hint',
  summary: 'Gives the next best move of a board, and says why',
  runs: 'thread',
  input: closed({ ...boardParts, metric, ...limitParts }),
  output: closed({
    ...aboutBoardParts,
    metric: Type.String(),
    status: oneOf(STATUSES),
    move: orNull(Type.String()),
    length: orNull(Type.Number()),
    remaining: orNull(Type.Number({ description: 'what is left to do after the move' })),
    optimal: Type.Boolean(),
    lowerBound: orNull(Type.Number()),
    ...reasonParts,
    why: orNull(closed({ heuristic: Type.String(), bound: Type.Number(), reasons: Type.Array(messageSchema) })),
  }),
  async run(input, work) {
    const board = boardOf(input, work);
    if (!board.ok) return board;
    const solution = await search(board.value, input, work);
    if (!solution.ok) return solution;
    const { family, reading } = board.value;
    const why = family.explain(reading.position, solution.value.metric);
    return ok(hintAnswer(board.value, solution.value, nextMove(board.value, solution.value), why));
  },
});
