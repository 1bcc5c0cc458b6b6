import { Diameters } from './diameter.js';
import { bitsIn, type Frames, framesOf, lowestIn } from './frames.js';
import { imagesOf } from './images.js';
import { COVERED, FREE, HEIGHT, LAYOUTS, LYING, numberOf, SINGLE, STANDING, WIDTH } from './numbering.js';
import { search } from './search.js';
import { type Successors, successorsOf } from './successors.js';

/** The cell of the 2×2 where it belongs: in the middle of the bottom row. */
const GOAL = (HEIGHT - 2) * WIDTH + (WIDTH - 2) / 2;

/** The pieces besides the 2×2: so many 1×2, and as many 1×1 as leave so many cells free. */
export interface LayoutSet {
  readonly standing: number;
  readonly lying: number;
  readonly free: number;
}

/** Layouts that moves connect. */
export interface Component {
  /** The number of the hardest layout; of those that are as hard, and of those without a solution, the first. */
  readonly layout: number;
  /** How many layouts it has. */
  readonly positions: number;
  /** How many of them have a shortest solution of 0, 1, 2 … moves; empty if none is solved. */
  readonly distances: readonly number[];
  /** The greatest distance between two of them, if that is asked for. */
  readonly diameter?: number;
}

/** Called with the number of each layout, and its distance to the goal if it has a solution. */
type OnDistance = (layout: number, distance: number | undefined) => void;

/** What is asked for besides. */
export interface ComponentOptions {
  readonly diameters?: boolean;
  readonly onDistance?: OnDistance;
}

/** All components of a set, the largest first. */
export function componentsOf(set: LayoutSet, metric: string, options: ComponentOptions = {}): Component[] {
  const frames = framesOf(set.standing, set.lying);
  const successors = successorsOf(frames, metric);
  const { members, parts } = split(frames, successors, set.free);
  const diameters = options.diameters ? new Diameters(successors, imagesOf(frames), parts, members) : undefined;
  const depth = new Uint16Array(frames.count << frames.rest);
  return members
    .map((states) => {
      const component = describe(frames, successors, states, depth, options.onDistance);
      return diameters === undefined ? component : { ...component, diameter: diameters.of(states) };
    })
    .sort((a, b) => b.positions - a.positions || a.layout - b.layout);
}

/** The states of each component, and the component of each state, from 1. */
function split(
  frames: Frames,
  successors: Successors,
  free: number,
): { readonly members: readonly Int32Array[]; readonly parts: Int32Array } {
  const states = statesOf(frames, free);
  const found = new Int32Array(states.length);
  const parts = new Int32Array(frames.count << frames.rest);
  const depth = new Uint16Array(parts.length);
  const members: Int32Array[] = [];
  for (const state of states) {
    if (parts[state] !== 0) continue;
    found[0] = state;
    const own = found.slice(0, search(successors, found, 1, depth));
    members.push(own);
    for (const each of own) parts[each] = members.length;
  }
  return { members, parts };
}

/** A component by its states. `depth` is empty before and after. */
function describe(
  frames: Frames,
  successors: Successors,
  states: Int32Array,
  depth: Uint16Array,
  onDistance?: OnDistance,
): Component {
  const found = new Int32Array(states.length);
  let solved = 0;
  for (const state of states) if (frames.master[state >> frames.rest] === GOAL) found[solved++] = state;
  search(successors, found, solved, depth);
  const distances: number[] = [];
  for (const state of solved === 0 ? [] : states)
    distances[depth[state]! - 1] = (distances[depth[state]! - 1] ?? 0) + 1;
  let layout = LAYOUTS;
  for (const state of states) {
    const isHardest = depth[state] === distances.length;
    if (!isHardest && onDistance === undefined) continue;
    const number = numberOfState(frames, state);
    if (isHardest && number < layout) layout = number;
    onDistance?.(number, solved === 0 ? undefined : depth[state]! - 1);
  }
  for (const state of states) depth[state] = 0;
  return { layout, positions: states.length, distances };
}

/** All states with so many free cells. */
function statesOf({ count, rest }: Frames, free: number): Int32Array {
  const masks: number[] = [];
  for (let mask = 0; mask < 1 << rest; mask++) if (bitsIn(mask) === free) masks.push(mask);
  return Int32Array.from({ length: count * masks.length }, (_, i) => {
    const frame = Math.floor(i / masks.length);
    return (frame << rest) | masks[i - frame * masks.length]!;
  });
}

function numberOfState({ rest, master, lying, standing, open }: Frames, state: number): number {
  const frame = state >> rest;
  begins.fill(COVERED);
  for (let left = lying[frame]!; left !== 0; left &= left - 1) begins[lowestIn(left)] = LYING;
  for (let left = standing[frame]!; left !== 0; left &= left - 1) begins[lowestIn(left)] = STANDING;
  let free = state & ((1 << rest) - 1);
  for (let left = open[frame]!; left !== 0; left &= left - 1, free >>= 1)
    begins[lowestIn(left)] = (free & 1) === 1 ? FREE : SINGLE;
  return numberOf({ master: master[frame]!, begins });
}

const begins = new Uint8Array(WIDTH * HEIGHT);
