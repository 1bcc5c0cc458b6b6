import { drawSvg } from '@slidewise/core/draw';
import { ok } from '@slidewise/core/result';
import { pngOf } from '@slidewise/lab/picture';
import { deflater } from '@slidewise/node/deflater';
import Type from 'typebox';
import { aboutBoard } from '../answers/about-board.js';
import { defined } from '../answers/defined.js';
import { boardOf } from './given-board.js';
import { defineOperation } from './operation.js';
import { aboutBoardParts, boardParts, closed, count, oneOf, orNull } from './schemas.js';

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

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

/** A picture in JSON. */
interface Picture {
  readonly type: string;
  readonly encoding: 'utf-8' | 'base64';
  readonly data: string;
}

export const show = defineOperation({
  name: 'show',
  summary: 'Shows a board: what there is to see, by cells, and a picture of it',
  // Pixels take longer than a slice, and cannot be interrupted.
  runs: ({ picture }) => (picture === 'png' ? 'long' : 'thread'),
  input: closed({
    ...boardParts,
    picture: Type.Optional(oneOf(['svg', 'png'], 'draw a picture of this kind, too')),
    width: Type.Optional(count('the width of a PNG in pixels; by default twice that of the SVG', 16, 2048)),
  }),
  output: closed({
    ...aboutBoardParts,
    scene,
    picture: orNull(
      closed({ type: oneOf(Object.values(TYPES)), encoding: oneOf(['utf-8', 'base64']), data: Type.String() }),
    ),
  }),
  usualForModels: { picture: 'png' },
  mediaTypes: Object.values(TYPES),
  media(answer) {
    const { picture } = answer as { readonly picture: Picture | null };
    return picture === null ? undefined : { type: picture.type, bytes: Buffer.from(picture.data, picture.encoding) };
  },
  async run(input, work) {
    const board = boardOf(input, work);
    if (!board.ok) return board;
    const { family, reading, label } = board.value;
    const about = { ...aboutBoard(board.value), scene: family.scene(reading.position) };
    const { picture: kind, width } = input;
    if (kind === undefined) return ok({ ...about, picture: null });
    const svg = drawSvg(about.scene, { title: `${family.title}: ${label}` });
    if (kind === 'svg') return ok({ ...about, picture: { type: TYPES.svg, encoding: 'utf-8', data: svg } });
    const png = await pngOf(svg, { deflate: deflater(), ...defined({ width }) });
    if (!png.ok) return png;
    const data = Buffer.from(png.value).toString('base64');
    return ok({ ...about, picture: { type: TYPES.png, encoding: 'base64', data } });
  },
});
