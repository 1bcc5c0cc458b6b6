import type { Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Layers, Space, Successors } from '../contract/engine/space.js';
import { edgeBetween, newSuccessors, newTally, sameKey } from './counts.js';
import { LargeLayers } from './large-layers.js';
import { PlainLayers } from './plain-layers.js';
import { hashKey } from './tables/hash.js';

/** Searches of fewer states end before compiled layers would pay. */
const FEW_STATES = 2048;

/**
 * Breadth-first search (Moore 1959) with the duplicate detection of frontier search (Korf 1999; Korf, Zhang, Thayer
 * and Hohwald 2005). In an undirected graph, duplicates lie in the last three layers, so `KeyTable` holds only these;
 * the table of one-word keys holds all. Older layers stay as plain lists of keys, without parents; the path is
 * reconstructed at the end by looking for a neighbour in each earlier layer. Only on large boards, where keys are
 * long and neighbours are many, parents are stored.
 */
export class BreadthFirst implements Search<readonly number[]> {
  readonly counts = newTally();
  private layers: Layers;
  private readonly memoryLimit: number;
  /** Whether to switch to the layers that the space provides, once the search is large enough. */
  private mayChange: boolean;
  /** The number of the first state of each layer. */
  private readonly layerStarts = [0, 1];
  private leftInLayer = 1;
  /** By the first ten bits of a hash; for path reconstruction. */
  private readonly isNeighbour = new Uint8Array(1024);
  private readonly large: LargeLayers | undefined;
  private readonly isTraced: boolean;
  private outcome: Outcome<readonly number[]> | undefined;

  /** `everything`: the search continues past goals until all reachable states have been generated. */
  constructor(
    private readonly space: Space,
    options: Pick<SearchOptions, 'memoryLimit' | 'trace'>,
    private readonly wanted: 'goal' | 'everything' = 'goal',
  ) {
    this.memoryLimit = options.memoryLimit;
    this.large = space.isLarge ? new LargeLayers(space, options, wanted) : undefined;
    this.layers = this.large ?? new PlainLayers(space, options, wanted);
    this.isTraced = options.trace !== undefined;
    // Only plain layers report every node to a trace.
    this.mayChange = !this.isTraced;
    if (this.layers.solved === 0) this.outcome = { status: 'solved', path: [], optimal: true };
    this.count();
  }

  /** The number of states at each distance from the start, as far as they have been generated. */
  get layerSizes(): number[] {
    const { layerStarts } = this;
    return layerStarts.slice(1).map((end, layer) => end - layerStarts[layer]);
  }

  /** The edges from the start to a state of the last complete layer, by its number within the layer. */
  pathInLastLayer(number: number): readonly number[] {
    return this.pathTo(this.layerStarts.at(-2)! + number, this.layerStarts.length - 2);
  }

  /** There is no goal in the expanded layers, nor in the one that is being expanded. */
  get lowerBound(): number {
    return this.outcome?.status === 'solved' ? this.outcome.path.length : this.layerStarts.length - 1;
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    const { large } = this;
    for (let left = expansions; left > 0 && this.outcome === undefined; ) {
      if (this.layers.isGrowing) {
        this.layers.grow!();
        // With a trace, a step is a whole expansion.
        if (!this.isTraced) left--;
      } else if (large?.unfinished) {
        if (!large.goOn() && !large.isGrowing) this.outcome = { status: 'stopped', reason: 'memory' };
        if (!this.isTraced) left--;
      } else {
        if (this.leftInLayer === 0 && !this.startLayer()) break;
        const expanded = this.layers.expand(Math.min(left, this.leftInLayer));
        left -= expanded;
        this.leftInLayer -= expanded;
        this.counts.expanded += expanded;
        if (expanded === 0 && !this.layers.isGrowing) this.outcome = { status: 'stopped', reason: 'memory' };
      }
      const { solved } = this.layers;
      if (solved >= 0) {
        const path = this.pathTo(solved, this.layerStarts.length - 1);
        this.outcome = { status: 'solved', path, optimal: true };
      }
    }
    this.count();
    return this.outcome;
  }

  /** Starts the next layer, if there is one. */
  private startLayer(): boolean {
    if (this.mayChange && this.layers.size > (this.space.fewStates ?? FEW_STATES)) this.changeLayers();
    const { layers, layerStarts } = this;
    if (layers.waiting === 0) {
      this.outcome = { status: 'unsolvable' };
      return false;
    }
    this.leftInLayer = layers.waiting;
    layerStarts.push(layers.size);
    layers.startLayer(layerStarts.at(-3)!);
    return true;
  }

  /** Switches to the layers that the space provides; they repeat the search so far, which they do fast. */
  private changeLayers(): void {
    const { layerStarts } = this;
    this.mayChange = false;
    const layers = this.space.layers?.(this.memoryLimit, this.wanted);
    if (layers === undefined) return;
    for (let layer = 0; layer + 1 < layerStarts.length; layer++) {
      if (layer > 0) layers.startLayer(layerStarts[layer - 1]);
      for (let left = layerStarts[layer + 1] - layerStarts[layer]; left > 0; ) {
        const expanded = layers.expand(left);
        // Without the memory for that, the search continues with the present layers.
        if (expanded === 0) return;
        left -= expanded;
      }
    }
    this.layers = layers;
  }

  private count(): void {
    const { counts, layers } = this;
    counts.generated = layers.generated;
    counts.peakOpen = layers.peakWaiting;
    counts.stored = layers.size;
    counts.duplicates = layers.generated - (layers.size - 1);
    counts.bytes = layers.bytes;
  }

  /** The edges from the start to a state, by its number, that many edges away. */
  private pathTo(index: number, distance: number): readonly number[] {
    const { space, layerStarts } = this;
    if (this.large !== undefined) return this.large.pathTo(index);
    const edges: number[] = [];
    const key = new Int32Array(space.keyWords);
    this.layers.read(index, key, 0);
    const out = newSuccessors(space);
    const before = new Int32Array(space.keyWords);
    const state = new Int32Array(space.stateWords);
    let at = index;
    for (let layer = distance - 1; layer >= 0; layer--) {
      if (this.layers.before === undefined) {
        this.findNeighbour(layerStarts[layer], layerStarts[layer + 1], key, before, out);
      } else {
        at = this.layers.before(at);
        this.layers.read(at, before, 0);
      }
      edges.push(edgeBetween(space, before, key, out, state));
      key.set(before);
    }
    return edges.reverse();
  }

  /** Finds the first of the states from number `from` up to `to` that is a neighbour of a state. */
  private findNeighbour(from: number, to: number, key: Int32Array, found: Int32Array, out: Successors): void {
    const { space, layers, isNeighbour } = this;
    const { keyWords } = space;
    const state = new Int32Array(space.stateWords);
    space.load(key, 0, state, 0);
    space.expand(state, 0, -1, out);
    // A filter: most states are no neighbour, and a small table of hashes rejects them without comparing keys.
    isNeighbour.fill(0);
    for (let i = 0; i < out.count; i++) isNeighbour[hashKey(out.keys, i * keyWords, keyWords) >>> 22] = 1;
    for (let index = from; index < to; index++) {
      layers.read(index, found, 0);
      if (isNeighbour[hashKey(found, 0, keyWords) >>> 22] === 0) continue;
      for (let i = 0; i < out.count; i++) {
        if (sameKey(out.keys, i * keyWords, found, 0, keyWords)) return;
      }
    }
    throw new Error('No neighbour before a state: the space is not undirected.');
  }
}
