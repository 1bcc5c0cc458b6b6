import type { Family } from '@slidewise/core/contract';
import { ok, type Result } from '@slidewise/core/result';
import { type Episode, OBSERVATIONS } from '@slidewise/lab/gym';
import Type, { type Static } from 'typebox';
import { type Picture, pictureOf, pictureSchema, pictureWidth } from '../picture.js';
import { oneOf, orNull } from '../schemas.js';

const KINDS = [...OBSERVATIONS, 'png'] as const;

/** How a program wants to see the board. */
export const observationParts = {
  observe: Type.Optional(
    oneOf(KINDS, 'how to see the board: text (by default), json as data, svg or png as a picture'),
  ),
  width: pictureWidth,
};

/** What a program is told after a reset and after a step. */
export const situationParts = {
  episode: Type.String({ description: 'what further steps name it by' }),
  id: Type.String({ description: 'the board as it stands, which is read wherever boards are' }),
  text: orNull(Type.String({ description: 'the board as text, if it is to be seen as text' })),
  position: orNull(Type.Unknown({ description: 'the board as data, if it is to be seen so' })),
  picture: orNull(pictureSchema),
  moves: Type.Array(Type.String(), { description: 'all legal moves' }),
  optimal: Type.Array(Type.String(), { description: 'those that begin a shortest solution' }),
  distance: Type.Number({ description: 'how many moves the nearest goal is away' }),
  done: Type.Boolean({ description: 'the board is solved, which ends the episode' }),
};

type View = { observe?: Static<typeof observationParts.observe>; width?: number };

/** An episode as it stands. */
export async function situationOf(
  id: string,
  episode: Episode,
  family: Family,
  { observe = 'text', width }: View,
): Promise<Result<object>> {
  const seen = { text: null as unknown, position: null as unknown, picture: null as Picture | null };
  if (observe === 'text') seen.text = episode.observe('text').trimEnd();
  else if (observe === 'json') seen.position = episode.observe('json');
  else {
    const picture = await pictureOf(family.scene(episode.observe('json')), observe, { title: family.title, width });
    if (!picture.ok) return picture;
    seen.picture = picture.value;
  }
  return ok({ episode: id, id: episode.id, ...seen, ...episode.situation });
}
