import { readBoard } from '@slidewise/core/reading';
import { ok, problem } from '@slidewise/core/result';
import { titleOf } from '@slidewise/core/text';
import { type CollectionRating, hasNamePart, levelIds } from '@slidewise/lab/collection';
import Type from 'typebox';
import { aboutBoard } from '../answers/about-board.js';
import { noSuchPuzzle } from './given-board.js';
import { defineOperation } from './operation.js';
import { aboutBoardParts, closed, count, oneOf, orNull, text } from './schemas.js';

const ratingParts = {
  title: Type.String(),
  chinese: Type.Array(Type.String()),
  level: oneOf(levelIds),
  metric: Type.String(),
  optimum: orNull(Type.Number()),
  score: orNull(Type.Number()),
};

/** What the index says of a board. */
function ratingOf({ name, title = titleOf(name), chinese = [], level, metric, optimum, score }: CollectionRating) {
  return { title, chinese, level, metric, optimum, score };
}

export const puzzles = defineOperation({
  name: 'puzzles',
  summary: 'Lists the boards of the collection',
  runs: 'at-once',
  path: 'puzzles',
  input: closed({
    family: Type.Optional(text('only boards of this family')),
    level: Type.Optional(oneOf(levelIds, 'only boards of this level')),
    find: Type.Optional(text('only boards with this in their name or title')),
    offset: Type.Optional(count('how many to pass over')),
    limit: Type.Optional(count('how many to list, 100 by default', 1, 1000)),
  }),
  output: closed({
    total: Type.Number({ description: 'how many boards are like this' }),
    puzzles: Type.Array(closed({ name: Type.String(), family: Type.String(), ...ratingParts })),
  }),
  async run({ family, level, find, offset = 0, limit = 100 }, work) {
    const all = [...(await work.puzzles.index<CollectionRating>()).values()].filter(
      (each) =>
        (family === undefined || each.family === family) &&
        (level === undefined || each.level === level) &&
        (find === undefined || hasNamePart(each, find)),
    );
    const listed = all.slice(offset, offset + limit);
    return ok({
      total: all.length,
      puzzles: listed.map((each) => ({ name: each.name, family: each.family, ...ratingOf(each) })),
    });
  },
});

export const puzzle = defineOperation({
  name: 'puzzle',
  summary: 'Gives a board of the collection',
  runs: 'at-once',
  path: 'puzzles/:family/:name',
  input: closed({ family: text('the family of the board'), name: text('its name: jam-12') }),
  output: closed({ ...aboutBoardParts, ...ratingParts }),
  async run({ family, name }, work) {
    const label = `${family}/${name}`;
    const found = work.puzzles.named(label);
    const rating = (await work.puzzles.index<CollectionRating>()).get(label);
    if (found === undefined || rating === undefined) return problem(noSuchPuzzle({ name: label }));
    const read = readBoard({ line: 1, text: found.text, family: found.family });
    if (!read.ok) return read;
    const board = { label, family: read.value.family, reading: read.value.reading };
    return ok({ ...aboutBoard(board), ...ratingOf(rating) });
  },
});
