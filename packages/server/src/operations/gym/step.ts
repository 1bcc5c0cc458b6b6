import { ok } from '@slidewise/core/result';
import Type from 'typebox';
import { defineOperation } from '../operation.js';
import { mediaOf, pictureTypes } from '../picture.js';
import { closed, text } from '../schemas.js';
import { observationParts, situationOf, situationParts } from './situation.js';

export const gymStep = defineOperation({
  name: 'gym-step',
  summary: 'Plays a move of an episode, with its exact reward',
  runs: 'gym',
  address: 'gym/step',
  input: closed({
    episode: text('the episode, as the reset named it'),
    move: text('the move, in any notation of the family', 1000),
    ...observationParts,
  }),
  output: closed({
    ...situationParts,
    reward: Type.Number({ description: 'by how much the nearest goal has come nearer' }),
    before: Type.Number({ description: 'the distance before the move' }),
  }),
  mediaTypes: pictureTypes,
  media: mediaOf,
  async run({ episode: id, move, ...seen }, { gym }) {
    const { episodes, pauses } = gym!;
    const found = await episodes.find(id, pauses);
    if (!found.ok) return found;
    const { episode, family } = found.value;
    const outcome = episode.step(move);
    if (!outcome.ok) return outcome;
    episodes.stepped(id);
    const { reward, before } = outcome.value;
    const situation = await situationOf(id, episode, family, seen);
    return situation.ok ? ok({ ...situation.value, reward, before }) : situation;
  },
});
