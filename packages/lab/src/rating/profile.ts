import { type Family, identityOf } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { countChoices } from './choices.js';
import type { ProfilePoint } from './features.js';
import { helpfulMoves, type PieceMotions } from './pieces.js';

/** One of the shortest solutions, with what there is to choose from at each position. */
export function* profileOf<P, M>(motions: PieceMotions<P, M>): Generator<void, ProfilePoint<P, M>[]> {
  const { family, metric, graph, paths } = motions;
  const points: ProfilePoint<P, M>[] = [];
  let [state, position] = [0, motions.position];
  for (let distance = paths.length; ; distance--) {
    const { all: legal, helps, keeps } = countChoices(graph, state);
    const point = { position, distance, legal, helps, keeps, hurts: legal - helps - keeps };
    if (distance === 0) return [...points, point];
    const [next] = helpfulMoves(motions, { state, position });
    const after = identityOf(next!.position);
    const move = family
      .moves(position, metric)
      .find((each) => identityOf(unwrap(family.play(position, each))) === after)!;
    points.push({ ...point, move });
    [state, position] = [next!.state, next!.position];
    yield;
  }
}

/** A solution, where nothing is known but its moves. */
export function* solutionProfile<P, M>(
  family: Family<P, M>,
  start: P,
  moves: readonly M[],
  metric: string,
): Generator<void, ProfilePoint<P, M>[]> {
  const points: ProfilePoint<P, M>[] = [];
  let position = start;
  let distance = moves.reduce((sum, move) => sum + family.cost(move, metric), 0);
  const unknown = { helps: null, keeps: null, hurts: null };
  for (const move of moves) {
    points.push({ position, move, distance, legal: family.moves(position, metric).length, ...unknown });
    position = unwrap(family.play(position, move));
    distance -= family.cost(move, metric);
    yield;
  }
  return [...points, { position, distance, legal: family.moves(position, metric).length, ...unknown }];
}

/** The profile with the moves of one position more evaluated, by solving what they lead to; nothing more once that fails. */
export function* evaluateMoves<P, M>(
  family: Family<P, M>,
  metric: string,
  profile: readonly ProfilePoint<P, M>[],
  solve: (position: P) => Generator<unknown, Solution<M>, number>,
): Generator<'aside' | readonly ProfilePoint<P, M>[]> {
  const evaluated = [...profile];
  const known = new Map(profile.map(({ position, distance }) => [identityOf(position), distance]));
  // From the end on: there, solving is quickest.
  for (let i = profile.length - 1; i >= 0; i--) {
    const { position, distance } = profile[i]!;
    let [helps, keeps, hurts] = [0, 0, 0];
    for (const move of family.moves(position, metric)) {
      const after = unwrap(family.play(position, move));
      let left = known.get(identityOf(after));
      if (left === undefined) {
        const solving = solve(after);
        let next = solving.next(1);
        for (; !next.done; next = solving.next(1)) yield 'aside';
        if (!next.value.optimal) return;
        left = next.value.length;
      }
      if (left < distance) helps++;
      else if (left === distance) keeps++;
      else hurts++;
    }
    evaluated[i] = { ...profile[i]!, helps, keeps, hurts };
    yield [...evaluated];
  }
}
