import { type Frames, lowestIn, NOWHERE, turned } from './frames.js';

/** Writes the states one move away into a list, and returns how many there are; some may be there twice. */
export type Successors = (state: number, into: Int32Array) => number;

/** What one move does, in a metric. */
export function successorsOf(frames: Frames, metric: string): Successors {
  if (metric === 'moves') return byMoves(frames);
  return metric === 'slides' ? bySlides(frames) : bySteps(frames);
}

function bySteps({ rest, near, stepStart, steps: { to, needs, turn } }: Frames): Successors {
  const all = (1 << rest) - 1;
  return (state, into) => {
    const [frame, mask] = [state >> rest, state & all];
    let count = 0;
    for (let free = mask; free !== 0; free &= free - 1) {
      const bit = free & -free;
      for (let singles = near[frame * rest + lowestIn(bit)]! & ~mask; singles !== 0; singles &= singles - 1) {
        into[count++] = state ^ bit ^ (singles & -singles);
      }
    }
    for (let step = stepStart[frame]!, end = stepStart[frame + 1]!; step < end; step++) {
      const need = needs[step]!;
      if ((mask & need) === need) into[count++] = (to[step]! << rest) | turned(mask, turn[step]!);
    }
    return count;
  };
}

function bySlides({
  rest,
  beside,
  near,
  stepStart,
  steps: { to, needs, turn, from, into: cellAfter },
}: Frames): Successors {
  const all = (1 << rest) - 1;
  return (state, into) => {
    const [frame, mask] = [state >> rest, state & all];
    let count = 0;
    for (let singles = ~mask & all; singles !== 0; singles &= singles - 1) {
      const bit = singles & -singles;
      const single = frame * rest + lowestIn(bit);
      if ((near[single]! & mask) === 0) continue;
      for (let direction = 0; direction < 4; direction++) {
        let next = beside[single * 4 + direction]!;
        for (; next !== NOWHERE && (mask >> next) & 1; next = beside[(frame * rest + next) * 4 + direction]!)
          into[count++] = state ^ bit ^ (1 << next);
      }
    }
    for (let step = stepStart[frame]!, end = stepStart[frame + 1]!; step < end; step++) {
      const by = cellAfter[step]! - from[step]!;
      // The brick goes on as long as its next step, in the frame it has come to, is free.
      for (let [on, at, free] = [step, frame, mask]; ; ) {
        if ((free & needs[on]!) !== needs[on]) break;
        free = turned(free, turn[on]!);
        const cell = cellAfter[on]!;
        at = to[on]!;
        into[count++] = (at << rest) | free;
        on = stepStart[at]!;
        const last = stepStart[at + 1]!;
        while (on < last && (from[on] !== cell || cellAfter[on] !== cell + by)) on++;
        if (on === last) break;
      }
    }
    return count;
  };
}

function byMoves({ rest, near, stepStart, steps: { to, needs, turn, from, into: cellAfter } }: Frames): Successors {
  const all = (1 << rest) - 1;
  // States that the brick has come to, and its cells there: the path goes on from each of them.
  const [states, cells] = [new Int32Array(32), new Int32Array(32)];
  return (state, into) => {
    const [frame, mask] = [state >> rest, state & all];
    let count = 0;
    for (let singles = ~mask & all; singles !== 0; singles &= singles - 1) {
      const bit = singles & -singles;
      let reached = near[frame * rest + lowestIn(bit)]! & mask;
      for (let fresh = reached; fresh !== 0; ) {
        const more = near[frame * rest + lowestIn(fresh)]! & mask & ~reached;
        reached |= more;
        fresh = (fresh & (fresh - 1)) | more;
      }
      for (; reached !== 0; reached &= reached - 1) into[count++] = state ^ bit ^ (reached & -reached);
    }
    let moved = -1;
    for (let first = stepStart[frame]!, end = stepStart[frame + 1]!; first < end; first++) {
      if (from[first] === moved) continue;
      moved = from[first]!;
      let visited = 1 << moved;
      let [done, found] = [0, 1];
      [states[0], cells[0]] = [state, moved];
      for (; done < found; done++) {
        const at = states[done]! >> rest;
        const free = states[done]! & all;
        for (let step = stepStart[at]!, last = stepStart[at + 1]!; step < last; step++) {
          const need = needs[step]!;
          const cell = cellAfter[step]!;
          if (from[step] !== cells[done] || (free & need) !== need || (visited >> cell) & 1) continue;
          visited |= 1 << cell;
          const next = (to[step]! << rest) | turned(free, turn[step]!);
          [states[found], cells[found++]] = [next, cell];
          into[count++] = next;
        }
      }
    }
    return count;
  };
}
