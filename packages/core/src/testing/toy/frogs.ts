import { definePlainFamily } from '../../plain-family/define-plain-family.js';
import type { PlainFamily } from '../../plain-family/plain-family.js';

// A whole family in the plain way, to try "Adding a family" with: frogs on a row of stones, one of which is free. A frog jumps onto
// the free stone from beside it, or over one other. The frogs are to sit in alphabetical order.

/** A frog jumps onto the free stone from at most so many stones away. */
const REACH = 2;

/** The sign of the free stone, which comes after all letters. */
const FREE = '_';

const MOST_STONES = 8;
const STONES = new RegExp(`^[A-G]*${FREE}[A-G]*$`);

export interface Frogs {
  /** A letter for each frog, and the sign of the free stone. */
  readonly row: string;
}

/** The stone that a frog leaves for the free one. */
export interface Jump {
  readonly from: number;
}

export const plainFrogs: PlainFamily<Frogs, Jump> = {
  id: 'frogs',
  title: 'Frogs',
  boards: [`C${FREE}AB`, `BA${FREE}DFEC`],

  parse(text) {
    const row = text.trim();
    const isRow = STONES.test(row) && row.length >= 2 && row.length <= MOST_STONES && new Set(row).size === row.length;
    return isRow ? { row } : 'a row needs one free stone and up to seven frogs A to G, each once';
  },
  print: ({ row }) => row,

  moves({ row }) {
    const free = row.indexOf(FREE);
    return [...row].flatMap((_, from) => (from !== free && Math.abs(from - free) <= REACH ? [{ from }] : []));
  },
  play: ({ row }, { from }) => ({ row: [...row].with(row.indexOf(FREE), row[from]!).with(from, FREE).join('') }),
  isSolved: ({ row }) => row === sorted(row),

  scene({ row }) {
    const names = [...sorted(row)].filter((stone) => stone !== FREE);
    return {
      width: row.length,
      height: 1,
      pieces: names.map((label) => ({ label, role: 'target', cells: [{ row: 0, column: row.indexOf(label) }] })),
      goals: names.map((label, column) => ({ label, row: 0, column })),
    };
  },
};

export const frogs = definePlainFamily(plainFrogs);

function sorted(row: string): string {
  return [...row].sort().join('');
}
