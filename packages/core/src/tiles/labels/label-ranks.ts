/** Boards of more cells have no labels: a set of cells is a number of sixteen bits. */
export const MOST_LABEL_CELLS = 16;

const BYTE = 256;

/**
 * Numbers the boards on which tiles of a label look alike. Labels are 1 to 4, the blank is 0. A board is the blank's
 * cell and the sets of cells of labels 1 to 3: those of label 4 are what is left.
 */
export class LabelRanks {
  /** How many boards there are. */
  readonly count: number;
  private readonly first: Combinations;
  private readonly second: Combinations;
  private readonly third: Combinations;

  constructor(
    readonly cells: number,
    /** The label in each cell of the goal. */
    labels: readonly number[],
  ) {
    const of = (label: number): number => labels.filter((each) => each === label).length;
    const rest = cells - 1;
    this.first = new Combinations(rest, of(1));
    this.second = new Combinations(rest - of(1), of(2));
    this.third = new Combinations(rest - of(1) - of(2), of(3));
    this.count = cells * this.first.count * this.second.count * this.third.count;
  }

  /** The number of a board. Of each label, the next lower one leaves out its cells. */
  rank(blank: number, ones: number, twos: number, threes: number): number {
    const { first, second, third } = this;
    const below = (1 << blank) - 1;
    const afterOnes = ~((1 << blank) | ones);
    const a = first.ranks[(ones & below) | ((ones >> 1) & ~below)];
    const b = second.ranks[squeeze(twos, afterOnes)];
    const c = third.ranks[squeeze(threes, afterOnes & ~twos)];
    return ((blank * first.count + a) * second.count + b) * third.count + c;
  }

  /** Calls back with all boards in the order of their numbers, and with how many have one number after another from there on. */
  *blocks(): Generator<LabelBlock, void> {
    const { cells, first, second, third } = this;
    const block = { start: 0, blank: 0, ones: 0, twos: 0, free: 0, sets: third.sets };
    for (block.blank = 0; block.blank < cells; block.blank++) {
      const all = ((1 << cells) - 1) & ~(1 << block.blank);
      for (const a of first.sets) {
        block.ones = spread(a, all);
        for (const b of second.sets) {
          block.twos = spread(b, all & ~block.ones);
          block.free = all & ~block.ones & ~block.twos;
          yield block;
          block.start += third.count;
        }
      }
    }
  }
}

/** Boards that differ only in labels 3 and 4: `start` is the number of the first one, `sets` are sets of the free cells. */
export interface LabelBlock {
  readonly start: number;
  readonly blank: number;
  readonly ones: number;
  readonly twos: number;
  /** The cells of labels 3 and 4. */
  readonly free: number;
  readonly sets: Uint16Array;
}

/** The sets of so many of some cells, numbered. */
class Combinations {
  readonly sets: Uint16Array;
  /** By set. */
  readonly ranks: Uint16Array;

  constructor(cells: number, chosen: number) {
    this.ranks = new Uint16Array(1 << cells);
    const sets: number[] = [];
    for (let set = 0; set < 1 << cells; set++) {
      if (bitsOf(set) === chosen) this.ranks[set] = sets.push(set) - 1;
    }
    this.sets = Uint16Array.from(sets);
  }

  get count(): number {
    return this.sets.length;
  }
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const BITS = Uint8Array.from({ length: BYTE }, (_, byte) => bitsOf(byte));

/** By a byte of cells that stay and a byte of the set: the set with the other cells taken out. */
const SQUEEZED = Uint8Array.from({ length: BYTE * BYTE }, (_, both) => {
  const [keep, set] = [both >> 8, both & 0xff];
  let [squeezed, place] = [0, 0];
  for (let cell = 0; cell < 8; cell++) {
    if (((keep >> cell) & 1) === 0) continue;
    squeezed |= ((set >> cell) & 1) << place++;
  }
  return squeezed;
});

/** A set of cells with all but some cells taken out, so that those close up. */
function squeeze(set: number, keep: number): number {
  const low = keep & 0xff;
  return SQUEEZED[(low << 8) | (set & 0xff)] | (SQUEEZED[(keep & 0xff00) | (set >> 8)] << BITS[low]);
}

/** The opposite: a set of the cells of `among`, which are numbered without gaps. */
export function spread(set: number, among: number): number {
  let [result, rest] = [0, among];
  for (let bits = set; rest !== 0; bits >>= 1) {
    const lowest = rest & -rest;
    if ((bits & 1) !== 0) result |= lowest;
    rest ^= lowest;
  }
  return result;
}
