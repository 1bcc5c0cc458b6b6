import { ok } from '@slidewise/core/result';
import Type from 'typebox';
import { convertAnswer, convertBoard } from '../answers/convert-board.js';
import { boardOf } from './given-board.js';
import { defineOperation } from './operation.js';
import { aboutBoardParts, boardParts, closed, text } from './schemas.js';

export const convert = defineOperation({
  name: 'convert',
  summary: 'Writes a board in another format',
  runs: 'thread',
  input: closed({ ...boardParts, to: text('the format to write; "id" for one portable line') }),
  output: closed({
    ...aboutBoardParts,
    text: Type.String(),
    readAs: Type.String(),
    options: Type.Record(Type.String(), Type.String(), {
      description: 'without these the text would be another board',
    }),
    renamed: Type.Record(Type.String(), Type.String(), { description: 'the new names of pieces, by their old ones' }),
  }),
  run(input, work) {
    const board = boardOf(input, work);
    if (!board.ok) return board;
    const converted = convertBoard(board.value, input.to);
    return converted.ok ? ok(convertAnswer(board.value, input.to, converted.value)) : converted;
  },
});
