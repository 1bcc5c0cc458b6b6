import { type About, NONE } from './about.js';
import type { Unpacked } from './unpack.js';

/** What is chosen on the page of a map: a position, a path from it, and what is counted. Knows no page. */
export class MapModel {
  /** Whether distances are to the goal, not from the start. */
  byGoal: boolean;
  chosen = 0;
  /** A shortest path from the position chosen first to the goal; one position where no goal is known. */
  path: readonly number[] = [0];

  constructor(
    private readonly about: About,
    private readonly data: Unpacked,
    readonly neighbours: (node: number) => Uint32Array,
  ) {
    this.byGoal = this.hasGoals;
  }

  get hasGoals(): boolean {
    return this.about.toGoal.length > 0;
  }

  get distances(): Uint16Array {
    return this.byGoal ? this.data.toGoal : this.data.fromStart;
  }

  /** How many positions lie at each distance. */
  get layers(): readonly number[] {
    return this.byGoal ? this.about.toGoal : this.about.fromStart;
  }

  choose(node: number): void {
    this.chosen = node;
    this.path = this.pathFrom(node);
  }

  /** Chooses the end of the path, and keeps the path. */
  goToEnd(): void {
    const path = this.pathFrom(this.chosen);
    this.chosen = path[path.length - 1];
  }

  /** One position on towards the goal, or back towards the start; false if there is none. */
  step(by: 1 | -1): boolean {
    const { toGoal, fromStart } = this.data;
    const at = this.path.indexOf(this.chosen);
    const onPath = at < 0 ? undefined : this.path[at + by];
    if (onPath !== undefined) {
      this.chosen = onPath;
      return true;
    }
    if (by > 0 && toGoal[this.chosen] === NONE) return false;
    const next = this.nearer(this.chosen, by > 0 ? toGoal : fromStart);
    if (next === undefined) return false;
    this.choose(next);
    return true;
  }

  private pathFrom(node: number): number[] {
    const { toGoal } = this.data;
    const path = [node];
    if (toGoal[node] === NONE) return path;
    for (let at = node; toGoal[at] > 0; path.push(at)) at = this.nearer(at, toGoal) ?? at;
    return path;
  }

  private nearer(node: number, distances: Uint16Array): number | undefined {
    return this.neighbours(node).find((next) => distances[next] < distances[node]);
  }
}
