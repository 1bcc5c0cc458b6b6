import type { BrickClass, Layout } from '../space/layout.js';

/**
 * The relaxation in which all other movable bricks are absent: for each place of a class, the cost to the nearest goal place past
 * walls and immovable bricks, by breadth-first search from the goal; 0 where there is no goal or no path.
 */
export function mazeDistances(layout: Layout, index: number, goal: Uint8Array | undefined, metric: string): Int32Array {
  const { places, steps } = layout.classes[index];
  const distances = new Int32Array(places.length).fill(-1);
  const queue = new Int32Array(places.length);
  let end = 0;
  const reach = (place: number, distance: number): void => {
    distances[place] = distance;
    queue[end++] = place;
  };
  if (goal !== undefined) for (const [place, reached] of goal.entries()) if (reached === 1) reach(place, 0);
  for (let read = 0; read < end; read++) {
    const distance = distances[queue[read]] + 1;
    for (let d = 0; d < 4; d++) {
      let place = steps[4 * queue[read] + d];
      if (metric === 'slides') {
        // To the end of the line: places that were reached before do not stop the slide.
        for (; place >= 0; place = steps[4 * place + d]) if (distances[place] < 0) reach(place, distance);
      } else if (place >= 0 && distances[place] < 0) reach(place, metric === 'moves' ? 1 : distance);
    }
  }
  return distances.map((distance) => Math.max(0, distance));
}

/**
 * For a brick of another class on a cell, the places from which it cuts a goal brick off: 1 where every path to the goal leads
 * through that brick. Computed on demand and cached.
 */
export function blockedPlaces(
  layout: Layout,
  index: number,
  goal: Uint8Array | undefined,
): (brickClass: number, cell: number) => Uint8Array {
  const { classes, width, height } = layout;
  const master = classes[index];
  const cells = width * height;
  let known = new Map<number, Uint8Array>();
  return (brickClass, cell) => {
    const at = brickClass * cells + cell;
    let cut = known.get(at);
    if (cut === undefined) {
      // The cache is bounded: large boards have too many entries.
      if (known.size * master.places.length > MOST_KEPT) known = new Map();
      cut = cutOff(master, goal, classes[brickClass], cell);
      known.set(at, cut);
    }
    return cut;
  };
}

/** Bytes of the cache for one goal brick. */
const MOST_KEPT = 1 << 24;

/** The places from which all paths to the goal lead through a brick of another class on a cell: a search from the goal without it. */
function cutOff(master: BrickClass, goal: Uint8Array | undefined, other: BrickClass, cell: number): Uint8Array {
  const { places, placeAt, steps, offsets } = master;
  // 1: not reached yet; 2: it clashes with the other brick, which counts as cut off.
  const cut = new Uint8Array(places.length).fill(1);
  for (const taken of other.offsets) {
    for (const offset of offsets) {
      const place = placeAt[cell + taken - offset];
      if (place !== undefined && place >= 0) cut[place] = 2;
    }
  }
  const waiting = new Int32Array(places.length);
  let end = 0;
  if (goal !== undefined) {
    for (let place = 0; place < goal.length; place++) {
      if (goal[place] !== 1 || cut[place] !== 1) continue;
      cut[place] = 0;
      waiting[end++] = place;
    }
  }
  for (let read = 0; read < end; read++) {
    for (let d = 0; d < 4; d++) {
      const place = steps[4 * waiting[read] + d];
      if (place < 0 || cut[place] !== 1) continue;
      cut[place] = 0;
      waiting[end++] = place;
    }
  }
  return cut;
}
