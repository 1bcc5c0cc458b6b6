import { assertArguments, oneOf, optional } from '../check.js';
import { aScene } from '../contract/checking/family-checks.js';
import type { Scene, ScenePiece } from '../contract/scene.js';

/** The colours of a piece. */
export interface Tone {
  /** Its name: `blue`, `oak`. */
  readonly id: string;
  /** Where light falls on it. */
  readonly light: string;
  /** Most of it. */
  readonly body: string;
  /** Its edges, and its sides in the shade. */
  readonly side: string;
  /** Letters on it. */
  readonly ink: string;
}

const DARK = '#1b1d24';
const WHITE = '#ffffff';

/** The colours of vehicles, in the order of the pieces. Any two differ for all eyes, with few hues too. */
export const HUES: readonly Tone[] = [
  { id: 'blue', light: '#709dde', body: '#4b7dcb', side: '#2f5aa1', ink: WHITE },
  { id: 'yellow', light: '#feeab0', body: '#f8cf67', side: '#caa148', ink: '#2b1f05' },
  { id: 'green', light: '#9fe0c5', body: '#68c39e', side: '#3e9676', ink: '#10261b' },
  { id: 'violet', light: '#dbc3fe', body: '#bb9aed', side: '#8d6bc1', ink: '#221233' },
  { id: 'teal', light: '#358e96', body: '#006b76', side: '#034851', ink: WHITE },
  { id: 'peach', light: '#f5bb99', body: '#ea996e', side: '#bc6b41', ink: '#2e1805' },
  { id: 'grey', light: '#adb9c3', body: '#8695a1', side: '#616f7a', ink: '#12171d' },
  { id: 'pink', light: '#fed6e6', body: '#ffa6cb', side: '#cf759c', ink: '#2f1020' },
  { id: 'olive', light: '#c4c14e', body: '#a1a016', side: '#767604', ink: '#1c2005' },
  { id: 'indigo', light: '#766fc4', body: '#5147a5', side: '#362c7a', ink: WHITE },
  { id: 'sky', light: '#d9f4ff', body: '#a1defb', side: '#6dafd0', ink: '#0d242d' },
  { id: 'brown', light: '#b9967e', body: '#94725c', side: '#6c5140', ink: WHITE },
];

/** The target's, and no other piece's. */
export const TARGET: Tone = { id: 'red', light: '#f4694f', body: '#dd3f26', side: '#a82612', ink: WHITE };

/** A target of wood is lacquered. */
const LACQUER: Tone = { id: 'lacquer', light: '#e9634a', body: '#d0402a', side: '#8f2110', ink: WHITE };
/** Small bricks are light, lying ones golden, standing ones dark. */
const MAPLE: Tone = { id: 'maple', light: '#f8e7c4', body: '#ecd3a3', side: '#c29f65', ink: '#3a2a12' };
const OAK: Tone = { id: 'oak', light: '#e3b878', body: '#cf9c56', side: '#9a6b2c', ink: '#2c1c07' };
const WALNUT: Tone = { id: 'walnut', light: '#a87a56', body: '#875c3c', side: '#5a3a22', ink: '#fff6e8' };
const IVORY: Tone = { id: 'ivory', light: '#fffdf6', body: '#f1e6cf', side: '#b69d70', ink: DARK };

/** All of them. */
export const TONES: readonly Tone[] = [...HUES, TARGET, LACQUER, MAPLE, OAK, WALNUT, IVORY];

/** What the pieces of a scene look like. */
export type Look = 'vehicles' | 'wood' | 'numbers';

/** Vehicles where there is a way out, tiles where every piece is one cell with its number, else bricks. */
export function lookOf(scene: Scene): Look {
  assertArguments(['scene', scene, aScene]);
  if (scene.exits.length > 0) return 'vehicles';
  const numbered = scene.pieces.every(({ label, cells }, i) => cells.length === 1 && label === String(i + 1));
  return numbered && scene.pieces.length > 0 && (scene.goals ?? []).length === 0 ? 'numbers' : 'wood';
}

/** How numbered tiles are coloured: all alike, or by the row, the column or the ring in which they stand in the end. */
export type Scheme = 'ivory' | 'rows' | 'columns' | 'rings';

/** The ids of the schemes. */
export const SCHEMES: readonly Scheme[] = ['ivory', 'rows', 'columns', 'rings'];

export const aScheme = oneOf(SCHEMES);

/** The colours of the pieces, in their order: the same in every front end, wherever the pieces go. */
export function tonesOf(scene: Scene, scheme: Scheme = 'ivory'): readonly Tone[] {
  assertArguments(['scene', scene, aScene], ['scheme', scheme, optional(aScheme)]);
  const look = lookOf(scene);
  let vehicles = 0;
  return scene.pieces.map((piece, i) => {
    if (piece.role === 'target') return look === 'wood' ? LACQUER : TARGET;
    if (look === 'vehicles') return HUES[vehicles++ % HUES.length]!;
    return look === 'numbers' ? tileTone(scene, i, scheme) : woodOf(piece);
  });
}

function tileTone({ width, height }: Scene, tile: number, scheme: Scheme): Tone {
  if (scheme === 'ivory') return IVORY;
  const [row, column] = [Math.floor(tile / width), tile % width];
  const ring = Math.min(row, column, height - 1 - row, width - 1 - column);
  return HUES[{ rows: row, columns: column, rings: ring }[scheme] % HUES.length]!;
}

function woodOf({ cells }: ScenePiece): Tone {
  if (cells.length < 2) return MAPLE;
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return span(cells.map(({ column }) => column)) > span(cells.map(({ row }) => row)) ? OAK : WALNUT;
}

/** A number that differs from text to text, and is always the same for one. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) >>> 0;
}
