import { message } from '@slidewise/core/messages';
import { ok, problem } from '@slidewise/core/result';
import Type from 'typebox';
import { defined } from '../answers/defined.js';
import { claimAnswer, movesAnswer, verifyMoves } from '../answers/verify-moves.js';
import { boardOf, movesText } from './given-board.js';
import { defineOperation } from './operation.js';
import {
  aboutBoardParts,
  boardParts,
  closed,
  LONGEST_TEXT,
  letters,
  limitParts,
  metric,
  oneOf,
  orNull,
  reasonParts,
} from './schemas.js';
import { search } from './search.js';

/** Moves in any notation. */
export const movesSchema = Type.Union(
  [Type.String({ maxLength: LONGEST_TEXT }), Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 100_000 })],
  { description: 'the moves in any notation of the family: one text, or a list' },
);

export const firstBadSchema = orNull(
  closed({
    number: Type.Number(),
    move: Type.String(),
    line: Type.Number(),
    column: Type.Number(),
    reason: Type.String(),
    reasonCode: Type.String(),
    reasonValues: Type.Record(Type.String(), Type.Unknown()),
  }),
);

const noMovesToCheck = message(
  'no-moves-to-check',
  () => 'there are no moves, and without looking for the shortest solution all else stays unchecked',
);

const status = oneOf(['valid', 'invalid']);

export const verify = defineOperation({
  name: 'verify',
  summary:
    'Plays moves by the rules, and says whether they are legal, whether they solve the board and whether that is shortest',
  runs: 'thread',
  input: closed({
    ...boardParts,
    moves: movesSchema,
    metric,
    letters,
    optimum: Type.Optional(Type.Boolean({ description: 'whether to look for the shortest solution; true by default' })),
    ...limitParts,
  }),
  output: Type.Union([
    closed({
      ...aboutBoardParts,
      status,
      legal: Type.Boolean(),
      solved: Type.Boolean(),
      moves: Type.Array(Type.String()),
      firstBad: firstBadSchema,
      lengths: Type.Array(
        closed({
          metric: Type.String(),
          length: Type.Number(),
          shortest: orNull(Type.Boolean()),
          optimum: orNull(Type.Number()),
          lowerBound: orNull(Type.Number()),
          ...reasonParts,
        }),
      ),
    }),
    closed(
      {
        ...aboutBoardParts,
        status,
        legal: Type.Null(),
        solved: Type.Null(),
        moves: Type.Array(Type.String()),
        claim: Type.Union([closed({ length: Type.Number() }), closed({ unsolvable: Type.Literal(true) })]),
        metric: Type.String(),
        right: orNull(Type.Boolean()),
        optimum: orNull(Type.Number()),
        ...reasonParts,
      },
      'the text has no moves, and says how few there are or that there are none',
    ),
  ]),
  async run(input, work) {
    const board = boardOf(input, work);
    if (!board.ok) return board;
    const { metric: counted, letters: convention, optimum = true } = input;
    const options = { ...defined({ metric: counted, letters: convention }), optimum };
    const verified = await verifyMoves(board.value, movesText(input.moves), options, (reading, each) =>
      search({ family: board.value.family, reading }, { ...limitsIn(input), ...defined({ metric: each }) }, work),
    );
    if (!verified.ok) return verified;
    const found = verified.value;
    if ('unchecked' in found) return problem(noMovesToCheck());
    if ('unreadable' in found) return problem(found.unreadable.reason, found.unreadable.line, found.unreadable.column);
    return ok('claim' in found ? claimAnswer(found) : movesAnswer(found));
  },
});

function limitsIn({ timeLimit, memoryLimit }: { timeLimit?: number; memoryLimit?: number }) {
  return defined({ timeLimit, memoryLimit });
}
