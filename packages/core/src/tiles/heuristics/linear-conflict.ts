/**
 * How many tiles of a line must leave it so that the rest can stand in order: those beyond the longest run that is in order
 * already. Each costs two moves beside its Manhattan distance. `places` are the goals along the line of those tiles that
 * belong to it, in the order in which they stand there.
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

/** The longest ordered run that ends at each tile; kept, because this is asked for every board. */
const longestTo = new Int32Array(1 << 14);
