import type { Ids, TableCache } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import type { Limits } from '@slidewise/core/solving';

/** `best`: it kept a shortest way. `even`: no progress, the distance is the same. `lost`: any other move. */
export type MoveMark = 'best' | 'even' | 'lost';

/** A played game in review. */
export interface Review<P = unknown, M = unknown> {
  /** What lengths count. */
  readonly metric: string;
  /** `reviewed`: everything is known. `partial`: a limit was hit, and `reason` says which. `unsolvable`: proved, and `reason` says why. */
  readonly status: 'reviewed' | 'partial' | 'unsolvable';
  /** True if the game ends in a solved position. */
  readonly solved: boolean;
  /** The length of the game. */
  readonly length: number;
  /** The positions of the game, the start first. */
  readonly points: readonly ReviewPoint<P, M>[];
  /** The move that lost most, the first of equals; null where no move is known to have lost anything. */
  readonly turningPoint: TurningPoint<M> | null;
  /** What there is to say about the game: a whole sentence. */
  readonly finding: Message;
  /** Why not everything is known, or why there is no solution; without its full stop. */
  readonly reason?: Message;
}

/** A position of a game in review. */
export interface ReviewPoint<P = unknown, M = unknown> {
  /** Where the game stood. */
  readonly position: P;
  /** The length of the game up to here. */
  readonly played: number;
  /** No solution from here is shorter, which is proved. The distance is exact where `most` is the same. */
  readonly least: number;
  /** A solution of this length is known; null where none is known, or there is none. */
  readonly most: number | null;
  /** The moves that are proved to begin a shortest solution, in the order of the rules. */
  readonly best: readonly M[];
  /** True if no other move begins one. */
  readonly allBest: boolean;
  /** The first moves of the shortest solution that is known from here: all of them, unless there are very many. */
  readonly continuation: readonly M[];
  /** The move that was played here; left out at the end of the game. */
  readonly next?: JudgedMove<M>;
}

/** A move of a game in review. */
export interface JudgedMove<M = unknown> {
  /** The move as it was played. */
  readonly move: M;
  /** What it counts in the metric. */
  readonly cost: number;
  /** Null where that is not proved. */
  readonly mark: MoveMark | null;
  /** By how much it made the shortest possible game longer; null where that is not proved. */
  readonly lost: number | null;
}

/** The move after which the game was furthest from what had been possible. */
export interface TurningPoint<M = unknown> {
  /** The number of the move, from 1. */
  readonly number: number;
  /** By how much it made the shortest possible game longer. */
  readonly lost: number;
  /** A move that would have lost nothing; null where none is known. */
  readonly better: M | null;
  /** The length of the shortest game that was still possible before it. */
  readonly possible: number;
  /** True if every move of the game has a mark, so that none can have lost more. */
  readonly proved: boolean;
}

/** Options for `review`. */
export interface ReviewOptions<I extends Ids = Ids> {
  /** What lengths count; the family's first metric by default. */
  readonly metric?: I['metric'];
  /** What it may cost. */
  readonly limits?: ReviewLimits;
  /** Where large tables are looked for and left; by default one cache in memory for all solving. */
  readonly tables?: TableCache;
}

/** Limits of a review. */
export interface ReviewLimits extends Pick<Limits, 'time' | 'memory'> {
  /** Spaces of more positions are not explored: positions are then solved one by one. A million by default. */
  readonly positions?: number;
}

/** The bounds of a distance; the upper one is infinite where no solution is known. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A played move with its mark, which needs both distances to be exact. */
export function judgeMove<M>(move: M, cost: number, before: Bounds, after: Bounds): JudgedMove<M> {
  if (before.least !== before.most || after.least !== after.most) return { move, cost, mark: null, lost: null };
  const lost = after.least + cost - before.least;
  const mark = lost === 0 ? 'best' : after.least === before.least ? 'even' : 'lost';
  return { move, cost, mark, lost };
}

/** The move that lost most, the first of equals. */
export function turningPointOf<P, M>(points: readonly ReviewPoint<P, M>[]): TurningPoint<M> | null {
  let found: TurningPoint<M> | null = null;
  const proved = points.every(({ next }) => next === undefined || next.mark !== null);
  for (const [at, { next, least, played, best }] of points.entries()) {
    if (next === undefined || next.lost === null || next.lost <= (found?.lost ?? 0)) continue;
    found = { number: at + 1, lost: next.lost, better: best[0] ?? null, possible: played + least, proved };
  }
  return found;
}
