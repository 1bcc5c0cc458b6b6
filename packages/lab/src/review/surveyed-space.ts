import { type Family, identityOf } from '@slidewise/core/contract';
import type { StateGraph } from '@slidewise/core/internals';

/** A move on a shortest solution, and the position that it leads to. */
export interface Step<P, M> {
  readonly move: M;
  readonly after: P;
}

/** Exact distances of positions in a space that has been explored as a whole. */
export class SurveyedSpace<P, M> {
  private readonly steps = new Map<string, readonly Step<P, M>[]>();

  constructor(
    private readonly family: Family<P, M>,
    private readonly metric: string,
    private readonly graph: StateGraph,
  ) {}

  /** The distance of a position from the nearest goal; -1 where none can be reached. */
  distance(position: P): number {
    const space = this.family.space(position, this.metric);
    const state = new Int32Array(space.stateWords);
    const key = new Int32Array(space.keyWords);
    space.start(state, 0);
    space.save(state, 0, key, 0);
    return this.graph.toGoal[this.graph.states.find(key, 0)]!;
  }

  /** All moves that begin a shortest solution, in the order of the rules. */
  bestSteps(position: P): readonly Step<P, M>[] {
    const identity = identityOf(position);
    const known = this.steps.get(identity);
    if (known !== undefined) return known;
    const distance = this.distance(position);
    const steps = this.family.moves(position, this.metric).flatMap((move) => {
      const played = this.family.play(position, move);
      return played.ok && this.distance(played.value) === distance - 1 ? [{ move, after: played.value }] : [];
    });
    this.steps.set(identity, steps);
    return steps;
  }
}
