import type { Scene, ScenePiece } from '@slidewise/core/family';
import { colors as terminal } from './colors.js';

/** A scene as lines of text in a frame; an exit is a gap with an arrow, `-` an empty cell that must be covered. */
export function drawScene(scene: Scene, colors = terminal): string[] {
  const { width, height } = scene;
  const cellWidth = 1 + Math.max(1, ...scene.pieces.map((piece) => [...piece.label].length));
  const cells = Array.from({ length: height }, () => new Array<string>(width).fill(colors.dim(pad('.', cellWidth))));
  for (const { row, column } of scene.goals ?? []) cells[row]![column] = colors.dim(pad('-', cellWidth));
  for (const { row, column } of scene.walls) cells[row]![column] = colors.dim(pad('#', cellWidth));
  let others = 0;
  for (const piece of scene.pieces) {
    const paint = paintFor(piece, others, colors);
    if (piece.role !== 'target') others++;
    for (const { row, column } of piece.cells) cells[row]![column] = paint(pad(piece.label, cellWidth));
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

function paintFor(piece: ScenePiece, index: number, colors: typeof terminal): (text: string) => string {
  if (piece.role === 'target') return (text) => colors.bold(colors.white(colors.bgRed(text)));
  const paints = [colors.bgBlue, colors.bgGreen, colors.bgMagenta, colors.bgCyan, colors.bgYellow, colors.bgWhite];
  const paint = paints[index % paints.length]!;
  return (text) => colors.black(paint(text));
}

function pad(label: string, width: number): string {
  return ' '.repeat(width - [...label].length) + label;
}

/** Words set apart by `, `, in lines of at most `columns` characters. */
export function wrapList(items: readonly string[], columns: number): string {
  const lines: string[] = [];
  let line = '';
  for (const [i, item] of items.entries()) {
    const text = i < items.length - 1 ? `${item},` : item;
    if (line === '') line = text;
    else if (line.length + 1 + text.length <= columns) line += ` ${text}`;
    else {
      lines.push(line);
      line = text;
    }
  }
  return [...lines, line].join('\n');
}

/** A text in lines of `columns` characters. */
export function wrapText(text: string, columns: number): string {
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += columns) lines.push(text.slice(at, at + columns));
  return lines.join('\n');
}
