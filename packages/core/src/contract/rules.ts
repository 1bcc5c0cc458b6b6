import type { Message } from '../messages/message.js';
import type { Result } from '../result.js';
import type { Ids, Metric } from './ids.js';

/** The rules of a family: they alone define what is legal, what is solved and how long a solution is. */
export interface Rules<P, M, I extends Ids = Ids> {
  /** The ways to count a solution's length; the first is the default wherever a metric is left out. */
  readonly metrics: readonly Metric<I['metric'], I['heuristic']>[];
  /** The metric whose moves are the shortest: no move counts more in another. */
  readonly finestMetric: I['metric'];
  /** The legal moves that count 1 in the metric, each once, always in the same order. */
  moves(position: P, metric?: I['metric']): readonly M[];
  /**
   * The position after a move, or the reason why the move is illegal. Every legal move has a legal inverse of the same cost, because
   * searches rely on it.
   */
  play(position: P, move: M): Result<P>;
  /** The same for many moves in a row, where making each position between would take too long. A problem tells which move it is with: `move 3: …`. */
  playAll?(position: P, moves: readonly M[]): Result<P>;
  /** True if the position is solved. */
  isSolved(position: P): boolean;
  /** The cost of a move in a metric. */
  cost(move: M, metric?: I['metric']): number;
  /** A proof that no solution exists; `undefined` where only a search can decide. */
  refute(position: P): Message | undefined;
}
