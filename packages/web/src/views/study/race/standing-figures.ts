import type { TreeNode } from '@slidewise/lab/analysis';
import type { Run } from '../run.js';

/** What the bars of a race show of a search. */
export interface Figures {
  readonly expanded: number;
  readonly stored: number;
  /** No solution is shorter: proved so far. */
  readonly bound: number;
  /** The estimate of the start, and the smallest of any board so far; undefined without a heuristic. */
  readonly start: number | undefined;
  readonly nearest: number | undefined;
}

/** Follows the smallest estimate of a search, forwards and backwards. */
export class Nearest {
  private seen = 0;
  private least = Number.POSITIVE_INFINITY;

  look(nodes: readonly TreeNode[]): number | undefined {
    if (nodes.length < this.seen) [this.seen, this.least] = [0, Number.POSITIVE_INFINITY];
    for (; this.seen < nodes.length; this.seen++) this.least = Math.min(this.least, nodes[this.seen]!.h);
    return this.seen === 0 ? undefined : this.least;
  }
}

export function figuresOf({ replay }: Run, nearest: Nearest): Figures {
  if (replay === undefined) return { expanded: 0, stored: 0, bound: 0, start: undefined, nearest: undefined };
  const { expanded, stored, lowerBound } = replay.counts;
  const informed = replay.search.heuristic !== undefined;
  return {
    ...{ expanded, stored, bound: lowerBound },
    start: informed ? replay.nodes[0]?.h : undefined,
    nearest: informed ? nearest.look(replay.nodes) : undefined,
  };
}
