import { choose, type Wishes } from '../choice.js';
import type { Family, Space, TableShelf, Trace } from '../family.js';
import { ok, problem, type Result, unwrap } from '../result.js';
import { algorithms } from '../search/algorithms.js';
import type { Ranking } from '../search/best-first.js';
import { type Solution, type Solving, startSolving } from '../solve.js';
import { MemoryShelf } from '../tables.js';

export interface TreeOptions extends Pick<Wishes, 'metric' | 'algorithm' | 'heuristic'> {
  /** For weighted A*. */
  readonly weight?: number;
  /** Bytes of the search's tables. */
  readonly memory?: number;
  readonly tables?: TableShelf;
}

/** A node of a search tree. The root of a search has no parent: -1. */
export interface TreeNode {
  /** Its place in the list of nodes: they are numbered from 0 as the search enters them. */
  readonly id: number;
  readonly parent: number;
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
}

type Growing = { -readonly [Key in keyof TreeNode]: TreeNode[Key] } & { children: number[]; edge: number };

/**
 * The tree that a search makes, one expansion at a time: its nodes, which of them wait, and in which order they were expanded.
 * IDA* starts again with every threshold, so its tree has several roots.
 */
export class SearchTree<P, M> {
  /** The nodes that were expanded, in order. */
  readonly expanded: number[] = [];
  /** Everything that is known at the end of the search. */
  solution: Solution<M> | undefined;
  private readonly growing: Growing[] = [];
  private readonly positions = new Map<number, P>();
  private solving: Solving<P, M> | undefined;

  private constructor(
    private readonly family: Family<P, M>,
    private readonly start: P,
    private readonly space: Space<M>,
    /** How it was searched. */
    readonly search: { readonly metric: string; readonly algorithm: string; readonly heuristic?: string },
    readonly ranking: Ranking,
  ) {}

  /** A tree that is about to grow; the problem, if any, is with the options. A* if no algorithm is asked for. */
  static plant<P, M>(family: Family<P, M>, position: P, options: TreeOptions = {}): Result<SearchTree<P, M>> {
    const { weight = 1.5, memory, tables = new MemoryShelf(), ...wishes } = { algorithm: 'astar', ...options };
    const chosen = choose(family, position, wishes, tables);
    if (!chosen.ok) return chosen;
    const { metric, id, algorithm, heuristic, informed } = chosen.value;
    const ranking = algorithm?.ranking?.(weight);
    if (ranking === undefined) {
      const known = algorithms.flatMap((generic) => (generic.ranking === undefined ? [] : [generic.id]));
      return problem(`"${id}" makes no tree: expected ${known.join(', ')}`);
    }
    const search = { metric, algorithm: id, ...(informed ? { heuristic: heuristic.id } : {}) };
    const tree = new SearchTree(family, position, family.space(position, metric, tables), search, ranking);
    const solving = startSolving(family, position, {
      ...search,
      ...(options.weight === undefined ? {} : { weight }),
      tables,
      trace: tree.trace(),
      ...(memory === undefined ? {} : { limits: { memory } }),
    });
    if (!solving.ok) return solving;
    tree.solving = solving.value;
    return ok(tree);
  }

  /** Expands one more node; false if the search is over, and there was nothing to do. */
  step(): boolean {
    if (this.solution !== undefined) return false;
    this.solution = this.solving?.step(1);
    return true;
  }

  get nodes(): readonly TreeNode[] {
    return this.growing;
  }

  /** The position of a node. */
  position(id: number): P {
    const known = this.positions.get(id);
    if (known !== undefined) return known;
    const moves = this.space.moves(this.edgesTo(id));
    const found = moves.reduce((position, move) => unwrap(this.family.play(position, move)), this.start);
    this.positions.set(id, found);
    return found;
  }

  /** The move that leads to a node from its parent; none leads to a root. */
  move(id: number): M | undefined {
    const { parent } = this.growing[id]!;
    if (parent < 0) return undefined;
    // Not the last of the space's moves: where steps are counted, it may have put several edges into one move.
    const [before, after] = [this.position(parent), JSON.stringify(this.position(id))];
    const moves = this.family.moves(before, this.search.metric);
    return moves.find((move) => JSON.stringify(unwrap(this.family.play(before, move))) === after);
  }

  /** The nodes from a root to a node. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let node = id; node >= 0; node = this.growing[node]!.parent) path.push(node);
    return path.reverse();
  }

  private edgesTo(id: number): number[] {
    return this.pathTo(id)
      .slice(1)
      .map((node) => this.growing[node]!.edge);
  }

  private trace(): Trace {
    return {
      enter: (node, parent, edge, g, h) => this.enter(node, parent, edge, g, h),
      expand: (node) => {
        const { expanded } = this;
        expanded.push(node);
        Object.assign(this.growing[node]!, { state: 'closed', expansion: expanded.length });
      },
      goal: (node) => {
        this.growing[node]!.state = 'goal';
      },
    };
  }

  private enter(id: number, parent: number, edge: number, g: number, h: number): void {
    const known = this.growing[id];
    const f = this.ranking.gWeight * g + this.ranking.hWeight * h;
    const place = { parent, edge, g, h, f, state: 'open' as const };
    if (known === undefined) this.growing[id] = { id, children: [], improvements: 0, ...place };
    else {
      const { children } = this.growing[known.parent]!;
      children.splice(children.indexOf(id), 1);
      Object.assign(known, place, { improvements: known.improvements + 1 });
      // Equal pieces may have changed places on the other way, for this node and all below it.
      this.positions.clear();
    }
    if (parent >= 0) this.growing[parent]!.children.push(id);
  }
}
