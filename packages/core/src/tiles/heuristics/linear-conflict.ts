/**
 * Linear conflict (Hansson, Mayer and Yung 1985, 1992): how many tiles of a line must leave it so that the others can reach their
 * goals within it. Each of them costs two moves beyond its Manhattan distance. The others are a longest increasing subsequence,
 * so the number is exact. `places` are the goals along the line of those tiles that belong to it, in their current order.
 */
export function tilesToLift(places: ArrayLike<number>, count: number): number {
  longestTo.fill(1, 0, count);
  let longest = 0;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) {
      if (places[j] < places[i] && longestTo[j] >= longestTo[i]) longestTo[i] = longestTo[j] + 1;
    }
    if (longestTo[i] > longest) longest = longestTo[i];
  }
  return count - longest;
}

/** The length of the longest increasing subsequence that ends at each tile; allocated once, since every evaluation needs it. */
const longestTo = new Int32Array(1 << 14);
