import { demand, placeIn } from '../check.js';
import type { Trace } from '../contract/search.js';
import type { Ranking } from '../search/best-first.js';

/** A node of a search tree. The root of a search has no parent: -1. */
export interface TreeNode {
  /** Its place in the list of nodes: they are numbered from 0 as the search enters them. */
  readonly id: number;
  readonly parent: number;
  /** The edge of the space that leads to it from its parent; -1 for a root. */
  readonly edge: number;
  readonly children: readonly number[];
  /** What the way to it counts. */
  readonly g: number;
  /** What the heuristic says of the way from it. */
  readonly h: number;
  /** What the search ranks it by. */
  readonly f: number;
  /** Open nodes wait to be expanded; the goal is where the search ended. */
  readonly state: 'open' | 'closed' | 'goal';
  /** It was expanded as the first (1), second … of all; the last time counts. */
  readonly expansion?: number;
  /** How often a shorter way to it turned up: then it hangs on another parent. */
  readonly improvements: number;
  /** When it was entered, or last reached by a shorter way: the number of the entry, from 0. */
  readonly arrival: number;
}

type Growing = { -readonly [Key in keyof TreeNode]: TreeNode[Key] } & {
  children: number[];
  expansion?: number | undefined;
};

/** What a node was before a shorter way to it turned up, and its place among its sisters. */
interface Former {
  readonly node: Pick<TreeNode, 'parent' | 'edge' | 'g' | 'h' | 'f' | 'state' | 'arrival'>;
  readonly place: number;
}

/** The nodes of a search, as its trace tells of them. What was told can be taken back, the last first. */
export class GrowingTree implements Trace {
  /** The nodes that were expanded, in order. */
  readonly expanded: number[] = [];
  /** How many nodes have no parent. */
  roots = 0;
  /** How many nodes wait. */
  open = 0;
  /** Where the search ended; -1 as long as it has not. */
  end = -1;
  private readonly growing: Growing[] = [];
  private arrivals = 0;
  private readonly former: Former[] = [];
  /** When nodes that were expanded again had been expanded before. */
  private readonly formerExpansions: (number | undefined)[] = [];

  constructor(readonly ranking: Ranking) {}

  /** A number that is to be one of a node's, from whoever looks at the tree. */
  demandNode(id: number): void {
    demand(['id', id, placeIn(this.growing.length, 'nodes')]);
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
