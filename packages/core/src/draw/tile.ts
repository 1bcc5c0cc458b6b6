import { CELL } from './cell.js';
import type { Tone } from './tones.js';

const MARGIN = 2.4;
const SIDE = CELL - 2 * MARGIN;

/** A numbered tile, with its top left at 0, 0. */
export function drawTile(tone: Tone): string {
  const box = (inset: number): string =>
    `x="${MARGIN + inset}" y="${MARGIN + inset}" width="${SIDE - 2 * inset}" height="${SIDE - 2 * inset - 1}"`;
  return [
    `<rect class="sw-far-shade" x="${MARGIN}" y="${MARGIN + 6}" width="${SIDE}" height="${SIDE}" rx="9"/>`,
    `<rect x="${MARGIN}" y="${MARGIN + 4}" width="${SIDE}" height="${SIDE - 1}" rx="9" fill="${tone.side}"/>`,
    `<rect ${box(0)} rx="9" fill="url(#sw-${tone.id})"/>`,
    `<rect ${box(1.2)} rx="8" fill="none" stroke="#ffffff" stroke-opacity=".7" stroke-width="1.6"/>`,
    `<rect ${box(5)} rx="6" fill="none" stroke="${tone.side}" stroke-opacity=".35"/>`,
  ].join('');
}

/** A tile that shows its part of a picture: the part of the cell in which it stands in the end. */
export function drawPictureTile(href: string, tile: number, columns: number, rows: number): string {
  const [row, column] = [Math.floor(tile / columns), tile % columns];
  const inner = `x="${MARGIN}" y="${MARGIN}" width="${SIDE}" height="${SIDE - 1}"`;
  return [
    `<rect class="sw-far-shade" x="${MARGIN}" y="${MARGIN + 6}" width="${SIDE}" height="${SIDE}" rx="9"/>`,
    `<svg ${inner} viewBox="${column * CELL + MARGIN} ${row * CELL + MARGIN} ${SIDE} ${SIDE - 1}">`,
    `<image href="${href}" width="${columns * CELL}" height="${rows * CELL}" preserveAspectRatio="xMidYMid slice"/></svg>`,
    `<rect x="${MARGIN + 0.8}" y="${MARGIN + 0.8}" width="${SIDE - 1.6}" height="${SIDE - 2.6}" rx="4" fill="none" stroke="#ffffff" stroke-opacity=".55" stroke-width="1.6"/>`,
  ].join('');
}
