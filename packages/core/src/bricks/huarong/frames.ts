import { HEIGHT, WIDTH } from './numbering.js';

const CELLS = WIDTH * HEIGHT;

/** The directions of steps, in the order of their numbers. */
const DIRECTIONS = [-1, 1, -WIDTH, WIDTH] as const;
/** No cell of the rest. */
export const NOWHERE = 255;

/**
 * All frames of a set of pieces: placements of the 2×2 and of the 1×2. The other cells, the rest, are free or hold a 1×1. They are numbered
 * in reading order, and the free ones make a mask. A state is a frame and a mask: `frame << rest | mask`.
 */
export interface Frames extends Placements {
  readonly count: number;
  /** How many cells a rest has. */
  readonly rest: number;
  /** The rest, as a mask of the board. */
  readonly open: Int32Array;
  /** By frame, cell of the rest and direction: the next cell if it is of the rest, too. */
  readonly beside: Uint8Array;
  /** By frame and cell of the rest: its neighbours, as a mask of the rest. */
  readonly near: Uint16Array;
  /** Where the steps of a frame's larger bricks start; one entry more than there are frames. */
  readonly stepStart: Int32Array;
  readonly steps: Steps;
}

/** Where the larger bricks of each frame are. */
interface Placements {
  /** The cell of the 2×2. */
  readonly master: Uint8Array;
  /** The cells in which lying bricks begin, as a mask of the board; the same for standing ones. */
  readonly lying: Int32Array;
  readonly standing: Int32Array;
}

/** Steps of larger bricks, one entry each. */
interface Steps {
  /** The frame after it. */
  readonly to: Int32Array;
  /** What has to be free before it, as a mask of the rest. */
  readonly needs: Uint16Array;
  /** How the mask changes: see `turned`. */
  readonly turn: Int32Array;
  /** The cell of the brick before the step and after it. */
  readonly from: Uint8Array;
  readonly into: Uint8Array;
}

/**
 * The mask after a step. Bits between the places of the brick before and after it are rotated to the left: from the bit of the low byte
 * of `turn` on, as many as the second byte says, by the rest.
 */
export function turned(mask: number, turn: number): number {
  const low = turn & 0xff;
  const length = (turn >> 8) & 0xff;
  const by = turn >> 16;
  const all = (1 << length) - 1;
  const field = (mask >> low) & all;
  return mask ^ ((field ^ (((field << by) | (field >> (length - by))) & all)) << low);
}

/** The frames of one 2×2 and so many 1×2. */
export function framesOf(standing: number, lying: number): Frames {
  const placed = placements(standing, lying);
  const count = placed.length / 3;
  const rest = CELLS - 4 - 2 * (standing + lying);
  const master = Uint8Array.from({ length: count }, (_, frame) => placed[3 * frame]!);
  const lies = Int32Array.from({ length: count }, (_, frame) => placed[3 * frame + 1]!);
  const stands = Int32Array.from({ length: count }, (_, frame) => placed[3 * frame + 2]!);
  const open = Int32Array.from(master, (cell, frame) => openIn(cell, lies[frame]!, stands[frame]!));
  const beside = new Uint8Array(count * rest * DIRECTIONS.length).fill(NOWHERE);
  const near = new Uint16Array(count * rest);
  for (let frame = 0; frame < count; frame++) joinCells(open[frame]!, frame * rest, beside, near);
  const { stepStart, steps } = linkFrames({ master, lying: lies, standing: stands }, open);
  return { count, rest, master, lying: lies, standing: stands, open, beside, near, stepStart, steps };
}

/** The 2×2's cell, the mask of those in which lying bricks begin, and that of standing ones, for each frame. */
function placements(standing: number, lying: number): number[] {
  const placed: number[] = [];
  const place = (
    master: number,
    from: number,
    taken: number,
    lie: number,
    stand: number,
    lies: number,
    stands: number,
  ): void => {
    if (lies === 0 && stands === 0) {
      placed.push(master, lie, stand);
      return;
    }
    for (let cell = from; cell < CELLS; cell++) {
      if ((taken >> cell) & 1) continue;
      const across = cellsOf(cell, 2, 1);
      if (lies > 0 && cell % WIDTH < WIDTH - 1 && (taken & across) === 0)
        place(master, cell + 1, taken | across, lie | (1 << cell), stand, lies - 1, stands);
      const down = cellsOf(cell, 1, 2);
      if (stands > 0 && cell < CELLS - WIDTH && (taken & down) === 0)
        place(master, cell + 1, taken | down, lie, stand | (1 << cell), lies, stands - 1);
    }
  };
  for (let master = 0; master < CELLS - WIDTH; master++) {
    if (master % WIDTH < WIDTH - 1) place(master, 0, cellsOf(master, 2, 2), 0, 0, lying, standing);
  }
  return placed;
}

/** The cells of a brick of so many columns and rows, as a mask of the board. */
function cellsOf(cell: number, width: number, height: number): number {
  const row = (1 << width) - 1;
  return (height === 2 ? row | (row << WIDTH) : row) << cell;
}

function openIn(master: number, lying: number, standing: number): number {
  const taken = cellsOf(master, 2, 2) | lying | (lying << 1) | standing | (standing << WIDTH);
  return ~taken & (2 ** CELLS - 1);
}

/** Whether a cell has a neighbour in a direction, on the board. */
function hasBeside(cell: number, by: number): boolean {
  if (by === -1) return cell % WIDTH > 0;
  if (by === 1) return cell % WIDTH < WIDTH - 1;
  return cell + by >= 0 && cell + by < CELLS;
}

function joinCells(open: number, start: number, beside: Uint8Array, near: Uint16Array): void {
  for (let left = open, at = start; left !== 0; left &= left - 1, at++) {
    const cell = lowestIn(left);
    for (const [direction, by] of DIRECTIONS.entries()) {
      if (!hasBeside(cell, by) || ((open >> (cell + by)) & 1) === 0) continue;
      const other = rankIn(open, cell + by);
      beside[at * DIRECTIONS.length + direction] = other;
      near[at]! |= 1 << other;
    }
  }
}

/** The steps between frames. */
function linkFrames({ master, lying, standing }: Placements, open: Int32Array): Pick<Frames, 'stepStart' | 'steps'> {
  const frames = framesByKey({ master, lying, standing });
  const stepStart = new Int32Array(master.length + 1);
  const [to, needs, turn, from, into]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
  for (let frame = 0; frame < master.length; frame++) {
    const [corner, lies, stands, own] = [master[frame]!, lying[frame]!, standing[frame]!, open[frame]!];
    const step = (cell: number, width: number, height: number, keyAt: (cell: number) => number): void => {
      const before = cellsOf(cell, width, height);
      for (const by of DIRECTIONS) {
        // The last cell may not leave the board either.
        if (!hasBeside(cell, by) || !hasBeside(cell + width - 1 + WIDTH * (height - 1), by)) continue;
        const after = cellsOf(cell + by, width, height);
        const entered = after & ~before;
        if ((entered & ~own) !== 0) continue;
        to.push(frames.get(keyAt(cell + by))!);
        needs.push(inRest(entered, own));
        turn.push(Math.abs(by) === 1 ? 0 : turnOf(before ^ after, entered, own, by > 0));
        from.push(cell);
        into.push(cell + by);
      }
    };
    step(corner, 2, 2, (cell) => keyOf(cell, lies, stands));
    for (let left = lies; left !== 0; left &= left - 1) {
      const others = lies ^ (left & -left);
      step(lowestIn(left), 2, 1, (cell) => keyOf(corner, others | (1 << cell), stands));
    }
    for (let left = stands; left !== 0; left &= left - 1) {
      const others = stands ^ (left & -left);
      step(lowestIn(left), 1, 2, (cell) => keyOf(corner, lies, others | (1 << cell)));
    }
    stepStart[frame + 1] = to.length;
  }
  const steps = {
    to: Int32Array.from(to),
    needs: Uint16Array.from(needs),
    turn: Int32Array.from(turn),
    from: Uint8Array.from(from),
    into: Uint8Array.from(into),
  };
  return { stepStart, steps };
}

/** The frames by the keys of their placements. */
export function framesByKey({ master, lying, standing }: Placements): ReadonlyMap<number, number> {
  const frames = new Map<number, number>();
  for (const [frame, cell] of master.entries()) frames.set(keyOf(cell, lying[frame]!, standing[frame]!), frame);
  return frames;
}

/** One number for a placement. */
export function keyOf(master: number, lying: number, standing: number): number {
  return (master * 2 ** CELLS + lying) * 2 ** CELLS + standing;
}

/**
 * A brick that steps down leaves free cells above the cells between, where those below them were free. In the mask these bits are next to
 * one another, so that it is a rotation. A step to the side changes no mask.
 */
function turnOf(changed: number, entered: number, open: number, isDown: boolean): number {
  const first = lowestIn(changed);
  const upToLast = 2 ** (32 - Math.clz32(changed)) - 1;
  const length = bitsIn(open & upToLast) - rankIn(open, first);
  const by = bitsIn(entered);
  return rankIn(open, first) | (length << 8) | ((isDown ? by : length - by) << 16);
}

/** Some open cells, as a mask of the rest. */
function inRest(cells: number, open: number): number {
  let mask = 0;
  for (let left = cells; left !== 0; left &= left - 1) mask |= 1 << rankIn(open, lowestIn(left));
  return mask;
}

/** How many cells of a set are before a cell. */
export function rankIn(cells: number, cell: number): number {
  return bitsIn(cells & ((1 << cell) - 1));
}

export function lowestIn(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

export function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
