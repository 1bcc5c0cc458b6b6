import type { Family, Space } from '@slidewise/core/contract';
import { newSuccessors } from '@slidewise/core/search';

/** A cheaper path that a search found and discarded. */
interface LostWay {
  /** The moves that had led to the board when it was closed. */
  readonly kept: readonly unknown[];
  /** The shorter ones that came too late. */
  readonly lost: readonly unknown[];
}

export interface FlawedAnswer {
  readonly moves: readonly unknown[] | undefined;
  readonly expanded: number;
  /** In the order in which they were lost. */
  readonly lostWays: readonly LostWay[];
}

/**
 * A* WITH A MISTAKE, for the lesson and for nothing else: it closes a board when it first generates it, instead of when it takes
 * it from the open list. A cheaper path to the board that is found later is lost.
 */
export function closingOnGeneration(family: Family, position: unknown, heuristic: string): FlawedAnswer {
  const space = family.space(position, family.metrics[0]!.id);
  return new FlawedSearch(space, heuristic).run();
}

interface Node {
  readonly key: Int32Array;
  readonly parent: number;
  readonly edge: number;
  readonly g: number;
  readonly h: number;
}

class FlawedSearch {
  private readonly nodes: Node[] = [];
  private readonly closed = new Map<string, number>();
  private readonly open: number[] = [];
  private readonly lostWays: LostWay[] = [];
  private readonly estimate;

  constructor(
    private readonly space: Space,
    heuristic: string,
  ) {
    this.estimate = space.heuristic(heuristic);
  }

  run(): FlawedAnswer {
    const { space, open } = this;
    const { keyWords, stateWords } = space;
    const out = newSuccessors(space);
    const state = new Int32Array(stateWords);
    const key = new Int32Array(keyWords);
    space.start(state, 0);
    space.save(state, 0, key, 0);
    this.close(key, -1, -1, 0);
    for (let expanded = 0; ; expanded++) {
      const node = this.takeBest();
      if (node === undefined) return { moves: undefined, expanded, lostWays: this.lostWays };
      space.load(this.nodes[node]!.key, 0, state, 0);
      if (space.isGoal(state, 0)) return { moves: this.movesTo(node), expanded, lostWays: this.lostWays };
      space.expand(state, 0, -1, out);
      for (let i = 0; i < out.count; i++) {
        const next = out.keys.slice(i * keyWords, (i + 1) * keyWords);
        const known = this.closed.get(next.join());
        const g = this.nodes[node]!.g + 1;
        if (known === undefined) this.close(next, node, out.edges[i]!, g);
        // The mistake: a node that was generated once is never updated.
        else if (this.nodes[known]!.g > g) {
          this.lostWays.push({ kept: this.movesTo(known), lost: this.movesTo(node, out.edges[i]!) });
        }
      }
      if (open.length === 0) return { moves: undefined, expanded: expanded + 1, lostWays: this.lostWays };
    }
  }

  private close(key: Int32Array, parent: number, edge: number, g: number): void {
    const state = new Int32Array(this.space.stateWords);
    this.space.load(key, 0, state, 0);
    this.closed.set(key.join(), this.nodes.length);
    this.open.push(this.nodes.length);
    this.nodes.push({ key: key.slice(), parent, edge, g, h: this.estimate(state, 0) });
  }

  private takeBest(): number | undefined {
    const { open, nodes, space } = this;
    const before = (a: Node, b: Node): boolean => {
      const pair = new Int32Array([...a.key, ...b.key]);
      return (a.g + a.h - b.g - b.h || a.h - b.h || space.compare(pair, 0, space.keyWords)) < 0;
    };
    let best = 0;
    for (let i = 1; i < open.length; i++) if (before(nodes[open[i]!]!, nodes[open[best]!]!)) best = i;
    return open.splice(best, 1)[0];
  }

  private movesTo(node: number, ...last: readonly number[]): readonly unknown[] {
    const edges = [...last];
    for (let at = node; this.nodes[at]!.parent >= 0; at = this.nodes[at]!.parent) edges.unshift(this.nodes[at]!.edge);
    return this.space.moves(edges);
  }
}
