import { type Family, type Space, same } from '@slidewise/core/contract';
import { GraphBuilding, type StateGraph, StateIndex } from '@slidewise/core/internals';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { hardestOrder } from '../map/extremes.js';

/** A legal move, what it leads to, and how far that is from the nearest goal. */
export interface NextState<P, M> {
  readonly move: M;
  readonly position: P;
  readonly state: number;
  readonly distance: number;
}

/** Work between two pauses. */
const STEPS = 1 << 14;

/** All positions that can be reached from one, as a graph with the exact distance of each from the nearest goal. */
export class DistanceGraph<P = unknown, M = unknown> {
  private known: string | undefined;

  private constructor(
    private readonly family: Family<P, M>,
    readonly metric: string,
    private readonly space: Space<M, P>,
    private readonly graph: StateGraph,
  ) {}

  /** Builds the graph, with a pause now and then; undefined if it has more positions than that. */
  static *build<P, M>(
    family: Family<P, M>,
    start: P,
    metric: string,
    most: number,
  ): Generator<undefined, DistanceGraph<P, M> | undefined> {
    const space = family.space(start, metric);
    const building = new GraphBuilding(space, most);
    for (;;) {
      const graph = building.step(STEPS);
      if (graph !== undefined) return new DistanceGraph(family, metric, space, graph);
      if (building.isTooLarge) return undefined;
      yield;
    }
  }

  /** How many positions it has. */
  get size(): number {
    return this.graph.toGoal.length;
  }

  /** The state of a position of the component. */
  stateOf(position: P): number {
    const space = this.family.space(position, this.metric);
    const state = new Int32Array(space.stateWords);
    const key = new Int32Array(space.keyWords);
    space.start(state, 0);
    space.save(state, 0, key, 0);
    return this.graph.states.find(key, 0);
  }

  /** The moves from a state to the nearest goal; -1 where no goal can be reached. */
  distance(state: number): number {
    return this.graph.toGoal[state]!;
  }

  /** The legal moves in a position of a state, in the order of the rules. */
  nextStates(state: number, position: P): readonly NextState<P, M>[] {
    const { family, metric, graph } = this;
    const row = graph.neighbours.subarray(graph.offsets[state]!, graph.offsets[state + 1]!);
    const positions = Array.from(row, (next) => this.positionOf(next, position));
    return family.moves(position, metric).map((move, at) => {
      const after = unwrap(family.play(position, move));
      const next = row[placeOf(after, positions, at)] ?? this.stateOf(after);
      return { move, position: after, state: next, distance: this.distance(next) };
    });
  }

  /**
   * The name of the component, the same for its mirror images: the id of its hardest position. Of several positions, mirror images
   * included, the first in the order of published lists gives the name.
   */
  get name(): string {
    this.known ??= this.findName();
    return this.known;
  }

  private findName(): string {
    const { family, space, graph } = this;
    const { keyWords } = space;
    const { keys } = graph.states;
    const hardest = graph.toGoal.reduce((most, distance) => Math.max(most, distance), -1);
    const symmetries = space.symmetries?.() ?? [];
    const candidates = new StateIndex(keyWords);
    const image = new Int32Array(keyWords);
    for (let state = 0; state < this.size; state++) {
      if (this.distance(state) !== hardest) continue;
      candidates.reserve(1 + symmetries.length, Number.POSITIVE_INFINITY);
      candidates.insert(keys, state * keyWords);
      for (const symmetry of symmetries) {
        symmetry.image(keys, state * keyWords, image, 0);
        candidates.insert(image, 0);
      }
    }
    const order = hardestOrder(family, space, candidates);
    let first = 0;
    for (let at = 1; at < candidates.size; at++) if (order(at, first) < 0) first = at;
    const at = (state: number): P => space.positionAt(candidates.keys, state * keyWords);
    return firstName(family, [
      at(first),
      ...firstUpsideDown(
        family,
        Array.from({ length: candidates.size }, (_, i) => at(i)),
      ),
    ]);
  }

  private positionOf(state: number, beside: P): P {
    return this.space.positionAt(this.graph.states.keys, state * this.space.keyWords, beside);
  }
}

/** Of some positions upside down the first in the order of published lists; none where a family has no such boards. */
function firstUpsideDown<P>({ mirrored, compareHardest }: Family<P>, positions: readonly P[]): readonly P[] {
  if (mirrored === undefined || compareHardest === undefined) return [];
  return [positions.map(mirrored).reduce((first, each) => (compareHardest(each, first) < 0 ? each : first))];
}

/** The name of the position whose exit is highest; of several, that of the first name. */
function firstName<P>(family: Family<P>, positions: readonly P[]): string {
  const named = positions.map((position) => {
    const [exit] = family.scene(position).exits;
    return { row: exit?.row ?? 0, name: positionId(family, family.making?.puzzles?.tidy?.(position) ?? position) };
  });
  return named.sort((a, b) => a.row - b.row || (a.name < b.name ? -1 : 1))[0]!.name;
}

/** Where a position is in a list: moves and neighbours come in the same order as a rule. -1 if identical pieces have changed places. */
function placeOf<P>(position: P, positions: readonly P[], at: number): number {
  return same(positions[at], position) ? at : positions.findIndex((each) => same(each, position));
}
