import type { StateGraph } from '@slidewise/core/internals';

/** A graph in compressed rows: the neighbours of node i are `neighbours[offsets[i]]` up to `neighbours[offsets[i + 1] - 1]`. */
export type Rows = Pick<StateGraph, 'offsets' | 'neighbours'>;

/** Where the nodes of a graph stand; an edge is about 1 long where the graph allows it. */
export interface Points {
  /** How far to the right each point lies. */
  readonly x: Float32Array;
  /** How far down each point lies. */
  readonly y: Float32Array;
}
