import type { Family, Space, Successors } from '@slidewise/core/contract';
import { grown, StateIndex } from '@slidewise/core/internals';
import { RelaxedPlan } from './relaxed-plan.js';

const NOT_SEEN = -1;
/** Words of keys that are kept. */
const MOST_WORDS = 1 << 23;

/**
 * The positions around a board as a player sees them: how many moves seem to be left, and which moves seem to serve the goal. Positions are expanded
 * and judged as they are asked for. Position 0 is the board.
 */
export class Sight<P = unknown, M = unknown> {
  /** The keys of all positions known so far. */
  readonly states: StateIndex;
  private readonly space: Space<M, P>;
  private readonly plan: RelaxedPlan | undefined;
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly out: Successors;
  private readonly state: Int32Array;
  private readonly neighbours: (Int32Array | undefined)[] = [];
  /** How many moves seem to be left, and by piece where it stands and whether it has to move. */
  private left = new Int32Array(256).fill(NOT_SEEN);
  private standing = new Int32Array(0);
  private wanted = new Uint8Array(0);

  constructor(
    private readonly family: Family<P, M>,
    private readonly position: P,
    metric: string,
  ) {
    this.space = family.space(position, metric);
    const { keyWords, stateWords, maxSuccessors } = this.space;
    const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
    this.plan = RelaxedPlan.of(family, position, metric);
    this.estimate = this.space.heuristic(defaultHeuristic);
    this.states = new StateIndex(keyWords);
    this.out = {
      count: 0,
      next: 0,
      keys: new Int32Array(maxSuccessors * keyWords),
      edges: new Int32Array(maxSuccessors),
    };
    this.state = new Int32Array(stateWords);
    this.space.start(this.state, 0);
    this.space.save(this.state, 0, this.out.keys, 0);
    this.numberOf(this.out.keys, 0);
  }

  /** Whether more positions would take too much memory; callers then stop. */
  get isFull(): boolean {
    return this.states.size * this.space.keyWords > MOST_WORDS;
  }

  /** The number of the position of a key. */
  numberOf(keys: Int32Array, at: number): number {
    this.states.reserve(1, Number.POSITIVE_INFINITY);
    const number = this.states.insert(keys, at);
    return number < 0 ? ~number : number;
  }

  /** The positions that moves lead to, each once. */
  after(at: number): Int32Array {
    this.neighbours[at] ??= this.expand(at);
    return this.neighbours[at]!;
  }

  isSolved(at: number): boolean {
    return this.movesLeft(at) === 0;
  }

  /** How many moves seem to be left: those of the relaxed plan, or else the family's estimate; 0 only where it is solved. */
  movesLeft(at: number): number {
    if (at >= this.left.length || this.left[at] === NOT_SEEN) this.see(at);
    return this.left[at]!;
  }

  /** Whether a move takes a piece that has to move by the relaxed plan. Without a plan, all moves seem to serve. */
  serves(from: number, to: number): boolean {
    if (this.plan === undefined) return true;
    this.movesLeft(from);
    this.movesLeft(to);
    const pieces = this.plan.standing.length;
    for (let piece = 0; piece < pieces; piece++) {
      const i = from * pieces + piece;
      if (this.wanted[i] === 1 && this.standing[i] !== this.standing[to * pieces + piece]) return true;
    }
    return false;
  }

  private see(at: number): void {
    const { space, state, states, plan } = this;
    while (at >= this.left.length) {
      const before = this.left.length;
      this.left = grown(this.left, 2 * before);
      this.left.fill(NOT_SEEN, before);
    }
    space.load(states.keys, at * space.keyWords, state, 0);
    const isSolved = space.isGoal(state, 0);
    let left = plan === undefined ? this.estimate(state, 0) : 0;
    if (plan !== undefined) {
      left = plan.of(this.family.scene(space.positionAt(states.keys, at * space.keyWords, this.position)));
      const pieces = plan.standing.length;
      if (this.standing.length < this.left.length * pieces) {
        this.standing = grown(this.standing, this.left.length * pieces);
        const wanted = new Uint8Array(this.standing.length);
        wanted.set(this.wanted);
        this.wanted = wanted;
      }
      this.standing.set(plan.standing, at * pieces);
      for (let piece = 0; piece < pieces; piece++) this.wanted[at * pieces + piece] = plan.moves[piece]! > 0 ? 1 : 0;
    }
    this.left[at] = isSolved ? 0 : Math.max(1, left);
  }

  private expand(at: number): Int32Array {
    const { space, state, states, out } = this;
    space.load(states.keys, at * space.keyWords, state, 0);
    const found = new Set<number>();
    out.next = 0;
    do {
      space.expand(state, 0, -1, out, out.next);
      for (let i = 0; i < out.count; i++) found.add(this.numberOf(out.keys, i * space.keyWords));
    } while (out.next !== 0);
    return Int32Array.from(found);
  }
}
