import { familyById } from '@slidewise/core/families';
import { message } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import { type Episode, type EpisodeRequest, SPLITS } from '@slidewise/lab/gym';
import Type, { type Static } from 'typebox';
import { defined } from '../../answers/defined.js';
import { boardOf, boardTooLarge, familyError } from '../given-board.js';
import { defineOperation } from '../operation.js';
import type { GymWork, OperationWork } from '../operation-work.js';
import { mediaOf, pictureTypes } from '../picture.js';
import { boardParts, closed, count, oneOf, text } from '../schemas.js';
import { observationParts, situationOf, situationParts } from './situation.js';

const boardOrRequest = message(
  'board-or-request',
  () => 'say either "board", or "family" and "moves" for a board of the supply',
);
const tooSlow = message(
  'board-too-slow',
  () => 'no such board was found in the time of a request: ask for another length or size',
);

/** Moves that can be played again at once. */
const MOST_PLAYED = 10_000;

const input = closed({
  family: Type.Optional(text('the family of the boards, for a board of the supply; of the text otherwise')),
  moves: Type.Optional(count('the length of the shortest solution', 1, 10_000)),
  seed: Type.Optional(count('which of the boards of this length: the same seed is the same board; 0 by default')),
  size: Type.Optional(closed({ width: count('cells in a row', 1, 100), height: count('cells in a column', 1, 100) })),
  split: Type.Optional(oneOf(SPLITS, 'only boards of components in this split')),
  board: Type.Optional(boardParts.board),
  format: boardParts.format,
  played: Type.Optional(
    Type.Array(Type.String({ maxLength: 1000 }), {
      maxItems: MOST_PLAYED,
      description: 'moves that are played on the board first: so an episode can be played again',
    }),
  ),
  ...observationParts,
});

export const gymReset = defineOperation({
  name: 'gym-reset',
  summary: 'Begins an episode for a program that learns: a board of exact length by seed, or one of its own',
  runs: 'gym',
  address: 'gym/reset',
  input,
  output: closed({
    ...situationParts,
    family: Type.String(),
    component: Type.String({ description: 'the name of the component: the same for all boards that moves lead to' }),
    split: oneOf(SPLITS),
    positions: Type.Number({ description: 'how many positions moves lead to' }),
  }),
  mediaTypes: pictureTypes,
  media: mediaOf,
  async run(given, work) {
    const gym = work.gym!;
    const begun = given.board === undefined ? await fromSupply(given, work, gym) : await fromText(given, work, gym);
    if (!begun.ok) return gym.isLate() ? problem(tooSlow()) : begun;
    const { id, episode, family } = begun.value;
    const situation = await situationOf(id, episode, family, given);
    if (!situation.ok) return situation;
    const { component, split, positions } = episode;
    return ok({ ...situation.value, family: family.id, component, split, positions });
  },
});

type Given = Static<typeof input>;

async function fromSupply(given: Given, { limits }: OperationWork, { episodes, pauses }: GymWork) {
  const { family: id, moves, seed = 0, size, split, format, played } = given;
  if (id === undefined || moves === undefined || format !== undefined || played !== undefined) {
    return problem(boardOrRequest());
  }
  const wrong = familyError(id);
  if (wrong !== undefined) return problem(wrong);
  const cells = size === undefined ? 0 : size.width * size.height;
  if (cells > limits.cells) return problem(boardTooLarge({ cells, most: limits.cells }));
  const family = familyById(id)!;
  const request = { moves, seed, ...defined({ size, split }) } as EpisodeRequest;
  const begun = await episodes.begin(family, (gym) => gym.reset(request, pauses));
  return begun.ok ? ok({ ...begun.value, family }) : begun;
}

async function fromText(given: Given, work: OperationWork, { episodes, pauses }: GymWork) {
  const { board: text, family: id, format, moves, seed, size, split, played = [] } = given;
  if ([moves, seed, size, split].some((each) => each !== undefined)) return problem(boardOrRequest());
  const board = boardOf({ board: text!, ...defined({ family: id, format }) }, work);
  if (!board.ok) return board;
  const { family, reading } = board.value;
  const begun = await episodes.begin(family, async (gym): Promise<Result<Episode>> => {
    const episode = await gym.open(reading.position, pauses);
    if (!episode.ok) return episode;
    for (const move of played) {
      const outcome = episode.value.step(move);
      if (!outcome.ok) return outcome;
    }
    return episode;
  });
  return begun.ok ? ok({ ...begun.value, family }) : begun;
}
