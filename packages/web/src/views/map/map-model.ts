import { colourAt, GREY, neighboursOf, type Rgb } from '@slidewise/graph';
import type { DrawnMap } from '../../worker/maps.js';

/** What the colours of points show. */
export const COLOURINGS = ['goal', 'start', 'degree', 'piece'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/** What can be marked with rings. */
export const MARKS = ['hardest', 'bottlenecks', 'ends', 'solved'] as const;
export type Mark = (typeof MARKS)[number];

/** The map of a board: distances, ways, colours and marks of its points. It knows no page. */
export class MapModel {
  readonly neighbours: (node: number) => Uint32Array;
  /** The largest distance from the goal. */
  readonly farthestFromGoal: number;
  private readonly farthestFromStart: number;
  private readonly mostNeighbours: number;

  constructor(readonly map: DrawnMap) {
    this.neighbours = neighboursOf(map.size, map.edges);
    this.farthestFromGoal = largest(map.toGoal);
    this.farthestFromStart = largest(map.fromStart);
    let most = 0;
    for (let node = 0; node < map.size; node++) most = Math.max(most, this.neighbours(node).length);
    this.mostNeighbours = most;
  }

  /** The largest value of a scale; undefined where colours are no scale. */
  largest(colouring: Colouring): number | undefined {
    const { farthestFromGoal: goal, farthestFromStart: start, mostNeighbours: degree } = this;
    return colouring === 'piece' ? undefined : { goal, start, degree }[colouring];
  }

  /** The colour of a point. `pieces` are the pieces that moved last, by number, and their colours. */
  colourOf(
    node: number,
    colouring: Colouring,
    pieces?: { readonly moved: Int16Array; readonly tones: readonly Rgb[] },
  ): Rgb {
    if (colouring === 'piece') return pieces?.tones[pieces.moved[node]!] ?? GREY;
    const { toGoal, fromStart } = this.map;
    const value = { goal: toGoal[node]!, start: fromStart[node]!, degree: this.neighbours(node).length }[colouring];
    return value < 0 ? GREY : colourAt(value / Math.max(1, this.largest(colouring)!));
  }

  /** Whether a point is marked. */
  isMarked(node: number, mark: Mark): boolean {
    const { toGoal, bottlenecks, hardest } = this.map;
    if (mark === 'hardest') return toGoal[node] === this.farthestFromGoal || hardest.includes(node);
    if (mark === 'bottlenecks') return bottlenecks[node] === 1;
    return mark === 'ends' ? this.neighbours(node).length === 1 : toGoal[node] === 0;
  }

  /** All points with a mark. */
  marked(mark: Mark): readonly number[] {
    const nodes: number[] = [];
    for (let node = 0; node < this.map.size; node++) if (this.isMarked(node, mark)) nodes.push(node);
    return nodes;
  }

  /** The points of a shortest way to the goal; the point alone where none is known. */
  wayFrom(node: number): readonly number[] {
    const { toGoal } = this.map;
    const way = [node];
    for (let at = node; toGoal[at]! > 0; ) {
      const next = this.neighbours(at).find((each) => toGoal[each] === toGoal[at]! - 1);
      if (next === undefined) break;
      way.push(next);
      at = next;
    }
    return way;
  }

  /** Where a trail left the valley: the first of its points after which the goal was farther away; -1 if it never was. */
  turningPoint(trail: readonly number[]): number {
    const { toGoal } = this.map;
    return trail.findIndex((node, at) => at + 1 < trail.length && toGoal[trail[at + 1]!]! > toGoal[node]!);
  }
}

function largest(values: Int32Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
