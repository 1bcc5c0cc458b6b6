import type { Cell, Kit, PlacedPiece, Range, Size } from '@slidewise/core/contract';

/** What it may cost to find out how many boards there are, for each of the most that there may be. */
const STEPS_EACH = 60;
const ONE: Range = { least: 1, most: 1 };
const ANY: Range = { least: 0, most: Number.POSITIVE_INFINITY };

/** A way to lay the blocks of a kit. */
export interface Placement {
  readonly pieces: readonly PlacedPiece[];
  readonly walls: readonly Cell[];
}

/** All ways to lay the blocks of a kit on a board; undefined where there are more than `most`, or where it takes long to tell. */
export function placements(kit: Kit, size: Size, most: number): readonly Placement[] | undefined {
  return new Assembly(kit, size, most).run();
}

/** Lays blocks from the first cell to the last: each cell is left free, is covered already, or is the first of a block. */
class Assembly {
  private readonly found: Placement[] = [];
  private readonly taken: Uint8Array;
  private readonly counts: Int32Array;
  private readonly pieces: PlacedPiece[] = [];
  private readonly walls: Cell[] = [];
  private free: number;
  /** Free cells that stay free: they have been passed by. */
  private passed = 0;
  private steps: number;

  constructor(
    private readonly kit: Kit,
    private readonly size: Size,
    private readonly most: number,
  ) {
    this.free = size.width * size.height;
    this.taken = new Uint8Array(this.free);
    this.counts = new Int32Array(kit.blocks.length);
    this.steps = most * STEPS_EACH;
  }

  run(): readonly Placement[] | undefined {
    return this.layFrom(0) ? this.found : undefined;
  }

  /** Whether all ways to cover the cells from this one on could be found. */
  private layFrom(from: number): boolean {
    const { taken, size, kit } = this;
    if (--this.steps < 0) return false;
    let cell = from;
    while (cell < taken.length && taken[cell] === 1) cell++;
    if (cell === taken.length || !this.hasMore()) return this.keep();
    if (this.missing() > this.free - this.passed) return true;
    this.passed++;
    const isDoneWithout = this.layFrom(cell + 1);
    this.passed--;
    if (!isDoneWithout) return false;
    const [row, column] = [Math.floor(cell / size.width), cell % size.width];
    for (let block = 0; block < kit.blocks.length; block++) {
      if (!this.fits(block, row, column)) continue;
      this.put(block, row, column);
      const isDone = this.layFrom(cell + 1);
      this.takeAway(block, row, column);
      if (!isDone) return false;
    }
    return true;
  }

  /** Keeps what lies there, if it is enough; false if that is too much. */
  private keep(): boolean {
    const { kit, counts, found } = this;
    const isMissing = kit.blocks.some((_, block) => counts[block]! < this.countOf(block).least);
    if (isMissing || this.pieces.length < (kit.pieces ?? ANY).least) return true;
    if (found.length === this.most) return false;
    found.push({ pieces: [...this.pieces], walls: [...this.walls] });
    return true;
  }

  /** How many cells the blocks cover that are still to come. */
  private missing(): number {
    const { counts } = this;
    return this.kit.blocks.reduce((sum, { width, height }, block) => {
      return sum + width * height * Math.max(0, this.countOf(block).least - counts[block]!);
    }, 0);
  }

  /** Whether any block may be added. */
  private hasMore(): boolean {
    return this.kit.blocks.some((_, block) => this.isOpen(block));
  }

  private isOpen(block: number): boolean {
    const { blocks, pieces = ANY } = this.kit;
    const hasRoom = blocks[block]!.isWall === true || this.pieces.length < pieces.most;
    return hasRoom && this.counts[block]! < this.countOf(block).most;
  }

  /** There is one target. */
  private countOf(block: number): Range {
    return block === 0 ? ONE : (this.kit.blocks[block]!.count ?? ANY);
  }

  private fits(block: number, row: number, column: number): boolean {
    const { size, taken, kit } = this;
    const own = kit.blocks[block]!;
    const { width, height } = own;
    if (!this.isOpen(block) || row + height > size.height || column + width > size.width) return false;
    if (this.free - width * height < (kit.free ?? 0) || own.mayLie?.(row, column) === false) return false;
    for (let i = 0; i < width * height; i++) {
      const at = (row + Math.floor(i / width)) * size.width + column + (i % width);
      if (taken[at] === 1) return false;
    }
    return true;
  }

  private put(block: number, row: number, column: number): void {
    const { width, height, isWall } = this.kit.blocks[block]!;
    if (isWall) this.walls.push({ row, column });
    else this.pieces.push({ row, column, width, height, isTarget: block === 0 });
    this.counts[block]!++;
    this.cover(block, row, column, 1);
  }

  private takeAway(block: number, row: number, column: number): void {
    if (this.kit.blocks[block]!.isWall) this.walls.pop();
    else this.pieces.pop();
    this.counts[block]!--;
    this.cover(block, row, column, 0);
  }

  private cover(block: number, row: number, column: number, value: 0 | 1): void {
    const { width, height } = this.kit.blocks[block]!;
    for (let i = 0; i < width * height; i++) {
      this.taken[(row + Math.floor(i / width)) * this.size.width + column + (i % width)] = value;
    }
    this.free += value === 1 ? -width * height : width * height;
  }
}
