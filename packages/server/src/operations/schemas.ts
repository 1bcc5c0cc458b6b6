import Type, { type TProperties, type TSchema } from 'typebox';

/** An object that allows no other fields. */
export function closed<Fields extends TProperties>(fields: Fields, description?: string) {
  return Type.Object(fields, { additionalProperties: false, ...(description === undefined ? {} : { description }) });
}

export function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** One of some texts. */
export function oneOf<const Text extends string>(texts: readonly Text[], description?: string) {
  return Type.Unsafe<Text>(Type.Enum([...texts], description === undefined ? {} : { description }));
}

export function text(description: string, maxLength = 200) {
  return Type.String({ minLength: 1, maxLength, description });
}

export function count(description: string, minimum = 0, maximum = Number.MAX_SAFE_INTEGER) {
  return Type.Integer({ minimum, maximum, description });
}

/** The fields of a message of the library: the sentence, its code and its values. */
const messageParts = {
  message: Type.String(),
  code: Type.String(),
  values: Type.Record(Type.String(), Type.Unknown()),
};
export const messageSchema = closed(messageParts);

/** Why an answer is not all that was asked for; left out where it is. */
export const reasonParts = {
  reason: Type.Optional(Type.String()),
  reasonCode: Type.Optional(Type.String()),
  reasonValues: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
};

/** How answers begin that are about a board. */
export const aboutBoardParts = {
  board: Type.String({ description: 'what the board is called' }),
  id: Type.String({ description: 'the board on one portable line, which is read wherever boards are' }),
  text: orNull(Type.String()),
  family: Type.String(),
  format: Type.String(),
  goal: Type.String(),
};

/** The longest text of a board or of moves, in characters. */
export const LONGEST_TEXT = 200_000;

/** How a board is given. */
export const boardParts = {
  board: Type.String({
    minLength: 1,
    maxLength: LONGEST_TEXT,
    description: 'a board in any notation, an id, a link, a saved game, or a name of the collection',
  }),
  family: Type.Optional(text('the family of puzzle; by default what the text looks like')),
  format: Type.Optional(text('the text format; by default what the text looks like')),
  target: Type.Optional(text('the piece to free')),
  goal: Type.Optional(text('what counts as solved', 2000)),
  size: Type.Optional(text('the size of a board whose text does not say it: 6x6', 20)),
};

/** What a search may cost; the service has limits of its own beside these. */
export const limitParts = {
  timeLimit: Type.Optional(count('milliseconds after which to give up', 1, 86_400_000)),
  memoryLimit: Type.Optional(count('bytes that the tables of a search may take', 1)),
};

export const metric = Type.Optional(text("what lengths count; by default the family's first metric"));
export const letters = Type.Optional(text('what the letters of moves mean, where a family has several conventions'));

/** How to search. */
export const searchParts = {
  metric,
  algorithm: Type.Optional(text('how to search; by default the fastest way with a proof')),
  heuristic: Type.Optional(text('what guides the search, for algorithms that use one')),
  tieBreak: Type.Optional(text('of the shortest solutions, one that is also shortest in this metric')),
  weight: Type.Optional(Type.Number({ description: 'the weight of the heuristic, for weighted-astar' })),
  depth: Type.Optional(count('no path is longer')),
  width: Type.Optional(count('how many positions of each layer a beam keeps', 1)),
  duplicates: Type.Optional(oneOf(['none', 'path', 'all'], 'which positions a depth-first search leaves out')),
  order: Type.Optional(text('the order in which successors are tried')),
  ties: Type.Optional(
    oneOf(['board', 'shuffled', 'fifo', 'lifo'], 'which of equally promising positions is expanded first'),
  ),
  seed: Type.Optional(count('for searches that throw dice')),
  searchAnyway: Type.Optional(Type.Boolean({ description: 'search also where a proof without search is known' })),
};
