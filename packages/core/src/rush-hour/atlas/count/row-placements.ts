import type { LineKind } from '../boards/line-kinds.js';
import { ROW_SLIDE_BYTES, SLIDE_CODE } from './block-addresses.js';
import { FILL_BITS } from './column-fills.js';
import type { SlideMetric } from './slides.js';

/** A slide to another placement of the rows: one cell further than the slide before it, if that is of the same vehicle and direction. */
export interface RowSlides {
  /** For each placement, where its slides start. */
  readonly starts: Int32Array;
  /** For each slide, the placement that it leads to, then its code. */
  readonly words: Int32Array;
}

/** The column and the row of the cell that a slide newly covers, and how many slides of its vehicle in its direction follow: see `SLIDE_CODE`. */
function slideCode(column: number, row: number, following: number): number {
  const place = column === 0 ? SLIDE_CODE.first : FILL_BITS * (column - 1);
  return place | ((4 * row) << SLIDE_CODE.rowAt) | ((ROW_SLIDE_BYTES * following) << SLIDE_CODE.followingAt);
}

/** All placements of vehicles of given rows. */
export class RowPlacements {
  readonly count: number;
  /** For each placement, the cells that each of up to eight columns has blocked. */
  readonly blocked: Uint8Array;
  /** For each placement, the offset of the target: it is the last vehicle of its row. */
  readonly target: Uint8Array;
  /** Whether no row is full, and the target is alone in its row. */
  readonly isPlain: boolean;
  readonly slides: Readonly<Record<SlideMetric, RowSlides>>;

  constructor(
    kinds: readonly LineKind[],
    width: number,
    private readonly targetRow: number,
  ) {
    this.count = kinds.reduce((product, { arrangements }) => product * arrangements.length, 1);
    this.blocked = new Uint8Array(8 * this.count);
    this.target = new Uint8Array(this.count);
    this.isPlain =
      kinds[targetRow].vehicles.length === 1 &&
      kinds.every(({ vehicles }) => vehicles.reduce((sum, length) => sum + length, 0) < width);
    const digits = new Uint8Array(this.count * kinds.length);
    for (let placement = 0; placement < this.count; placement++) {
      let rest = placement;
      for (const [row, kind] of kinds.entries()) {
        const digit = rest % kind.arrangements.length;
        rest = (rest - digit) / kind.arrangements.length;
        digits[placement * kinds.length + row] = digit;
        this.place(placement, row, kind, digit);
      }
    }
    const slides = (metric: SlideMetric): RowSlides => this.slideTable(kinds, digits, metric);
    this.slides = { moves: slides('moves'), steps: slides('steps') };
  }

  private place(placement: number, row: number, kind: LineKind, arrangement: number): void {
    const mask = kind.masks[arrangement];
    for (let column = 0; column < kind.length; column++) {
      if (((mask >> column) & 1) !== 0) this.blocked[8 * placement + column] |= 1 << row;
    }
    if (row === this.targetRow) this.target[placement] = kind.arrangements[arrangement].at(-1)!;
  }

  private slideTable(kinds: readonly LineKind[], digits: Uint8Array, metric: SlideMetric): RowSlides {
    // For each row and arrangement, how the number of the placement changes, and the code of the slide.
    let weight = 1;
    const ofRows = kinds.map((kind, row) => {
      const lists = kind.arrangements.map((_, from) =>
        raysOf(kind, from, metric).flatMap((ray) =>
          ray.flatMap(({ to, cell }, i) => [weight * (to - from), slideCode(cell, row, ray.length - 1 - i)]),
        ),
      );
      weight *= kind.arrangements.length;
      return lists;
    });
    const rows = kinds.length;
    const starts = new Int32Array(this.count + 1);
    let length = 0;
    for (let at = 0; at < digits.length; at++) {
      length += ofRows[at % rows][digits[at]].length;
      if (at % rows === rows - 1) starts[(at + 1) / rows] = length;
    }
    const words = new Int32Array(length);
    let end = 0;
    for (let at = 0; at < digits.length; at++) {
      const list = ofRows[at % rows][digits[at]];
      const placement = Math.floor(at / rows);
      for (let i = 0; i < list.length; i += 2) {
        words[end++] = placement + list[i];
        words[end++] = list[i + 1];
      }
    }
    return { starts, words };
  }
}

/** For each vehicle and direction, the arrangements that slides lead to, nearest first, and the cell that is newly covered. */
function raysOf(kind: LineKind, from: number, metric: SlideMetric): { to: number; cell: number }[][] {
  const { arrangements, vehicles } = kind;
  return vehicles.flatMap((length, vehicle) =>
    [-1, 1].map((by) => {
      const ray: { to: number; cell: number }[] = [];
      const offsets = [...arrangements[from]];
      while (metric === 'moves' || ray.length === 0) {
        offsets[vehicle] += by;
        const to = arrangements.findIndex((other) => other.every((offset, i) => offset === offsets[i]));
        if (to < 0) break;
        ray.push({ to, cell: by < 0 ? offsets[vehicle] : offsets[vehicle] + length - 1 });
      }
      return ray;
    }),
  );
}
