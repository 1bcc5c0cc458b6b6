import { aList, assertArguments } from '../check.js';
import type { Basics } from '../contract/basics.js';
import { aFamilyToSolve, positionOf } from '../contract/checking/family-checks.js';
import type { Ids } from '../contract/ids.js';

/** The length of a solution after playing it by the rules. Throws if the search was wrong: that is a bug in a space. */
export function replay<P, M, I extends Ids = Ids>(
  family: Basics<P, M, I>,
  start: P,
  moves: readonly M[],
  metric?: I['metric'],
): number {
  assertArguments(['family', family, aFamilyToSolve], ['moves', moves, aList]);
  for (const _ of replayInSteps(family, positionOf(family, start), moves));
  return lengthOf(family, moves, metric === undefined ? family.metrics[0]!.id : metric);
}

/** The same, a move at a time where the rules take them one by one; and the length is not asked for. */
export function* replayInSteps<P, M>(family: Basics<P, M>, start: P, moves: readonly M[]): Generator<'aside', void> {
  let position = start;
  if (family.playAll !== undefined) {
    const played = family.playAll(start, moves);
    if (!played.ok) throw new Error(`The solution is not legal: ${played.problem.message}.`);
    position = played.value;
  } else {
    for (const [i, move] of moves.entries()) {
      const played = family.play(position, move);
      if (!played.ok) throw new Error(`The solution is not legal: move ${i + 1}: ${played.problem.message}.`);
      position = played.value;
      yield 'aside';
    }
  }
  if (!family.isSolved(position)) throw new Error('The solution does not solve the puzzle.');
}

/** The length of moves in a metric. */
export function lengthOf<P, M>(family: Basics<P, M>, moves: readonly M[], metric: string): number {
  // Solutions of millions of moves hold few different ones, and each is checked before it is counted.
  const costs = new Map<M, number>();
  let length = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    let cost = costs.get(move);
    if (cost === undefined) {
      cost = family.cost(move, metric);
      costs.set(move, cost);
    }
    length += cost;
  }
  return length;
}
