import type { Scene } from '@slidewise/core/contract';

/** `all`: every move counts. `own`: only moves of the pattern's own pieces, so that disjoint patterns are additive (Korf and Felner 2002). */
export type Counting = 'all' | 'own';

/**
 * A pattern database (Culberson and Schaeffer 1996) for boards with one empty cell and pieces of one cell: only
 * pieces of the pattern keep their labels. It is built by breadth-first search backwards from the solved board, a few
 * entries at a time.
 */
export class PatternTable {
  /** How many entries have each distance. */
  readonly layers: number[] = [];
  private readonly distances = new Map<number, number>();
  private now: number[] = [];
  private next: number[] = [];
  private distance = 0;
  private readonly width: number;
  private readonly cells: number;

  constructor(
    solved: Scene,
    readonly pattern: readonly string[],
    private readonly counting: Counting,
  ) {
    this.width = solved.width;
    this.cells = solved.width * solved.height;
    this.now.push(this.codeOf(solved));
  }

  get size(): number {
    return this.distances.size;
  }

  get complete(): boolean {
    return this.now.length === 0 && this.next.length === 0;
  }

  /** Makes up to so many further entries; true once the table is complete. */
  build(entries: number): boolean {
    for (let left = entries; left > 0 && !this.complete; ) {
      const code = this.now.pop();
      if (code === undefined) {
        [this.now, this.next] = [this.next, []];
        this.distance++;
      } else if (!this.distances.has(code)) {
        this.distances.set(code, this.distance);
        this.layers[this.distance] = (this.layers[this.distance] ?? 0) + 1;
        this.spread(code);
        left--;
      }
    }
    return this.complete;
  }

  /** The entry for a board; undefined while there is none. */
  lookUp(scene: Scene): number | undefined {
    return this.distances.get(this.codeOf(scene));
  }

  private spread(code: number): void {
    const places = this.placesOf(code);
    const [empty] = places as [number];
    for (const cell of this.neighboursOf(empty)) {
      const moved = places.indexOf(cell, 1);
      const after = places.slice();
      after[0] = cell;
      if (moved > 0) after[moved] = empty;
      const free = moved < 0 && this.counting === 'own';
      (free ? this.now : this.next).push(this.pack(after));
    }
  }

  /** The empty cell and the cells of the pattern's pieces as one number. */
  private codeOf({ pieces }: Scene): number {
    const taken = new Map(pieces.map(({ label, cells: [cell] }) => [label, cell!.row * this.width + cell!.column]));
    const used = new Set(taken.values());
    const empty = Array.from({ length: this.cells }, (_, cell) => cell).find((cell) => !used.has(cell))!;
    return this.pack([empty, ...this.pattern.map((label) => taken.get(label)!)]);
  }

  private pack(places: readonly number[]): number {
    return places.reduce((code, place) => code * this.cells + place, 0);
  }

  private placesOf(code: number): number[] {
    const places = new Array<number>(this.pattern.length + 1);
    for (let i = places.length - 1, rest = code; i >= 0; i--, rest = Math.floor(rest / this.cells)) {
      places[i] = rest % this.cells;
    }
    return places;
  }

  private neighboursOf(cell: number): number[] {
    const { width, cells } = this;
    const column = cell % width;
    return [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < width - 1 ? [cell + 1] : []),
      ...(cell >= width ? [cell - width] : []),
      ...(cell + width < cells ? [cell + width] : []),
    ];
  }
}
