import { aFunction, assertArguments, aText, objectWith, optional } from '../check.js';
import { aScene } from '../contract/checking/family-checks.js';
import type { Scene } from '../contract/scene.js';
import { escapeText } from '../text/xml.js';
import { BOARD_STYLE, drawGround, drawTones, EDGE } from './board.js';
import { CELL } from './cell.js';
import { drawPieces, type PieceOptions, somePieceOptions } from './piece.js';
import { shapeOf } from './shape.js';
import { tonesOf } from './tones.js';

/** Options for `drawSvg`. */
export interface SvgOptions extends PieceOptions {
  /** Said by screen readers, and shown by browsers when the mouse rests on the picture. */
  readonly title?: string;
  /** More rules for its style sheet. */
  readonly style?: string;
  /** Puts every piece into a group of its own, of this class: a page can move it by a transform. */
  readonly pieceClass?: (piece: number) => string;
}

const someOptions = objectWith({
  ...somePieceOptions,
  title: optional(aText),
  style: optional(aText),
  pieceClass: optional(aFunction),
});

/** A picture is this much smaller than its units, where its page says nothing else: a cell is 48 pixels wide. */
const SCALE = 0.75;

/** A scene as a self-contained SVG document, which can also stand inside a page. */
export function drawSvg(scene: Scene, options: SvgOptions = {}): string {
  assertArguments(['scene', scene, aScene], ['options', options, someOptions]);
  const { title, style = '', pieceClass } = options;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${boardBox(scene)} role="img">`,
    ...(title === undefined ? [] : [`<title>${escapeText(title)}</title>`]),
    `<style>${BOARD_STYLE}${style}</style>`,
    drawTones([...new Set(tonesOf(scene, options.scheme))]),
    ...drawGround(scene),
    ...placedPieces(scene, options).map((piece, i) =>
      pieceClass === undefined ? piece : `<g class="${pieceClass(i)}">${piece}</g>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

/** A board as a part of a larger picture. */
export interface DrawnBoard {
  /** Its width in units of the picture, with its frame. */
  readonly width: number;
  /** Its height, likewise. */
  readonly height: number;
  /** Elements of an SVG, with the top left of the frame at 0, 0. They need the style `PAPER_STYLE` or `BOARD_STYLE`, and `drawTones`. */
  readonly body: string;
}

/** How large a board is, with its frame, in units of a picture. */
export function boardSize(scene: Scene): { readonly width: number; readonly height: number } {
  assertArguments(['scene', scene, aScene]);
  return { width: scene.width * CELL + 2 * EDGE, height: scene.height * CELL + 2 * EDGE };
}

/** A scene as a part of a larger SVG. */
export function drawBoard(scene: Scene, options: PieceOptions = {}): DrawnBoard {
  assertArguments(['scene', scene, aScene], ['options', options, objectWith(somePieceOptions)]);
  const parts = [...drawGround(scene), ...placedPieces(scene, options)];
  return {
    ...boardSize(scene),
    body: `<g transform="translate(${EDGE} ${EDGE})">${parts.join('')}</g>`,
  };
}

/** The attributes that make a picture as large as a board. */
function boardBox(scene: Scene): string {
  const { width, height } = boardSize(scene);
  return `viewBox="${-EDGE} ${-EDGE} ${width} ${height}" width="${SCALE * width}" height="${SCALE * height}"`;
}

/** The pieces of a scene where they stand. */
export function placedPieces(scene: Scene, options: PieceOptions = {}): string[] {
  return drawPieces(scene, options).map((drawn, piece) => {
    const { cells, role } = scene.pieces[piece]!;
    if (cells.length === 0) return drawn;
    const { row, column } = shapeOf(cells).corner;
    const kind = role === 'target' ? 'sw-piece sw-target' : 'sw-piece';
    return `<g class="${kind}" transform="translate(${column * CELL} ${row * CELL})">${drawn}</g>`;
  });
}
