import { ok } from '@slidewise/core/result';
import Type from 'typebox';
import { aboutBoard } from '../answers/about-board.js';
import { boardOf } from './given-board.js';
import { defineOperation } from './operation.js';
import { mediaOf, pictureOf, pictureSchema, pictureTypes, pictureWidth } from './picture.js';
import { aboutBoardParts, boardParts, closed, oneOf, orNull } from './schemas.js';

const cell = { row: Type.Number(), column: Type.Number() };

const scene = closed({
  width: Type.Number(),
  height: Type.Number(),
  pieces: Type.Array(
    closed({
      label: Type.String(),
      role: oneOf(['target', 'piece']),
      cells: Type.Array(closed(cell)),
      ways: Type.Optional(oneOf(['horizontal', 'vertical', 'none'])),
    }),
  ),
  walls: Type.Array(closed(cell)),
  exits: Type.Array(closed({ ...cell, side: oneOf(['left', 'right', 'top', 'bottom']) })),
  goals: Type.Optional(
    Type.Array(closed({ ...cell, label: Type.Optional(Type.String()), place: Type.Optional(Type.Number()) })),
  ),
  reserved: Type.Optional(Type.Array(closed(cell))),
});

export const show = defineOperation({
  name: 'show',
  summary: 'Shows a board: what there is to see, by cells, and a picture of it',
  // Pixels take longer than a slice, and cannot be interrupted.
  runs: ({ picture }) => (picture === 'png' ? 'long' : 'thread'),
  input: closed({
    ...boardParts,
    picture: Type.Optional(oneOf(['svg', 'png'], 'draw a picture of this kind, too')),
    width: pictureWidth,
  }),
  output: closed({
    ...aboutBoardParts,
    scene,
    picture: orNull(pictureSchema),
  }),
  usualForModels: { picture: 'png' },
  mediaTypes: pictureTypes,
  media: mediaOf,
  async run(input, work) {
    const board = boardOf(input, work);
    if (!board.ok) return board;
    const { family, reading, label } = board.value;
    const about = { ...aboutBoard(board.value), scene: family.scene(reading.position) };
    const { picture: kind, width } = input;
    if (kind === undefined) return ok({ ...about, picture: null });
    const picture = await pictureOf(about.scene, kind, { title: `${family.title}: ${label}`, width });
    return picture.ok ? ok({ ...about, picture: picture.value }) : picture;
  },
});
