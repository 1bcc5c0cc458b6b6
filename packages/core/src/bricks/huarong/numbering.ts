/** Columns of a Huarong Dao board. */
export const WIDTH = 4;
/** Rows of a Huarong Dao board. */
export const HEIGHT = 5;
const CELLS = WIDTH * HEIGHT;
/** A layout has as many free cells, or more. */
export const LEAST_FREE = 2;

// What begins in a cell, in the order of numbers.
export const FREE = 0;
export const LYING = 1;
export const STANDING = 2;
export const SINGLE = 3;
/** A cell in which nothing begins: it belongs to the 2×2, or to a brick that begins in an earlier cell. */
export const COVERED = 4;

/** A board of one 2×2, of 1×2 and 1×1, with two or more free cells. */
export interface LayoutCells {
  /** The cell of the top left corner of the 2×2; cells count from 0 in reading order. */
  readonly master: number;
  /** What begins in each cell. */
  readonly begins: Uint8Array;
}

/** The cells that the 2×2 takes, by that of its corner; 0 where it does not fit. */
const TAKEN = Int32Array.from({ length: CELLS }, (_, cell) =>
  cell % WIDTH < WIDTH - 1 && cell < CELLS - WIDTH ? 0b110011 << cell : 0,
);

/** A profile is the set of the next cells that earlier bricks cover: at most a row of them. */
const PROFILES = 2 ** WIDTH;

/** How many layouts there are. */
export const LAYOUTS = 29_334_498;

/** How many layouts begin in a certain manner. */
interface Counts {
  /** In how many ways a board can be filled from a cell on, by its 2×2, the cell, the profile and the free cells so far. */
  readonly ways: Int32Array;
  /** How many layouts have their 2×2 in an earlier cell, by the cell. */
  readonly before: Int32Array;
}

let counted: Counts | undefined;

/** Counted on first use, cell by cell from the last one up. */
export function counts(): Counts {
  if (counted !== undefined) return counted;
  const ways = new Int32Array(CELLS * (CELLS + 1) * PROFILES * (LEAST_FREE + 1));
  const before = new Int32Array(CELLS + 1);
  for (let master = 0; master < CELLS; master++) {
    before[master + 1] = before[master]!;
    if (TAKEN[master] === 0) continue;
    ways[place(master, CELLS, 0, LEAST_FREE)] = 1;
    for (let cell = CELLS - 1; cell >= 0; cell--) countFrom(ways, master, cell);
    before[master + 1]! += ways[place(master, 0, 0, 0)]!;
  }
  counted = { ways, before };
  return counted;
}

function countFrom(ways: Int32Array, master: number, cell: number): void {
  for (let profile = 0; profile < PROFILES; profile++) {
    for (let free = 0; free <= LEAST_FREE; free++) {
      let sum = 0;
      if (isCovered(master, cell, profile)) sum = ways[place(master, cell + 1, profile >> 1, free)]!;
      else for (let kind = FREE; kind <= SINGLE; kind++) sum += waysAfter(ways, master, cell, profile, free, kind);
      ways[place(master, cell, profile, free)] = sum;
    }
  }
}

/**
 * The number of a board among all, from 0. Boards are in the order of the cell of their 2×2, then of what begins in their first cell, in
 * their second one, and so on.
 */
export function numberOf({ master, begins }: LayoutCells): number {
  const { ways, before } = counts();
  let number = before[master]!;
  let [profile, free] = [0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = begins[cell]!;
    for (let less = 0; less < kind && kind !== COVERED; less++)
      number += waysAfter(ways, master, cell, profile, free, less);
    profile = nextProfile(profile, kind);
    if (kind === FREE && free < LEAST_FREE) free++;
  }
  return number;
}

/** The board with a number. */
export function boardOf(number: number): LayoutCells {
  const { ways, before } = counts();
  let master = 0;
  while (before[master + 1]! <= number) master++;
  const begins = new Uint8Array(CELLS);
  let left = number - before[master]!;
  let [profile, free] = [0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    let kind = COVERED;
    if (!isCovered(master, cell, profile)) {
      kind = FREE;
      for (let some = 0; ; kind++) {
        some = waysAfter(ways, master, cell, profile, free, kind);
        if (left < some) break;
        left -= some;
      }
    }
    begins[cell] = kind;
    profile = nextProfile(profile, kind);
    if (kind === FREE && free < LEAST_FREE) free++;
  }
  return { master, begins };
}

function isCovered(master: number, cell: number, profile: number): boolean {
  return (profile & 1) === 1 || ((TAKEN[master]! >> cell) & 1) === 1;
}

/** The profile of the cell after one in which something begins. */
function nextProfile(profile: number, kind: number): number {
  if (kind === LYING) return (profile >> 1) | 1;
  return kind === STANDING ? (profile >> 1) | (1 << (WIDTH - 1)) : profile >> 1;
}

function place(master: number, cell: number, profile: number, free: number): number {
  return ((master * (CELLS + 1) + cell) * PROFILES + profile) * (LEAST_FREE + 1) + free;
}

/** How many ways there are if something begins in a cell that nothing covers. */
function waysAfter(
  ways: Int32Array,
  master: number,
  cell: number,
  profile: number,
  free: number,
  kind: number,
): number {
  const taken = TAKEN[master]!;
  if (kind === LYING && (cell % WIDTH === WIDTH - 1 || ((taken >> (cell + 1)) & 1) === 1 || (profile & 2) !== 0))
    return 0;
  if (kind === STANDING && (cell >= CELLS - WIDTH || ((taken >> (cell + WIDTH)) & 1) === 1)) return 0;
  const more = kind === FREE && free < LEAST_FREE ? free + 1 : free;
  return ways[place(master, cell + 1, nextProfile(profile, kind), more)]!;
}
