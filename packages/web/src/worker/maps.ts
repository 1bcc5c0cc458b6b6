import { same } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { structureOf } from '@slidewise/core/internals';
import { drive } from '@slidewise/core/solving';
import { layersLayout } from '@slidewise/graph';
import {
  type FoldedMap,
  foldSymmetries,
  type GraphFormatId,
  GraphLayout,
  Mapping,
  type MapStage,
  type StateMap,
  writeGraph,
} from '@slidewise/lab/map';
import { transfer } from 'comlink';
import type { BrowserTableCache } from './browser-table-cache.js';
import { MEMORY } from './memory.js';
import { abortedWhen } from './signals.js';
import { throttle } from './throttle.js';
import { nextTurn, SLICE } from './turns.js';

/** A board to be mapped. */
export interface MapTask {
  /** By which it can be called off; chosen by the caller. */
  readonly id: number;
  readonly family: string;
  readonly position: unknown;
  readonly metric: string;
  /** The most positions on the map. */
  readonly most: number;
  /** Mirror images are one point. */
  readonly folded: boolean;
}

/** How far the work is. */
export interface MapNews {
  readonly stage: MapStage | 'drawing';
  readonly positions: number;
}

/** A map as the page draws it: a point for each position, or for each pair of mirror images. */
export interface DrawnMap {
  readonly size: number;
  /** How many positions they stand for. */
  readonly positions: number;
  readonly isComplete: boolean;
  /** Whether there are mirror images to fold. */
  readonly hasImages: boolean;
  /** In columns by their distance from the goal. */
  readonly layers: Float32Array;
  /** Two nodes for each edge. */
  readonly edges: Uint32Array;
  readonly fromStart: Int32Array;
  /** -1 where no goal can be reached. */
  readonly toGoal: Int32Array;
  /** 1 for positions without which the map would fall apart. */
  readonly bottlenecks: Uint8Array;
  readonly hardest: readonly number[];
}

/** Rows of neighbours, one after another. */
interface Rows {
  readonly offsets: Int32Array;
  readonly neighbours: Int32Array;
}

/** Maps boards, and answers what positions their points are. */
export class Maps {
  private readonly asked = new Set<number>();
  private map: StateMap<unknown> | undefined;
  private folded: FoldedMap | undefined;
  private rows: Rows = { offsets: new Int32Array(1), neighbours: new Int32Array() };

  constructor(private readonly tables: BrowserTableCache) {}

  /** The map of a board; undefined if it was called off. */
  async draw(task: MapTask, onNews: (news: MapNews) => void): Promise<DrawnMap | undefined> {
    const family = familyById(task.family);
    if (family === undefined) throw new Error(`There is no family "${task.family}".`);
    this.asked.add(task.id);
    const signal = abortedWhen(() => !this.asked.has(task.id));
    const report = throttle(onNews);
    const { metric, most } = task;
    const limits = { positions: most, memory: MEMORY };
    const mapping = new Mapping(family, task.position, { metric, limits, tables: this.tables, signal });
    const map = await drive(mapping, {
      ...{ slice: SLICE, yield: nextTurn, signal },
      onProgress: () => report(() => ({ stage: mapping.stage, positions: mapping.positions })),
    });
    if (signal.aborted) return undefined;
    const images = foldSymmetries(map);
    const folded = task.folded ? images : undefined;
    const rows = folded === undefined ? map.graph : foldedRows(map, folded);
    onNews({ stage: 'drawing', positions: map.size });
    await nextTurn();
    if (!this.asked.delete(task.id)) return undefined;
    [this.map, this.folded, this.rows] = [map, folded, rows];
    return handedOver(this.drawn(map, images !== undefined));
  }

  /** Another layout of the map: as far apart as points are moves apart. */
  async spread(): Promise<Float32Array> {
    const { x, y } = await drive(new GraphLayout(this.rows), { slice: SLICE, yield: nextTurn });
    const points = new Float32Array(2 * x.length);
    for (let node = 0; node < x.length; node++) {
      points[2 * node] = x[node]!;
      points[2 * node + 1] = y[node]!;
    }
    return transfer(points, [points.buffer]);
  }

  /** Calls a map off. */
  leave(id: number): void {
    this.asked.delete(id);
  }

  /** The points of positions; -1 for those that are not on the map. */
  nodesOf(positions: readonly unknown[]): readonly number[] {
    return positions.map((position) => this.nodeOf(position));
  }

  /** A position of a point: the one that is most like another position. */
  positionOf(node: number, beside: unknown): unknown {
    return this.map!.position(this.folded?.members[node] ?? node, beside);
  }

  /** The moves of a shortest route from a position to a point; undefined if the map knows none. */
  route(from: unknown, to: number): readonly unknown[] | undefined {
    const map = this.map!;
    const { offsets, neighbours } = this.rows;
    // Distances from the end, so that the route can be walked downhill from the position.
    const distances = new Int32Array(offsets.length - 1).fill(-1);
    const queue = [to];
    distances[to] = 0;
    const start = this.nodeOf(from);
    for (let read = 0; read < queue.length && distances[start] === -1; read++) {
      const at = queue[read]!;
      for (const next of neighbours.subarray(offsets[at], offsets[at + 1])) {
        if (distances[next]! >= 0) continue;
        distances[next] = distances[at]! + 1;
        queue.push(next);
      }
    }
    if (start < 0 || distances[start]! < 0) return undefined;
    const moves: unknown[] = [];
    let position = from;
    for (let left = distances[start]!; left > 0; left--) {
      const step = map.family
        .moves(position, map.metric)
        .map((move) => ({ move, after: map.family.play(position, move) }))
        .find(({ after }) => after.ok && distances[this.nodeOf(after.value)] === left - 1);
      if (step === undefined || !step.after.ok) return undefined;
      moves.push(step.move);
      position = step.after.value;
    }
    return moves;
  }

  /** For each point the number of the piece that moves last on a shortest way to it from the start; -1 at the start. */
  async lastMoved(): Promise<Int16Array> {
    const map = this.map!;
    const { graph, family } = map;
    const moved = new Int16Array(this.rows.offsets.length - 1).fill(-1);
    for (let node = 0; node < moved.length; node++) {
      const number = this.folded?.members[node] ?? node;
      const before = map.neighbours(number).find((next) => graph.fromStart[next] === graph.fromStart[number]! - 1);
      if (before !== undefined) {
        const from = map.position(before);
        const [old, now] = [family.scene(from), family.scene(map.position(number, from))];
        moved[node] = now.pieces.findIndex(({ cells }, piece) => !same(cells, old.pieces[piece]?.cells));
      }
      if (node % 256 === 255) await nextTurn();
    }
    return transfer(moved, [moved.buffer]);
  }

  /** The map for other programs. */
  async write(format: GraphFormatId): Promise<Blob> {
    const parts: string[] = [];
    for (const part of writeGraph(this.map!, format)) {
      parts.push(part);
      await nextTurn();
    }
    return new Blob(parts);
  }

  private nodeOf(position: unknown): number {
    const { map } = this;
    if (map === undefined) return -1;
    const space = map.family.space(position, map.metric);
    const state = new Int32Array(space.stateWords);
    const key = new Int32Array(space.keyWords);
    space.start(state, 0);
    space.save(state, 0, key, 0);
    const found = map.graph.states.find(key, 0);
    return found < 0 ? -1 : (this.folded?.classOf[found] ?? found);
  }

  private drawn(map: StateMap<unknown>, hasImages: boolean): DrawnMap {
    const { folded, rows } = this;
    const { offsets, neighbours } = rows;
    const size = offsets.length - 1;
    const pick = (values: Int32Array): Int32Array =>
      folded === undefined ? values.slice() : folded.members.map((member) => values[member]!);
    const toGoal = pick(map.graph.toGoal);
    const rowOf = (node: number): Int32Array => neighbours.subarray(offsets[node], offsets[node + 1]);
    return {
      ...{ size, positions: map.size, isComplete: map.isComplete, hasImages },
      ...{ layers: layersLayout(toGoal, rowOf), edges: edgesOf(rows) },
      ...{ fromStart: pick(map.graph.fromStart), toGoal, bottlenecks: structureOf(rows).isArticulation },
      hardest: [...new Set(map.hardest.map((number) => folded?.classOf[number] ?? number))],
    };
  }
}

/** The graph of the folded map: an edge where any images of two points are neighbours. */
function foldedRows(map: StateMap<unknown>, { classOf, members }: FoldedMap): Rows {
  const offsets = new Int32Array(members.length + 1);
  const neighbours: number[] = [];
  for (const [node, member] of members.entries()) {
    const next = new Set([...map.neighbours(member)].map((number) => classOf[number]!));
    next.delete(node);
    neighbours.push(...next);
    offsets[node + 1] = neighbours.length;
  }
  return { offsets, neighbours: Int32Array.from(neighbours) };
}

function edgesOf({ offsets, neighbours }: Rows): Uint32Array {
  // Each edge stands in the rows of both of its ends.
  const edges = new Uint32Array(neighbours.length);
  let end = 0;
  for (let node = 0; node + 1 < offsets.length; node++) {
    for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
      if (neighbours[i]! < node) continue;
      edges[end++] = node;
      edges[end++] = neighbours[i]!;
    }
  }
  return edges;
}

function handedOver(map: DrawnMap): DrawnMap {
  const arrays = [map.layers, map.edges, map.fromStart, map.toGoal, map.bottlenecks];
  return transfer(map, arrays.map(({ buffer }) => buffer) as ArrayBuffer[]);
}
