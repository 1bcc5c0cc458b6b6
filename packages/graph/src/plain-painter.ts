import type { ColouredGraph, Look, Painter } from './painter.js';

/** Without WebGL, more edges than that take too long. */
const MOST_EDGES = 60_000;

/** Draws on a plain canvas. */
export function plainPainter(canvas: HTMLCanvasElement, { points, edges, colours }: ColouredGraph): Painter {
  const pen = canvas.getContext('2d');
  return {
    move() {},
    recolour() {},
    draw({ view, ratio, pointSize, withEdges }: Look) {
      // A canvas that WebGL took and could not use draws nothing; the overlay is there all the same.
      if (pen === null) return;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, view.width, view.height);
      pen.strokeStyle = 'rgb(128 128 128/.25)';
      pen.beginPath();
      for (let i = 0; withEdges && i < Math.min(edges.length, 2 * MOST_EDGES); i += 2) {
        const [a, b] = [2 * edges[i], 2 * edges[i + 1]];
        pen.moveTo(view.screenX(points[a]), view.screenY(points[a + 1]));
        pen.lineTo(view.screenX(points[b]), view.screenY(points[b + 1]));
      }
      pen.stroke();
      for (let node = 0; node < points.length / 2; node++) {
        const [x, y] = [view.screenX(points[2 * node]), view.screenY(points[2 * node + 1])];
        pen.fillStyle = `rgb(${colours[4 * node]} ${colours[4 * node + 1]} ${colours[4 * node + 2]})`;
        pen.fillRect(x - pointSize / 2, y - pointSize / 2, pointSize, pointSize);
      }
    },
    dispose() {},
  };
}
