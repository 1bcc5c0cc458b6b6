import type { Graph } from './graph.js';
import type { Viewport } from './viewport.js';

/** A graph with the colours of its nodes, four bytes each: red, green, blue, alpha. */
export interface ColouredGraph extends Graph {
  readonly colours: Uint8Array;
}

/** How a frame looks. */
export interface Look {
  readonly view: Viewport;
  /** Pixels of the canvas for a pixel of CSS. */
  readonly ratio: number;
  /** The diameter of a node, in CSS pixels. */
  readonly pointSize: number;
  /** How opaque edges are, from 0 to 1. */
  readonly lineAlpha: number;
  readonly withEdges: boolean;
}

/** Draws the nodes and edges of one graph on one canvas. */
export interface Painter {
  /** Call it after points have changed. */
  move(): void;
  /** Call it after colours have changed. */
  recolour(): void;
  draw(look: Look): void;
  /** Frees what the painter holds. */
  dispose(): void;
}
