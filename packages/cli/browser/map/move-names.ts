import type { About } from './about.js';
import type { Unpacked } from './unpack.js';

/** Names of the moves from a position to some neighbours, no two alike. */
export function moveNames(about: About, data: Unpacked, node: number, neighbours: readonly number[]): string[] {
  const names = neighbours.map((next) => moveBetween(about, data, node, next));
  return names.map((name, i) => {
    if (name !== '' && names.filter((other) => other === name).length === 1) return name;
    const count = names.slice(0, i).filter((other) => other === name).length + 1;
    return `${name === '' ? 'move' : `${name},`} ${count}`;
  });
}

/** What moves and how far, if all that moves goes the same way; identical pieces may seem to have changed places. */
function moveBetween(about: About, { places, size }: Unpacked, node: number, next: number): string {
  const moved: string[] = [];
  const shifts = new Set<string>();
  for (const [i, piece] of about.pieces.entries()) {
    const [from, to] = [places[i * size + node], places[i * size + next]];
    if (from === to) continue;
    moved.push(about.labels[piece]);
    const { columns, rows } = shiftOf(from, to, about.width);
    const words: string[] = [];
    if (rows !== 0) words.push(`${rows > 0 ? 'down' : 'up'} ${Math.abs(rows)}`);
    if (columns !== 0) words.push(`${columns > 0 ? 'right' : 'left'} ${Math.abs(columns)}`);
    shifts.add(words.join(' '));
  }
  return shifts.size === 1 ? `${moved.join(' and ')} ${[...shifts][0]}` : '';
}

/** How far it is from one cell to another. */
export function shiftOf(from: number, to: number, width: number): { readonly columns: number; readonly rows: number } {
  return { columns: (to % width) - (from % width), rows: Math.floor(to / width) - Math.floor(from / width) };
}
