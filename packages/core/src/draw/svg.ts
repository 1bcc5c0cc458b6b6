import { aFunction, aText, demand, objectWith, optional } from '../check.js';
import { aScene } from '../contract/checking/family-kinds.js';
import type { Scene } from '../contract/scene.js';
import { escapeText } from '../text/xml.js';
import { BOARD_STYLE, CELL, drawGround, drawPieces, EDGE } from './board.js';

/** Options for `drawSvg`. */
export interface SvgOptions {
  /** Said by screen readers, and shown by browsers when the mouse rests on the picture. */
  readonly title?: string;
  /** More rules for its style sheet. */
  readonly style?: string;
  /** Puts every piece into a group of its own, of this class: a page can move it by a transform. */
  readonly pieceClass?: (piece: number) => string;
}

const someOptions = objectWith({ title: optional(aText), style: optional(aText), pieceClass: optional(aFunction) });

/** A scene as a self-contained SVG document, which can also stand inside a page. */
export function drawSvg(scene: Scene, options: SvgOptions = {}): string {
  demand(['scene', scene, aScene], ['options', options, someOptions]);
  const { title, style = '', pieceClass } = options;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${boardBox(scene)} role="img">`,
    ...(title === undefined ? [] : [`<title>${escapeText(title)}</title>`]),
    `<style>${BOARD_STYLE}${style}</style>`,
    ...drawGround(scene),
    ...drawPieces(scene.pieces).map((piece, i) =>
      pieceClass === undefined ? piece : `<g class="${pieceClass(i)}">${piece}</g>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

/** The attributes that make a picture as large as a board. */
function boardBox({ width, height }: Scene): string {
  const [across, down] = [width * CELL + 2 * EDGE, height * CELL + 2 * EDGE];
  return `viewBox="${-EDGE} ${-EDGE} ${across} ${down}" width="${across}" height="${down}"`;
}
