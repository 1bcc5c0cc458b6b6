import type { Grid } from '../boards/grid.js';
import { ARRANGEMENT_BITS, type LineKinds } from '../boards/line-kinds.js';

/** The words of a slide in a pool: what it adds to the arrangements of its row or column, and which cells across it changes. */
export const SLIDE_WORDS = 3;

/**
 * The slides of every kind of line at every place of a board, made when they are first needed and shared by all boards of the size: a board is given by
 * the tables of its lines, and costs nothing to set up.
 */
export class SlideTables {
  /** At [table + (arrangement << length | cells that are taken from across)]: where in `pool` the list of legal slides starts; 0 if there are none. */
  heads = new Int32Array(1 << 16);
  /** Lists of slides: their number, then `SLIDE_WORDS` for each. */
  pool = new Int32Array(1 << 16);
  private headsEnd = 1;
  private poolEnd = 1;
  /** For each line, the table of every kind, or 0 where there is none yet. */
  private readonly known: number[][];

  constructor(
    private readonly grid: Grid,
    private readonly kinds: (line: number) => LineKinds,
  ) {
    this.known = Array.from({ length: grid.lines }, () => []);
  }

  /** Where in `heads` the table of a kind on a line starts. */
  table(line: number, kind: number): number {
    return this.known[line][kind] ?? this.build(line, kind);
  }

  private build(line: number, number: number): number {
    const { length, kinds } = this.kinds(line);
    const { arrangements, masks, moves } = kinds[number];
    const table = this.headsEnd;
    const size = arrangements.length << length;
    this.headsEnd += size;
    this.heads = grown(this.heads, this.headsEnd);
    const { height } = this.grid;
    const shift = ARRANGEMENT_BITS * (line < height ? line : line - height);
    for (let from = 0; from < arrangements.length; from++) {
      const slides = moves.flatMap((move) => {
        if (move.from !== from) return [];
        const { to, span } = move;
        const changed = masks[from] ^ masks[to];
        const words = [(to - from) << shift, this.grid.across(line, changed, 0), this.grid.across(line, changed, 1)];
        return [{ span, words }];
      });
      for (let crossing = 0; crossing < 1 << length; crossing++) {
        if ((crossing & masks[from]) !== 0) continue;
        const legal = slides.filter(({ span }) => (span & crossing) === 0);
        if (legal.length === 0) continue;
        this.heads[table + ((from << length) | crossing)] = this.append([
          legal.length,
          ...legal.flatMap(({ words }) => words),
        ]);
      }
    }
    this.known[line][number] = table;
    return table;
  }

  private append(words: readonly number[]): number {
    const at = this.poolEnd;
    this.poolEnd += words.length;
    this.pool = grown(this.pool, this.poolEnd);
    this.pool.set(words, at);
    return at;
  }
}

function grown(words: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  if (needed <= words.length) return words;
  const larger = new Int32Array(Math.max(needed, 2 * words.length));
  larger.set(words);
  return larger;
}
