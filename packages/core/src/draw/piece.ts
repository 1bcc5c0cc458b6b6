import { aBoolean, assertArguments, aText, objectWith, optional, placeIn } from '../check.js';
import { aScene } from '../contract/checking/family-checks.js';
import type { Scene } from '../contract/scene.js';
import { escapeText } from '../text/xml.js';
import { drawBrick } from './brick.js';
import { CELL } from './cell.js';
import { labelPlace } from './label-place.js';
import { outline } from './outline.js';
import { type Shape, shapeOf } from './shape.js';
import { drawPictureTile, drawTile } from './tile.js';
import { aScheme, lookOf, type Scheme, type Tone, tonesOf } from './tones.js';
import { drawVehicle } from './vehicle.js';

/** How pieces are drawn. */
export interface PieceOptions {
  /** Flat shapes in the same colours: for small pictures, trees, print and forced colours. */
  readonly plain?: boolean | undefined;
  /** Whether pieces bear their names; true by default. */
  readonly letters?: boolean | undefined;
  /** The colours of tiles. */
  readonly scheme?: Scheme | undefined;
  /** The address of a picture, of which each tile shows its part. */
  readonly picture?: string | undefined;
}

/** What the options must be. */
export const somePieceOptions = {
  plain: optional(aBoolean),
  letters: optional(aBoolean),
  scheme: optional(aScheme),
  picture: optional(aText),
};
const someOptions = objectWith(somePieceOptions);

/** What is drawn of the pieces. */
interface Drawing extends PieceOptions {
  readonly scene: Scene;
  readonly tones: readonly Tone[];
}

/** Every piece of a scene as the elements of an SVG, each with the top left of its box at 0, 0. */
export function drawPieces(scene: Scene, options: PieceOptions = {}): readonly string[] {
  assertArguments(['scene', scene, aScene], ['options', options, someOptions]);
  const drawing = { ...options, scene, tones: tonesOf(scene, options.scheme) };
  return scene.pieces.map((_, piece) => draw(drawing, piece));
}

/** One piece of a scene, by its number, likewise. */
export function drawPiece(scene: Scene, piece: number, options: PieceOptions = {}): string {
  assertArguments(['scene', scene, aScene], ['options', options, someOptions]);
  assertArguments(['piece', piece, placeIn(scene.pieces.length, 'pieces')]);
  return draw({ ...options, scene, tones: tonesOf(scene, options.scheme) }, piece);
}

function draw(drawing: Drawing, piece: number): string {
  const { scene, tones, plain = false, picture } = drawing;
  const { cells, label, role } = scene.pieces[piece]!;
  if (cells.length === 0) return '';
  const [shape, tone, look] = [shapeOf(cells), tones[piece]!, lookOf(scene)];
  const isTarget = role === 'target';
  if (look === 'numbers' && picture !== undefined && !plain) {
    const href = escapeText(picture);
    return drawPictureTile(href, piece, scene.width, scene.height) + badge(drawing, label);
  }
  if (plain) return drawPlain(shape, tone, isTarget) + nameAt(drawing, label, tone, placeOf(shape), 22);
  if (look === 'numbers')
    return drawTile(tone) + nameAt(drawing, label, tone, [CELL / 2, CELL / 2 - 0.5], 27, 'sw-number');
  const isStraight = shape.isRectangle && Math.min(shape.rows, shape.columns) === 1 && cells.length > 1;
  if (look === 'wood' || !isStraight) {
    return drawBrick(shape, label, tone, isTarget) + nameAt(drawing, label, tone, placeOf(shape), isTarget ? 25 : 22);
  }
  const exit = scene.exits[0]?.side;
  const { body, plate } = drawVehicle({ ...shape, label, tone, isTarget, exit });
  return body + (isTarget ? plateAt(drawing, label, tone, plate, exit) : nameAt(drawing, label, tone, plate, 18));
}

/** Flat; the target has a second line around it, so that it is not told by its colour alone. */
function drawPlain({ cells }: Shape, tone: Tone, isTarget: boolean): string {
  const path = outline(cells, { cell: CELL, inset: 3.5, radius: 10 });
  const mark = isTarget
    ? `<path class="sw-mark" fill="none" stroke="#ffffff" stroke-width="2" d="${outline(cells, { cell: CELL, inset: 8, radius: 6 })}"/>`
    : '';
  return `<path class="sw-shade" transform="translate(0 3)" d="${path}"/><path class="sw-plain" fill="${tone.body}" stroke="${tone.side}" stroke-width="2" fill-rule="evenodd" d="${path}"/>${mark}`;
}

type Place = readonly [x: number, y: number];

function placeOf({ cells }: Shape): Place {
  const [x, y] = labelPlace(cells);
  return [x * CELL, y * CELL];
}

/** A label: long ones are smaller, so that they stay on their pieces. */
function nameAt(drawing: Drawing, label: string, { ink }: Tone, [x, y]: Place, size: number, kind = ''): string {
  // Without its number a tile is like any other.
  if (drawing.letters === false && lookOf(drawing.scene) !== 'numbers') return '';
  if (label === '') return '';
  // Wide letters take about three quarters of the size of the font each.
  const fitting = Math.min(size, Math.floor((kind === '' ? 46 : 56) / (0.75 * [...label].length)));
  return `<text class="sw-label${kind === '' ? '' : ` ${kind}`}" x="${x}" y="${y}" dy=".36em" font-size="${fitting}" fill="${ink}">${escapeText(label)}</text>`;
}

/** The target's plate: white, with its name, or the arrow that says where it goes. */
function plateAt(drawing: Drawing, label: string, { side }: Tone, [x, y]: Place, exit = 'right'): string {
  const plate = `<rect x="${x - 11}" y="${y - 10}" width="22" height="20" rx="5" fill="#ffffff"/>`;
  if (drawing.letters !== false) return plate + nameAt(drawing, label, { ink: side } as Tone, [x, y], 15.5);
  const turn = { right: 0, bottom: 90, left: 180, top: 270 }[exit]!;
  const arrow = `<path fill="none" stroke="${side}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="M-5 0H5M.5 -4.5L5 0L.5 4.5"/>`;
  return `${plate}<g transform="translate(${x} ${y}) rotate(${turn})">${arrow}</g>`;
}

/** The number of a tile with a picture. */
function badge(drawing: Drawing, label: string): string {
  const ground = '<rect x="5.8" y="5.8" width="17.2" height="17.2" rx="8.6" fill="#101825" fill-opacity=".6"/>';
  if (drawing.letters === false) return '';
  return `${ground}<text class="sw-label" x="14.4" y="14.4" dy=".36em" font-size="9.4" fill="#ffffff">${escapeText(label)}</text>`;
}
