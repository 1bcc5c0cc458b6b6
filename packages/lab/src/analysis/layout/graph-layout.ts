import { aNumber, assertArguments, instanceOf, objectWith, optional, wholeNumber } from '@slidewise/core/checking';
import { newWords, Pace, SLICE, usualClock } from '@slidewise/core/internals';
import type { Work } from '@slidewise/core/solving';
import { scalePivots } from './pivot-mds.js';
import { choosePivots } from './pivots.js';
import type { Points, Rows } from './points.js';
import { reduceStress } from './stress.js';

/** Options for the layout of a graph. */
export interface LayoutOptions {
  /** Nodes from which all distances are taken: the more, the better and the slower. By default 20 to 100, fewer for large graphs. */
  readonly pivots?: number;
  /** How often every node is moved; by default 12 to 30, fewer for large graphs. */
  readonly sweeps?: number;
}

/** Distances that are kept, at most. */
const MOST_DISTANCES = 2e7;

const someRows = objectWith({
  offsets: instanceOf(Int32Array),
  neighbours: instanceOf(Int32Array),
});
const someOptions = objectWith({ pivots: optional(wholeNumber(1)), sweeps: optional(wholeNumber(0)) });

/**
 * Draws a connected graph in the plane so that distances on paper are like those in the graph: the same points every time, on every
 * machine. A first drawing by PivotMDS is refined by stress. Node 0 is on the left.
 */
export class GraphLayout implements Work<Points> {
  private readonly points: Points;
  private readonly pace = new Pace();
  private readonly pieces: Generator<void>;
  private over = false;

  constructor(
    private readonly rows: Rows,
    private readonly options: LayoutOptions = {},
  ) {
    assertArguments(['rows', rows, someRows], ['options', options, someOptions]);
    const size = Math.max(0, rows.offsets.length - 1);
    this.points = { x: newCoordinates(size), y: newCoordinates(size) };
    this.pieces = this.run();
  }

  /** Works for about so many milliseconds; the points once they are final. */
  work(milliseconds = SLICE): Points | undefined {
    assertArguments(['milliseconds', milliseconds, aNumber]);
    this.pace.keep(milliseconds, usualClock(), () => {
      this.over ||= this.pieces.next().done === true;
      return this.over ? 'over' : 'aside';
    });
    return this.over ? this.points : undefined;
  }

  /** The points as they are now. */
  cancel(): Points {
    return this.points;
  }

  private *run(): Generator<void> {
    const { rows, points } = this;
    const size = points.x.length;
    if (size < 2) return;
    const room = Math.floor(MOST_DISTANCES / size);
    const wanted = this.options.pivots ?? Math.max(20, Math.min(100, room));
    const sweeps = this.options.sweeps ?? Math.max(12, Math.min(30, Math.floor(room / 8)));
    const pivots = yield* choosePivots(rows, wanted);
    yield* scalePivots(pivots, size, points);
    fitScale(points, pivots);
    yield;
    yield* reduceStress(rows, pivots, points, sweeps);
    turn(points);
  }
}

function newCoordinates(size: number): Float32Array<ArrayBuffer> {
  return new Float32Array(newWords(size).buffer);
}

/** Brings distances on paper to those in the graph; a little disorder lets nodes in one place or on one line part. */
function fitScale({ x, y }: Points, pivots: { count: number; nodes: Int32Array; distances: Uint16Array }): void {
  const { count, nodes, distances } = pivots;
  const stride = Math.max(1, Math.floor(x.length / 1000));
  let [wanted, there] = [0, 0];
  for (let node = 0; node < x.length; node += stride) {
    for (let p = 0; p < count; p++) {
      const length = Math.hypot(x[node] - x[nodes[p]], y[node] - y[nodes[p]]);
      wanted += distances[node * count + p] * length;
      there += length * length;
    }
  }
  const scale = there > 0 ? wanted / there : 1;
  let noise = 1;
  for (let node = 0; node < x.length; node++) {
    noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
    x[node] = scale * x[node] + noise / 2 ** 34;
    noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
    y[node] = scale * y[node] + noise / 2 ** 34;
  }
}

/** Puts the middle at 0 and the longest extent along x, with node 0 on the left. */
function turn({ x, y }: Points): void {
  const size = x.length;
  let [middleX, middleY] = [0, 0];
  for (let node = 0; node < size; node++) {
    middleX += x[node] / size;
    middleY += y[node] / size;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (let node = 0; node < size; node++) {
    const [dx, dy] = [x[node] - middleX, y[node] - middleY];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = (x[0] - middleX) * cos + (y[0] - middleY) * sin > 0 ? -1 : 1;
  for (let node = 0; node < size; node++) {
    const [dx, dy] = [x[node] - middleX, y[node] - middleY];
    x[node] = side * (dx * cos + dy * sin);
    y[node] = side * (dy * cos - dx * sin);
  }
}
