import { aCount, assertArguments } from '@slidewise/core/checking';

const TURNS = 60;

/**
 * The effective branching factor b* (Russell and Norvig, chapter 3). A uniform tree of the depth `length` with b* children at every node has
 * as many nodes below its root as the search generated. Undefined for a solution without moves, or a search that generated nothing.
 */
export function effectiveBranching(generated: number, length: number): number | undefined {
  assertArguments(['generated', generated, aCount], ['length', length, aCount]);
  if (length === 0 || generated === 0) return undefined;
  const nodes = (branching: number): number => {
    let sum = 0;
    for (let depth = 0; depth < length && sum <= generated; depth++) sum = branching * (1 + sum);
    return sum;
  };
  let [low, high] = [0, generated];
  for (let turn = 0; turn < TURNS; turn++) {
    const middle = (low + high) / 2;
    if (nodes(middle) < generated) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
