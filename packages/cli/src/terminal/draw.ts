import type { Scene } from '@slidewise/core/contract';
import { type Tone, tonesOf } from '@slidewise/core/draw';
import { colors as terminal } from './colors.js';
import { widthOf } from './text-width.js';

export type Paint = (text: string) => string;

/**
 * A scene as lines of text in a frame: an arrow at exits, `-` for empty cells to cover, `:` for cells of targets
 * only.
 */
export function drawScene(scene: Scene, colors = terminal): string[] {
  const { width, height } = scene;
  const cellWidth = 1 + labelWidth(scene);
  const cells = Array.from({ length: height }, () => new Array<string>(width).fill(colors.dim(pad('.', cellWidth))));
  for (const { row, column } of scene.reserved ?? []) cells[row]![column] = colors.dim(pad(':', cellWidth));
  for (const { row, column } of scene.goals ?? []) cells[row]![column] = colors.dim(pad('-', cellWidth));
  for (const { row, column } of scene.walls) cells[row]![column] = colors.dim(pad('#', cellWidth));
  const paints = piecePaints(scene, colors);
  for (const [i, { label, cells: own }] of scene.pieces.entries()) {
    for (const { row, column } of own) cells[row]![column] = paints[i]!(pad(label, cellWidth));
  }
  const bar = (side: string, arrow: string): string =>
    Array.from({ length: width }, (_, column) => {
      const open = scene.exits.some((exit) => exit.column === column && exit.side === side);
      return '─'.repeat(cellWidth - 1) + (open ? arrow : '─');
    }).join('');
  const hasExit = (row: number, side: string): boolean =>
    scene.exits.some((exit) => exit.row === row && exit.side === side);
  const middle = cells.map(
    (row, i) => `${hasExit(i, 'left') ? '←' : '│'}${row.join('')} ${hasExit(i, 'right') ? '→' : '│'}`,
  );
  return [`┌${bar('top', '↑')}─┐`, ...middle, `└${bar('bottom', '↓')}─┘`];
}

/** The colours of the pieces, in their order; a piece keeps its colour wherever it goes. */
export function piecePaints(scene: Scene, colors = terminal): Paint[] {
  return tonesOf(scene).map((tone) => paintFor(tone, colors));
}

function paintFor({ id }: Tone, colors: typeof terminal): Paint {
  if (id === 'red' || id === 'lacquer') return (text) => colors.bold(colors.white(colors.bgRed(text)));
  // A terminal has fewer colours than there are tones: those that follow one another differ.
  const { bgWhite, bgBlue, bgGreen, bgCyan, bgYellow, bgMagenta } = colors;
  const paints: Readonly<Record<string, Paint>> = {
    ...{ blue: bgBlue, yellow: bgYellow, green: bgGreen, violet: bgMagenta, teal: bgCyan, peach: bgYellow },
    ...{ grey: bgWhite, pink: bgMagenta, olive: bgGreen, indigo: bgBlue, sky: bgCyan, brown: bgYellow },
    ...{ maple: bgWhite, oak: bgYellow, walnut: bgGreen, ivory: bgWhite },
  };
  const paint = paints[id] ?? bgWhite;
  // Black on blue can hardly be read.
  const ink = paint === bgBlue ? colors.white : colors.black;
  return (text) => ink(paint(text));
}

/** The columns that the widest name of a piece takes. */
export function labelWidth(scene: Scene): number {
  return scene.pieces.reduce((widest, { label }) => Math.max(widest, widthOf(label)), 1);
}

function pad(label: string, width: number): string {
  return ' '.repeat(width - widthOf(label)) + label;
}
