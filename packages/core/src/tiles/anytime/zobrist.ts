import { seededRandom } from '../../random.js';

/** For boards of more cells, a table of keys would be too large; their keys are computed. */
const MOST_TABLED_CELLS = 400;

/** Zobrist hashing (Zobrist 1970): a random word for each tile and cell; the hash of a board is their exclusive or. */
export class ZobristKeys {
  readonly table: Int32Array;
  private static readonly made = new Map<number, ZobristKeys>();

  private constructor(private readonly cells: number) {
    const random = seededRandom(cells);
    const words = cells <= MOST_TABLED_CELLS ? cells * cells : 2 * cells;
    this.table = Int32Array.from({ length: words }, () => random.integer(2 ** 32) | 0);
  }

  static for(cells: number): ZobristKeys {
    const zobrist = ZobristKeys.made.get(cells) ?? new ZobristKeys(cells);
    ZobristKeys.made.set(cells, zobrist);
    return zobrist;
  }

  static bytes(cells: number): number {
    return 4 * (cells <= MOST_TABLED_CELLS ? cells * cells : 2 * cells);
  }

  of(tile: number, cell: number): number {
    const { table, cells } = this;
    if (cells <= MOST_TABLED_CELLS) return table[tile * cells + cell];
    const mixed = Math.imul(table[tile] + table[cells + cell], 0x9e3779b1);
    return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  }
}
