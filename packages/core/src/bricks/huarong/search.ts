import type { Successors } from './successors.js';

/** No state has more: seven larger bricks at most, each at less than twenty places, and at most fourteen 1×1 at as many. */
const MOST_SUCCESSORS = 1024;

const successorList = new Int32Array(MOST_SUCCESSORS);

/**
 * Breadth-first search from the first states of a list: appends what it finds, in its order, and returns how long the list is. `depth` has
 * 1 for the states that it starts from, 2 for those a move away, and so on; what it has already is not visited.
 */
export function search(successors: Successors, found: Int32Array, starts: number, depth: Uint16Array): number {
  let count = starts;
  for (let i = 0; i < starts; i++) depth[found[i]!] = 1;
  for (let done = 0; done < count; done++) {
    const next = depth[found[done]!]! + 1;
    const some = successors(found[done]!, successorList);
    for (let i = 0; i < some; i++) {
      const state = successorList[i]!;
      if (depth[state] !== 0) continue;
      depth[state] = next;
      found[count++] = state;
    }
  }
  return count;
}
