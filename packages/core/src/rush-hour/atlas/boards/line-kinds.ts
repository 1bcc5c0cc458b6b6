import type { LineShape } from '../../compiled/board.js';

/**
 * The kinds of lines of one length. A kind is what stays the same of a row or column while its vehicles slide: the walls on it, and the vehicles between them,
 * in their order. Its arrangements are numbered in lexicographic order of the offsets, so that a vehicle that slides towards the first cell makes the number smaller.
 */
export interface LineKind extends LineShape {
  /** Its number among the kinds of its length. */
  readonly number: number;
  /** The cells with walls: bit i is cell i. */
  readonly walls: number;
  /** The lengths of its vehicles, in order along the line. */
  readonly vehicles: readonly number[];
  /** For each arrangement, the offset of every vehicle. */
  readonly arrangements: readonly (readonly number[])[];
  /** For each arrangement and vehicle, the arrangement of the kind without that vehicle: see `LineKinds.without`. */
  readonly removals: Int32Array;
}

/** One arrangement of a kind. */
export interface LinePlacement {
  readonly kind: LineKind;
  readonly arrangement: number;
  /** The cells that its vehicles cover. */
  readonly mask: number;
  /** The cells before vehicles that do not rest against the edge, a wall or a vehicle of the line. */
  readonly before: number;
}

/** More than any line of up to seven cells has: an arrangement's number takes so many bits. */
export const ARRANGEMENT_BITS = 4;
export const ARRANGEMENT_MASK = (1 << ARRANGEMENT_BITS) - 1;

export class LineKinds {
  readonly kinds: LineKind[] = [];
  private readonly bySignature = new Map<string, LineKind>();

  constructor(readonly length: number) {}

  /** All ways in which vehicles of some lengths stand on a line with certain walls, the full ones included, in a fixed order. */
  placements(walls: number, lengths: readonly number[]): LinePlacement[] {
    const found: LinePlacement[] = [];
    const place = (from: number, offsets: readonly number[], vehicles: readonly number[]): void => {
      if (from >= this.length) {
        found.push(this.placementOf(walls, vehicles, offsets));
        return;
      }
      place(from + 1, offsets, vehicles);
      for (const length of lengths) {
        const mask = cells(from, from + length);
        if (from + length > this.length || (mask & walls) !== 0) continue;
        place(from + length, [...offsets, from], [...vehicles, length]);
      }
    };
    place(0, [], []);
    return found;
  }

  /** The kind of a line, and which of its arrangements stands there. */
  placementOf(walls: number, vehicles: readonly number[], offsets: readonly number[]): LinePlacement {
    const kind = this.kindOf(walls, vehicles, offsets);
    const arrangement = kind.arrangements.findIndex((other) => other.every((offset, i) => offset === offsets[i]));
    const mask = kind.masks[arrangement];
    const resting = mask | walls;
    let before = 0;
    for (const offset of offsets) if (offset > 0) before |= (1 << (offset - 1)) & ~resting;
    return { kind, arrangement, mask, before };
  }

  /** The line without one of its vehicles, as number of kind << ARRANGEMENT_BITS | arrangement. */
  without(kind: LineKind, arrangement: number, vehicle: number): number {
    const at = arrangement * kind.vehicles.length + vehicle;
    if (kind.removals[at] < 0) {
      const offsets = kind.arrangements[arrangement].toSpliced(vehicle, 1);
      kind.removals[at] = code(this.placementOf(kind.walls, kind.vehicles.toSpliced(vehicle, 1), offsets));
    }
    return kind.removals[at];
  }

  /** The line without one of its walls, as number of kind << ARRANGEMENT_BITS | arrangement. */
  withoutWall(kind: LineKind, arrangement: number, cell: number): number {
    return code(this.placementOf(kind.walls & ~(1 << cell), kind.vehicles, kind.arrangements[arrangement]));
  }

  private kindOf(walls: number, vehicles: readonly number[], offsets: readonly number[]): LineKind {
    // Which walls a vehicle stands behind says between which it slides.
    const behind = offsets.map((offset) => walls & cells(0, offset));
    const signature = `${walls}/${vehicles.map((length, i) => `${length}:${behind[i]}`).join()}`;
    const known = this.bySignature.get(signature);
    if (known !== undefined) return known;
    const arrangements = this.arrange(walls, vehicles, behind);
    const masks = Int32Array.from(arrangements, (each) =>
      each.reduce((mask, offset, i) => mask | cells(offset, offset + vehicles[i]), 0),
    );
    const removals = new Int32Array(arrangements.length * vehicles.length).fill(-1);
    const kind: LineKind = {
      number: this.kinds.length,
      length: this.length,
      walls,
      vehicles,
      arrangements,
      masks,
      moves: movesBetween(arrangements, vehicles),
      repeats: vehicles.length > 1,
      removals,
    };
    this.kinds.push(kind);
    this.bySignature.set(signature, kind);
    return kind;
  }

  private arrange(walls: number, vehicles: readonly number[], behind: readonly number[]): number[][] {
    let arrangements: number[][] = [[]];
    for (const [i, length] of vehicles.entries()) {
      arrangements = arrangements.flatMap((offsets) => {
        const free = i === 0 ? 0 : offsets[i - 1] + vehicles[i - 1];
        const longer: number[][] = [];
        for (let offset = free; offset + length <= this.length; offset++) {
          if ((walls & cells(offset, offset + length)) !== 0 || (walls & cells(0, offset)) !== behind[i]) continue;
          longer.push([...offsets, offset]);
        }
        return longer;
      });
    }
    return arrangements;
  }
}

/** From each arrangement, the slides of one vehicle. */
function movesBetween(arrangements: readonly (readonly number[])[], vehicles: readonly number[]): LineShape['moves'] {
  return arrangements.flatMap((before, from) =>
    arrangements.flatMap((after, to) => {
      const moved = before.flatMap((offset, i) => (offset === after[i] ? [] : [i]));
      if (moved.length !== 1) return [];
      const [i] = moved;
      const start = Math.min(before[i], after[i]);
      const end = Math.max(before[i], after[i]) + vehicles[i];
      return [{ from, to, span: cells(start, end) }];
    }),
  );
}

function code({ kind, arrangement }: LinePlacement): number {
  return (kind.number << ARRANGEMENT_BITS) | arrangement;
}

/** The cells from one to before another. */
function cells(from: number, to: number): number {
  return (1 << to) - (1 << from);
}
