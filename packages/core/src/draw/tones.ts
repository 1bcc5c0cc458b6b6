import { demand } from '../check.js';
import { aPiece } from '../contract/checking/family-kinds.js';
import type { Cell, ScenePiece } from '../contract/scene.js';

/** `target`, or a number in `TONES`. */
export type Tone = 'target' | number;

/** The colours of pieces on light ground: light enough for dark letters, and lengthwise and crosswise pieces of different families of colours. */
export const TONES = ['#fbf3e0', '#94bbdc', '#a9cf9f', '#7ba3d2', '#86b98c', '#d0b6e0', '#ecc071', '#8ccac6'] as const;
/** The tone of pieces that must reach the goal. */
export const TARGET_TONE = '#c93c24';

/** The rectangles that most puzzles are made of, each with the tone of its place in the list. */
const USUAL = ['1x1', '1x2', '2x1', '1x3', '3x1', '2x2'];

/** Pieces of one shape have one colour, in every puzzle and every front end: a board shows at a glance what can move which way. */
export function toneOf(piece: ScenePiece): Tone {
  demand(['piece', piece, aPiece]);
  const { role, cells } = piece;
  if (role === 'target') return 'target';
  if (cells.length === 0) return 0;
  const [top, left] = [Math.min(...cells.map(({ row }) => row)), Math.min(...cells.map(({ column }) => column))];
  const own = cells.map(({ row, column }): Cell => ({ row: row - top, column: column - left }));
  const height = 1 + Math.max(...own.map(({ row }) => row));
  const width = 1 + Math.max(...own.map(({ column }) => column));
  const usual = USUAL.indexOf(`${height}x${width}`);
  if (usual >= 0 && cells.length === height * width) return usual;
  // Longer ones keep the hue of their direction: the shades of two and three cells in turn.
  if (height === 1 && cells.length === width) return width % 2 === 0 ? 1 : 3;
  if (width === 1 && cells.length === height) return height % 2 === 0 ? 2 : 4;
  const codes = own.map(({ row, column }) => 7 * row + column).toSorted((a, b) => a - b);
  return codes.reduce((sum, code) => (31 * sum + code) % 9973, cells.length) % TONES.length;
}
