import { glPainter } from './gl-painter.js';
import { type Bounds, boundsOf, type Graph, totalLength } from './graph.js';
import type { Painter } from './painter.js';
import { plainPainter } from './plain-painter.js';
import { PointGrid } from './point-grid.js';
import { Viewport } from './viewport.js';

export interface GraphViewOptions {
  /** Where nodes and edges are drawn. */
  readonly canvas: HTMLCanvasElement;
  /** The element whose size the canvas takes. */
  readonly frame: HTMLElement;
  /** Canvases of the same size above it. */
  readonly above?: readonly HTMLCanvasElement[];
  readonly graph: Graph;
  /** The red, green and blue of a node. */
  colourOf(node: number): readonly [number, number, number];
  /** Called with each frame, to draw above the graph. */
  onDraw?(): void;
}

/** Frames that take longer leave edges out while things move. */
const SLOW = 60;
/** Milliseconds without a frame after which edges come back. */
const REST = 160;
const GLIDE = 700;
/** Larger graphs jump from one layout to the other. */
const MOST_GLIDING = 200_000;

/** A graph on a canvas: what part is seen, how it is drawn, and when. */
export class GraphView {
  readonly view = new Viewport();
  /** Pixels of the canvas for a pixel of CSS. */
  ratio = 1;
  private readonly points: Float32Array;
  private readonly colours: Uint8Array;
  private readonly painter: Painter;
  private readonly resizing: ResizeObserver;
  private bounds!: Bounds;
  private grid!: PointGrid;
  private area = 1;
  private drawn = 1;
  private gliding: number | undefined;
  private waiting: number | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private framedAt = 0;
  private pace = 0;
  private hasEdges = true;

  constructor(private readonly options: GraphViewOptions) {
    const { canvas, frame, graph } = options;
    this.points = graph.points.slice();
    this.colours = new Uint8Array(2 * this.points.length).fill(255);
    const drawing = { points: this.points, edges: graph.edges, colours: this.colours };
    this.paint();
    this.painter = glPainter(canvas, drawing) ?? plainPainter(canvas, drawing);
    this.settle();
    this.resize();
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(frame);
  }

  /** Where a node is on the screen. */
  place(node: number): [x: number, y: number] {
    return [this.view.screenX(this.points[2 * node]), this.view.screenY(this.points[2 * node + 1])];
  }

  /** The node at a place on the screen; -1 if none is within reach. */
  nodeAt(x: number, y: number, reach: number): number {
    return this.grid.nearest(this.view.planeX(x), this.view.planeY(y), reach / this.view.scale);
  }

  /** The diameter of a node, in CSS pixels: the more there are on a part of the screen, the smaller. */
  get pointSize(): number {
    const { scale } = this.view;
    const crowded = 0.55 * scale * Math.sqrt(this.area / Math.max(1, this.points.length / 2));
    return Math.max(1.6, Math.min(14, crowded, 1.5 + Math.sqrt(scale) * 0.9));
  }

  /** Asks `colourOf` again for all nodes. */
  recolour(): void {
    this.paint();
    this.painter.recolour();
    this.redraw();
  }

  /** Goes to another layout, gliding unless `atOnce`. */
  layOut(points: Float32Array, atOnce = false): void {
    if (this.gliding !== undefined) cancelAnimationFrame(this.gliding);
    const from = this.points.slice();
    const time = atOnce || points.length / 2 > MOST_GLIDING ? 0 : GLIDE;
    const startedAt = performance.now();
    const frame = (): void => {
      const part = time === 0 ? 1 : Math.min(1, (performance.now() - startedAt) / time);
      const eased = part * part * (3 - 2 * part);
      for (let i = 0; i < points.length; i++) this.points[i] = from[i] + eased * (points[i] - from[i]);
      this.painter.move();
      if (part < 1) this.gliding = requestAnimationFrame(frame);
      else this.settle();
      this.redraw();
    };
    frame();
  }

  zoom(factor: number, x?: number, y?: number): void {
    this.view.zoom(factor, x, y);
    this.redraw();
  }

  pan(x: number, y: number): void {
    this.view.pan(x, y);
    this.redraw();
  }

  fit(): void {
    this.view.fit(this.bounds);
    this.redraw();
  }

  /** Centres a node unless it is well in sight. */
  show(node: number): void {
    const edge = 60;
    const [x, y] = this.place(node);
    const { width, height } = this.view;
    if (x > edge && y > edge && x < width - edge && y < height - edge) return;
    this.view.centre(this.points[2 * node], this.points[2 * node + 1]);
  }

  /** Draws edges, or nodes alone. */
  showEdges(shown: boolean): void {
    this.hasEdges = shown;
    this.redraw();
  }

  /** What is seen now, with all that lies above, on a ground. */
  snapshot(ground: string): HTMLCanvasElement {
    const { canvas, above = [] } = this.options;
    const picture = document.createElement('canvas');
    picture.width = canvas.width;
    picture.height = canvas.height;
    const pen = picture.getContext('2d')!;
    pen.fillStyle = ground;
    pen.fillRect(0, 0, picture.width, picture.height);
    // WebGL forgets what it drew after the frame, so it is drawn again.
    this.draw(true);
    for (const each of [canvas, ...above]) pen.drawImage(each, 0, 0);
    return picture;
  }

  /** The nodes in sight, with their places and colours: for pictures of lines. */
  *seen(): Generator<{ readonly node: number; readonly x: number; readonly y: number; readonly colour: string }> {
    const { width, height } = this.view;
    for (let node = 0; node < this.points.length / 2; node++) {
      const [x, y] = this.place(node);
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const [red, green, blue] = this.colours.subarray(4 * node, 4 * node + 3);
      yield { node, x, y, colour: `rgb(${red} ${green} ${blue})` };
    }
  }

  /** Draws in the next frame. */
  redraw(): void {
    this.waiting ??= requestAnimationFrame((now) => {
      this.waiting = undefined;
      const took = now - this.framedAt;
      this.framedAt = now;
      const isMoving = took < 4 * REST;
      if (isMoving) this.pace = 0.7 * this.pace + 0.3 * took;
      const isCoarse = isMoving && this.pace > SLOW;
      this.draw(!isCoarse);
      this.options.onDraw?.();
      clearTimeout(this.later);
      if (isCoarse) this.later = setTimeout(() => this.draw(true), REST);
    });
  }

  /** Stops all that would happen later. */
  dispose(): void {
    this.resizing.disconnect();
    clearTimeout(this.later);
    for (const frame of [this.waiting, this.gliding]) if (frame !== undefined) cancelAnimationFrame(frame);
    this.painter.dispose();
  }

  private draw(withEdges: boolean): void {
    const { view, ratio, pointSize } = this;
    const dense = (0.4 * this.area * view.scale) / Math.max(1, this.drawn);
    const lineAlpha = Math.max(0.07, Math.min(0.6, dense));
    this.painter.draw({ view, ratio, pointSize, lineAlpha, withEdges: withEdges && this.hasEdges });
  }

  private paint(): void {
    for (let node = 0; node < this.points.length / 2; node++) this.colours.set(this.options.colourOf(node), 4 * node);
  }

  /** Computes what depends on where the points are. */
  private settle(): void {
    const wasFitted = this.view.isFitted;
    this.bounds = boundsOf(this.points);
    const { left, right, top, bottom } = this.bounds;
    this.area = Math.max(1, (right - left) * (bottom - top));
    this.drawn = totalLength({ points: this.points, edges: this.options.graph.edges });
    this.grid = new PointGrid(this.points, this.bounds);
    if (wasFitted) this.view.fit(this.bounds);
  }

  private resize(): void {
    const { frame, canvas, above = [] } = this.options;
    const { width, height } = frame.getBoundingClientRect();
    const wasFitted = this.view.isFitted;
    this.view.width = Math.max(1, width);
    this.view.height = Math.max(1, height);
    this.ratio = Math.min(2, devicePixelRatio || 1);
    for (const each of [canvas, ...above]) {
      each.width = Math.round(this.view.width * this.ratio);
      each.height = Math.round(this.view.height * this.ratio);
    }
    if (wasFitted) this.view.fit(this.bounds);
    this.redraw();
  }
}
