import type { Space, Successors } from '../contract/engine/space.js';

/** Up to this many successors are ordered by insertion sort, which is fastest for few. */
const FEW = 64;

/** Writes the order in which the boards of successors read: the order in which a space generates them depends on its packing. */
export function putInOrder(space: Space, { count, keys }: Successors, order: Int32Array): void {
  const { keyWords } = space;
  if (count > FEW) {
    for (let i = 0; i < count; i++) order[i] = i;
    order.subarray(0, count).sort((a, b) => space.compare(keys, a * keyWords, b * keyWords));
    return;
  }
  for (let i = 0; i < count; i++) {
    let at = i;
    for (; at > 0 && space.compare(keys, order[at - 1] * keyWords, i * keyWords) > 0; at--) order[at] = order[at - 1];
    order[at] = i;
  }
}
