import { type Family, identityOf, type Scene } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';

/** All that can be reached from a position, by the rules alone. */
export class PlainSpace {
  /** The positions by their identity, and the distance of each from the nearest solved one. */
  private readonly positions = new Map<string, unknown>();
  private readonly neighbours = new Map<string, string[]>();
  private readonly distances: Map<string, number>;
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly family: Family,
    readonly start: unknown,
    private readonly metric: string,
  ) {
    const open = [start];
    this.positions.set(identityOf(start), start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const next: string[] = [];
      for (const move of family.moves(at, metric)) {
        const after = unwrap(family.play(at, move));
        const id = identityOf(after);
        next.push(id);
        if (this.positions.has(id)) continue;
        this.positions.set(id, after);
        open.push(after);
      }
      this.neighbours.set(identityOf(at), next);
    }
    this.distances = this.distancesWithout();
  }

  /** Those of the solved ones, too; positions that differ by identical pieces only have one key in the packed space. */
  counts(): { positions: number; solvedPositions: number; farthest: number } {
    const all = [...this.positions.keys()];
    const distinct = (some: readonly string[]) => new Set(some.map((id) => this.keyOf(id))).size;
    return {
      positions: distinct(all),
      solvedPositions: distinct(all.filter((id) => this.distance(id) === 0)),
      farthest: Math.max(...this.distances.values()),
    };
  }

  get length(): number | undefined {
    return this.distances.get(identityOf(this.start));
  }

  distance(id: string): number {
    return this.distances.get(id)!;
  }

  next(id: string): readonly string[] {
    return this.neighbours.get(id)!;
  }

  scene(id: string): Scene {
    return this.family.scene(this.positions.get(id));
  }

  position(id: string): unknown {
    return this.positions.get(id);
  }

  keyOf(id: string): string {
    const key = this.keys.get(id) ?? this.key(this.positions.get(id));
    this.keys.set(id, key);
    return key;
  }

  /** All shortest solutions, as lists of positions. */
  *solutions(from = identityOf(this.start)): Generator<string[]> {
    const distance = this.distance(from);
    if (distance === 0) yield [from];
    for (const next of this.next(from)) {
      if (this.distance(next) !== distance - 1) continue;
      for (const rest of this.solutions(next)) yield [from, ...rest];
    }
  }

  /** The distance from a solved position of those that can reach one without a certain state. */
  distancesWithout(avoided?: string): Map<string, number> {
    const distances = new Map<string, number>();
    const queue: string[] = [];
    for (const [id, position] of this.positions) {
      if (!this.family.isSolved(position) || (avoided !== undefined && this.keyOf(id) === avoided)) continue;
      distances.set(id, 0);
      queue.push(id);
    }
    // (Every move can be undone.)
    for (const id of queue) {
      for (const next of this.neighbours.get(id)!) {
        if (distances.has(next) || (avoided !== undefined && this.keyOf(next) === avoided)) continue;
        distances.set(next, distances.get(id)! + 1);
        queue.push(next);
      }
    }
    return distances;
  }

  private key(position: unknown): string {
    const space = this.family.space(position, this.metric);
    const state = new Int32Array(space.stateWords);
    const key = new Int32Array(space.keyWords);
    space.start(state, 0);
    space.save(state, 0, key, 0);
    return key.join();
  }
}
