import type { Shift } from '@slidewise/core/draw';
import type { SceneMove } from '@slidewise/core/session';

/** The offset of a piece from its place, in cells; fractional while it is dragged. */
export interface Offset {
  /** Down; negative is up. */
  readonly rows: number;
  /** To the right; negative is left. */
  readonly columns: number;
}

/** How much farther from the pointer a step may lead, in cells, so that corners need not be met exactly. */
const SLACK = 0.02;

/**
 * The places that one piece can reach now, and how it moves there: from cell to cell, along free paths. A piece that is dragged stays
 * among these places, so it stops at its neighbours.
 */
export class Reach<P, M> {
  private readonly slides = new Map<string, SceneMove<P, M>>();

  constructor(
    slides: readonly SceneMove<P, M>[],
    /** The number of the piece in the scene. */
    readonly piece: number,
  ) {
    for (const slide of slides) {
      const shift = shiftOf(slide, piece);
      if (shift === undefined) continue;
      const known = this.slides.get(key(shift.rows, shift.columns));
      // Of several moves, the one that pushes the fewest pieces.
      if (known === undefined || known.shifts.length > slide.shifts.length) {
        this.slides.set(key(shift.rows, shift.columns), slide);
      }
    }
  }

  /** The moves that take the piece somewhere, one for each place. */
  get all(): readonly SceneMove<P, M>[] {
    return [...this.slides.values()];
  }

  /** The move that takes the piece exactly so far. */
  slideTo({ rows, columns }: Offset): SceneMove<P, M> | undefined {
    return this.slides.get(key(rows, columns));
  }

  private isFree(rows: number, columns: number): boolean {
    return (rows === 0 && columns === 0) || this.slides.has(key(rows, columns));
  }

  /** The place nearest to the pointer, out of those that a drag can reach. */
  follow(from: Offset, wanted: Offset): Offset {
    const start: Offset = { rows: Math.round(from.rows), columns: Math.round(from.columns) };
    let best = from;
    let least = Number.POSITIVE_INFINITY;
    const seen = new Set([key(start.rows, start.columns)]);
    const waiting = [start];
    for (const place of waiting) {
      for (const box of this.boxesAround(place)) {
        const point: Offset = {
          rows: clamp(wanted.rows, place.rows, place.rows + box.rows),
          columns: clamp(wanted.columns, place.columns, place.columns + box.columns),
        };
        if (distance(point, wanted) < least - 1e-9) [best, least] = [point, distance(point, wanted)];
      }
      // Only steps towards the pointer: a piece does not go round its neighbours by itself.
      const farthest = distance(place, wanted) + SLACK;
      for (const [rows, columns] of STEPS) {
        const next: Offset = { rows: place.rows + rows, columns: place.columns + columns };
        if (!this.isFree(next.rows, next.columns) || seen.has(key(next.rows, next.columns))) continue;
        if (distance(next, wanted) > farthest) continue;
        seen.add(key(next.rows, next.columns));
        waiting.push(next);
      }
    }
    return best;
  }

  /** The steps from a place: along free edges, and across squares whose four corners are free. */
  private *boxesAround({ rows, columns }: Offset): Generator<Offset> {
    yield { rows: 0, columns: 0 };
    for (const [down, right] of STEPS) {
      if (this.isFree(rows + down, columns + right)) yield { rows: down, columns: right };
    }
    for (const down of [-1, 1]) {
      for (const right of [-1, 1]) {
        const free =
          this.isFree(rows + down, columns) &&
          this.isFree(rows, columns + right) &&
          this.isFree(rows + down, columns + right);
        if (free) yield { rows: down, columns: right };
      }
    }
  }

  /** The offsets of all pieces while this one is dragged: those that are pushed go with it. */
  offsets(offset: Offset): readonly Shift[] {
    const whole: Offset = { rows: awayFromZero(offset.rows), columns: awayFromZero(offset.columns) };
    const pushed = this.slideTo(whole)?.shifts ?? [];
    const own = { piece: this.piece, ...offset };
    if (pushed.length < 2) return [own];
    const part = Math.hypot(offset.rows, offset.columns) / Math.hypot(whole.rows, whole.columns);
    return pushed.map((shift) =>
      shift.piece === this.piece ? own : { piece: shift.piece, rows: shift.rows * part, columns: shift.columns * part },
    );
  }
}

/** How far a move takes a piece; undefined if it stays. */
export function shiftOf({ shifts }: SceneMove, piece: number): Shift | undefined {
  return shifts.find((shift) => shift.piece === piece);
}

const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

function key(rows: number, columns: number): string {
  return `${rows},${columns}`;
}

function distance(a: Offset, b: Offset): number {
  return Math.hypot(a.rows - b.rows, a.columns - b.columns);
}

function clamp(value: number, a: number, b: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), value));
}

function awayFromZero(value: number): number {
  return Math.sign(value) * Math.ceil(Math.abs(value) - 1e-9);
}
