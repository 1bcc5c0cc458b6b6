import { type Message, message } from '../message.js';

// Legal moves in words, as phrases: which pieces go where. Families read them back.

/** A direction as a value. */
export type Direction = 'left' | 'right' | 'up' | 'down';

export const slides = message(
  'slides',
  ({ piece, direction, cells }: { piece: string; direction: Direction; cells: number }) =>
    `${piece} ${direction} ${cells}`,
);
/** A path that turns, cell by cell. */
export const goesAlong = message(
  'goes-along',
  ({ piece, path }: { piece: string; path: readonly Direction[] }) => `${piece} ${path.join(',')}`,
);
/** The tile at the far end of a line that is pushed, and the tiles before it. */
export const tilesPushed = message(
  'tiles-pushed',
  ({ tile, others, direction }: { tile: number; others: number; direction: Direction }) => {
    const company = others === 0 ? '' : others === 1 ? ' and 1 other' : ` and ${others} others`;
    return `${tile}${company} ${direction}`;
  },
);
/** A piece goes so many cells down, or up if there are fewer than none, and so many to the right. */
export const shifts = message('shifts', ({ piece, down, right }: { piece: string; down: number; right: number }) => {
  const rows = down === 0 ? [] : [down < 0 ? `up ${-down}` : `down ${down}`];
  const columns = right === 0 ? [] : [right < 0 ? `left ${-right}` : `right ${right}`];
  return [piece, ...rows, ...columns].join(' ');
});
export const together = message('together', ({ moves }: { moves: readonly Message[] }, tell) =>
  moves.map(tell).join(' and '),
);
/** A move that has no other words than those of its family. */
export const inOwnWords = message('in-own-words', ({ words }: { words: string }) => words);
