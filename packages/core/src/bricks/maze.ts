import type { BrickClass, Layout } from './layout.js';

/**
 * For each place of a class, what a brick counts to the nearest goal place if nothing but walls, and bricks that never move,
 * were in its way; 0 where there is no goal or no way.
 */
export function mazeDistances(layout: Layout, index: number, goal: Uint8Array | undefined, metric: string): Int32Array {
  const { places, steps } = layout.classes[index]!;
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
        // As far as the line goes; places in it that are known already do not stop the slide.
        for (; place >= 0; place = steps[4 * place + d]) if (distances[place] < 0) reach(place, distance);
      } else if (place >= 0 && distances[place] < 0) reach(place, metric === 'moves' ? 1 : distance);
    }
  }
  return distances.map((distance) => Math.max(0, distance));
}

/**
 * Tells for a brick of another class on a cell from which places it cuts a goal brick off: 1 where every way to the goal
 * leads through that brick. Worked out when first asked for, and kept.
 */
export function blockedPlaces(
  layout: Layout,
  index: number,
  goal: Uint8Array | undefined,
): (brickClass: number, cell: number) => Uint8Array {
  const { classes, width, height } = layout;
  const master = classes[index]!;
  const cells = width * height;
  const known: Uint8Array[] = [];
  return (brickClass, cell) => {
    const at = brickClass * cells + cell;
    known[at] ??= cutOff(master, goal, coveredBy(classes[brickClass]!, cell));
    return known[at];
  };
}

function coveredBy({ offsets }: BrickClass, cell: number): ReadonlySet<number> {
  return new Set(offsets.map((offset) => cell + offset));
}

function cutOff(
  { places, steps, offsets }: BrickClass,
  goal: Uint8Array | undefined,
  taken: ReadonlySet<number>,
): Uint8Array {
  const clashes = places.map((place) => (offsets.some((offset) => taken.has(place + offset)) ? 1 : 0));
  const cut = new Uint8Array(places.length).fill(1);
  const waiting: number[] = [];
  const reach = (place: number): void => {
    if (cut[place] === 0 || clashes[place] === 1) return;
    cut[place] = 0;
    waiting.push(place);
  };
  if (goal !== undefined) for (const [place, reached] of goal.entries()) if (reached === 1) reach(place);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (let d = 0; d < 4; d++) if (steps[4 * place + d] >= 0) reach(steps[4 * place + d]);
  }
  return cut;
}
