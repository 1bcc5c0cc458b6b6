import type { Look } from '@slidewise/core/draw';

/** What a sheet says beside the titles and facts of its boards. */
export interface SheetWords {
  /** Before the line for a name. */
  readonly name: string;
  /** The sheet by its code. */
  readonly sheet: (code: string) => string;
  /** Before the lines for moves. */
  readonly moves: string;
  /** A page, for screen readers. */
  readonly page: (title: string, number: number) => string;
  /** What the codes do. */
  readonly codes: string;
  /** The title of the answers. */
  readonly answers: string;
  /** Below it. */
  readonly others: string;
  /** A board whose moves go on from the page before. */
  readonly continued: (title: string) => string;
  /** What a move on the sheet means, such as `A ←2`. */
  readonly legend: (move: string, piece: string, cells: number, way: 'left' | 'right' | 'up' | 'down') => string;
  /** What is to be done, by the look of the pieces. */
  readonly rules: Readonly<Record<Look, string>>;
}

const WAYS = { left: 'to the left', right: 'to the right', up: 'up', down: 'down' } as const;

export const ENGLISH_SHEET: SheetWords = {
  name: 'Name',
  sheet: (code) => `Sheet ${code}`,
  moves: 'My moves',
  page: (title, number) => `${title}, page ${number}`,
  codes: 'The code opens the board.',
  answers: 'Solutions',
  others: 'One shortest solution each; there may be others of the same length.',
  continued: (title) => `${title}, continued`,
  legend: (move, piece, cells, way) => {
    // Where no piece goes further than a cell, moves have no numbers.
    const far = /\d$/.test(move) ? `${cells} ${cells === 1 ? 'cell' : 'cells'}` : 'a cell';
    return `${move}: ${piece} goes ${far} ${WAYS[way]}`;
  },
  rules: {
    vehicles: 'Get the red vehicle out. Vehicles move only forwards and backwards.',
    wood: 'Slide the red brick to its goal. Nothing is lifted or turned.',
    numbers: 'Slide the tiles until they stand in order.',
  },
};
