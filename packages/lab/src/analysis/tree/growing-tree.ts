import { assertArguments, placeIn } from '@slidewise/core/checking';
import type { Trace } from '@slidewise/core/contract';
import type { Ranking } from '@slidewise/core/search';

/** A node of a search tree. The root of a search has no parent: -1. */
export interface TreeNode {
  /** Its place in the list of nodes: they are numbered from 0 as the search enters them. */
  readonly id: number;
  /** The id of its parent; -1 for a root. */
  readonly parent: number;
  /** The edge of the space that leads to it from its parent; -1 for a root. */
  readonly edge: number;
  /** The ids of its children, in the order in which they were generated. */
  readonly children: readonly number[];
  /** The cost of the path to it. */
  readonly g: number;
  /** The heuristic's estimate of its distance from a goal. */
  readonly h: number;
  /** The value of the evaluation function, by which the search ranks it. */
  readonly f: number;
  /** Open nodes are on the open list; the goal is the node at which the search ended. */
  readonly state: 'open' | 'closed' | 'goal';
  /** The number of its last expansion among all expansions, from 1. */
  readonly expansion?: number;
  /** How often a cheaper path to it was found, which changes its parent. */
  readonly improvements: number;
  /** When it was generated, or its g last decreased: the number of that event, from 0. */
  readonly arrival: number;
}

type Growing = { -readonly [Key in keyof TreeNode]: TreeNode[Key] } & {
  children: number[];
  expansion?: number | undefined;
};

/** A node before a cheaper path to it was found, and its place among its siblings. */
interface Former {
  readonly node: Pick<TreeNode, 'parent' | 'edge' | 'g' | 'h' | 'f' | 'state' | 'arrival'>;
  readonly place: number;
}

/** The search tree, built from a trace. Its events can be undone, the last first. */
export class GrowingTree implements Trace {
  /** The nodes that were expanded, in order. */
  readonly expanded: number[] = [];
  /** How many nodes have no parent. */
  roots = 0;
  /** How many nodes are open. */
  open = 0;
  /** The node at which the search ended; -1 before that. */
  end = -1;
  private readonly growing: Growing[] = [];
  private arrivals = 0;
  private readonly former: Former[] = [];
  /** The earlier expansions of nodes that were expanded again, for undoing. */
  private readonly formerExpansions: (number | undefined)[] = [];

  constructor(readonly ranking: Ranking) {}

  /** Throws a TypeError if a caller's id is not one of a node. */
  assertNode(id: number): void {
    assertArguments(['id', id, placeIn(this.growing.length, 'nodes')]);
  }

  get nodes(): readonly TreeNode[] {
    return this.growing;
  }

  /** The nodes from a root to a node; none if it is not in the tree, which may have shrunk, or be empty where nothing was searched. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let node = this.growing[id]; node !== undefined; node = this.growing[node.parent]) path.push(node.id);
    return path.reverse();
  }

  enter(id: number, parent: number, edge: number, g: number, h: number): void {
    const known = this.growing[id];
    const f = this.ranking.gWeight * g + this.ranking.hWeight * h;
    const place = { parent, edge, g, h, f, state: 'open' as const, arrival: this.arrivals++ };
    if (known === undefined) {
      this.growing[id] = { id, children: [], improvements: 0, ...place };
      this.open++;
      if (parent < 0) this.roots++;
    } else {
      const { children } = this.growing[known.parent]!;
      const index = children.indexOf(id);
      const { parent: oldParent, edge: oldEdge, g: oldG, h: oldH, f: oldF, state, arrival } = known;
      this.former.push({
        node: { parent: oldParent, edge: oldEdge, g: oldG, h: oldH, f: oldF, state, arrival },
        place: index,
      });
      children.splice(index, 1);
      if (state !== 'open') this.open++;
      Object.assign(known, place, { improvements: known.improvements + 1 });
    }
    if (parent >= 0) this.growing[parent]!.children.push(id);
  }

  expand(id: number): void {
    const node = this.growing[id]!;
    this.formerExpansions.push(node.expansion);
    this.expanded.push(id);
    this.open--;
    node.state = 'closed';
    node.expansion = this.expanded.length;
  }

  goal(id: number): void {
    this.growing[id]!.state = 'goal';
    this.open--;
    this.end = id;
  }

  takeBackEnter(id: number): void {
    const node = this.growing[id]!;
    this.arrivals--;
    if (node.parent >= 0) this.growing[node.parent]!.children.pop();
    if (node.improvements === 0) {
      this.growing.pop();
      this.open--;
      if (node.parent < 0) this.roots--;
      return;
    }
    const { node: before, place } = this.former.pop()!;
    if (before.state !== 'open') this.open--;
    Object.assign(node, before, { improvements: node.improvements - 1 });
    this.growing[before.parent]!.children.splice(place, 0, id);
  }

  takeBackExpand(): void {
    const node = this.growing[this.expanded.pop()!]!;
    const expansion = this.formerExpansions.pop();
    this.open++;
    node.state = 'open';
    if (expansion === undefined) delete node.expansion;
    else node.expansion = expansion;
  }

  takeBackGoal(): void {
    this.growing[this.end]!.state = 'open';
    this.open++;
    this.end = -1;
  }
}
