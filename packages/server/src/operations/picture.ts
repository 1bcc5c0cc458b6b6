import type { Scene } from '@slidewise/core/contract';
import { drawSvg } from '@slidewise/core/draw';
import { ok, type Result } from '@slidewise/core/result';
import { pngOf } from '@slidewise/lab/picture';
import { deflater } from '@slidewise/node/deflater';
import Type from 'typebox';
import { defined } from '../answers/defined.js';
import type { Media } from './operation.js';
import { closed, count, oneOf } from './schemas.js';

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

export const pictureTypes = Object.values(TYPES);

/** A picture in JSON. */
export interface Picture {
  readonly type: string;
  readonly encoding: 'utf-8' | 'base64';
  readonly data: string;
}

export const pictureSchema = closed({
  type: oneOf(pictureTypes),
  encoding: oneOf(['utf-8', 'base64']),
  data: Type.String(),
});

export const pictureWidth = Type.Optional(
  count('the width of a PNG in pixels; by default twice that of the SVG', 16, 2048),
);

/** A picture of a scene. */
export async function pictureOf(
  scene: Scene,
  kind: keyof typeof TYPES,
  { title, width }: { readonly title: string; readonly width?: number | undefined },
): Promise<Result<Picture>> {
  const svg = drawSvg(scene, { title });
  if (kind === 'svg') return ok({ type: TYPES.svg, encoding: 'utf-8', data: svg });
  const png = await pngOf(svg, { deflate: deflater(), ...defined({ width }) });
  if (!png.ok) return png;
  return ok({ type: TYPES.png, encoding: 'base64', data: Buffer.from(png.value).toString('base64') });
}

/** The picture in an answer, by itself. */
export function mediaOf(answer: unknown): Media | undefined {
  const { picture } = answer as { readonly picture: Picture | null };
  return picture === null ? undefined : { type: picture.type, bytes: Buffer.from(picture.data, picture.encoding) };
}
