import { families, familyById } from '@slidewise/core/families';
import { ok, problem, unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { PuzzleSupply } from '@slidewise/lab/supply';
import Type from 'typebox';
import { aboutBoard } from '../answers/about-board.js';
import { familyError } from './given-board.js';
import { defineOperation } from './operation.js';
import { aboutBoardParts, closed, text } from './schemas.js';

export const daily = defineOperation({
  name: 'daily',
  summary: 'Gives the boards of a day, the same for everybody',
  runs: 'at-once',
  path: 'daily',
  input: closed({
    date: Type.Optional(text('the day, such as 2026-11-18; by default today, in Greenwich', 20)),
    family: Type.Optional(text('only the board of this family')),
  }),
  output: closed({
    date: Type.String(),
    boards: Type.Array(closed({ ...aboutBoardParts, metric: Type.String(), optimum: Type.Number() })),
  }),
  async run({ date = new Date().toISOString().slice(0, 10), family: id }, work) {
    const wrong = familyError(id);
    if (wrong !== undefined) return problem(wrong);
    const supply = new PuzzleSupply(work.readShard);
    const boards: object[] = [];
    for (const family of id === undefined ? families : [familyById(id)!]) {
      const found = await supply.daily(family, date);
      if (!found.ok) return found;
      const { id: position, moves: optimum, metric } = found.value;
      const { reading } = unwrap(readPositionId(position, [family]));
      boards.push({ ...aboutBoard({ label: `${family.id} ${date}`, family, reading }), metric, optimum });
    }
    return ok({ date, boards });
  },
});
