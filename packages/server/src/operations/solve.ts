import { ok, problem } from '@slidewise/core/result';
import { clock } from '@slidewise/node/clock';
import Type from 'typebox';
import { unknownLetters } from '../answers/letters.js';
import { solveAnswer } from '../answers/solve-answer.js';
import { boardOf } from './given-board.js';
import { defineOperation } from './operation.js';
import {
  aboutBoardParts,
  boardParts,
  closed,
  letters,
  limitParts,
  oneOf,
  orNull,
  reasonParts,
  searchParts,
} from './schemas.js';
import { search } from './search.js';

export const STATUSES = ['solved', 'unsolvable', 'stopped'] as const;

export const solve = defineOperation({
  name: 'solve',
  summary: 'Finds the shortest solution of a board, and proves it',
  runs: 'thread',
  input: closed({ ...boardParts, ...searchParts, ...limitParts, letters }),
  output: closed({
    ...aboutBoardParts,
    metric: Type.String(),
    algorithm: Type.String(),
    heuristic: orNull(Type.String()),
    status: oneOf(STATUSES),
    optimal: Type.Boolean({ description: 'the length is proved to be the shortest' }),
    length: orNull(Type.Number()),
    lowerBound: orNull(Type.Number({ description: 'no solution is shorter; null where there is none' })),
    moves: Type.Array(Type.String()),
    stats: closed({
      expanded: Type.Number(),
      generated: Type.Number(),
      reopened: Type.Number(),
      duplicates: Type.Number(),
      peakOpen: Type.Number(),
      stored: Type.Number(),
      bytes: Type.Number(),
      ms: Type.Number(),
    }),
    ...reasonParts,
  }),
  async run(input, work) {
    const since = clock.now();
    const board = boardOf(input, work);
    if (!board.ok) return board;
    const wrong = unknownLetters(board.value.family, input.letters);
    if (wrong !== undefined) return problem(wrong);
    const solution = await search(board.value, input, work);
    if (!solution.ok) return solution;
    return ok(solveAnswer(board.value, solution.value, { milliseconds: clock.now() - since, letters: input.letters }));
  },
});
