import { type Area, Canvas, type Ink } from './canvas.js';
import { textLines } from './glyphs.js';
import { type Matrix, moved, type Point, scaleOf, times } from './matrix.js';
import { dashed, flatten, type Polyline } from './path.js';
import type { Color, Gradient, ShapeItem, SvgPicture, TextItem } from './svg-items.js';

/** The heights of capitals and the widths of pens, in sizes of the font; the second is for what is bold. */
const CAPITAL = 0.72;
const PENS = [0.115, 0.135];

/** The pixels of a picture, so many for a unit. */
export function areaOf({ width, height }: SvgPicture, scale: number): Area {
  // A width that was asked for may come back a little too large.
  const pixels = (length: number): number => Math.ceil(length * scale - 1e-6);
  return { left: 0, top: 0, width: pixels(width), height: pixels(height) };
}

/** Paints a picture, or some of it, `scale` pixels for a unit. */
export function paintPicture(picture: SvgPicture, scale: number, area = areaOf(picture, scale)): Canvas {
  const canvas = new Canvas(area.width, area.height);
  const place: Matrix = [scale, 0, 0, scale, -picture.left * scale - area.left, -picture.top * scale - area.top];
  for (const item of picture.items) {
    if (item.kind === 'text') paintText(canvas, item, times(place, item.matrix));
    else paintShape(canvas, item, times(place, item.matrix));
  }
  return canvas;
}

/** The pixels around all shapes of a picture. */
export function boundsOf({ items, left, top }: SvgPicture, scale: number): Area {
  let [from, to] = [
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ];
  for (const item of items) {
    if (item.kind === 'text') continue;
    const margin = item.stroke === undefined ? 0 : (item.strokeWidth * scaleOf(item.matrix)) / 2;
    for (const point of flatten(item.path).flat()) {
      const [x, y] = moved(item.matrix, point);
      from = [Math.min(from[0]!, x - margin), Math.min(from[1]!, y - margin)];
      to = [Math.max(to[0]!, x + margin), Math.max(to[1]!, y + margin)];
    }
  }
  const [x, y] = [Math.floor((from[0]! - left) * scale) - 1, Math.floor((from[1]! - top) * scale) - 1];
  return {
    left: x,
    top: y,
    width: Math.ceil((to[0]! - left) * scale) + 1 - x,
    height: Math.ceil((to[1]! - top) * scale) + 1 - y,
  };
}

function paintShape(canvas: Canvas, item: ShapeItem, matrix: Matrix): void {
  const shape = flatten(item.path);
  const lines = shape.map((line) => line.map((point) => moved(matrix, point)));
  if (item.fill !== undefined) canvas.fill(lines, inkOf(item.fill, shape, matrix), item.fillOpacity);
  if (item.stroke === undefined) return;
  const size = scaleOf(matrix);
  const drawn = item.dash === undefined ? lines : dashed(lines, [item.dash[0] * size, item.dash[1] * size]);
  canvas.stroke(drawn, item.strokeWidth * size, item.stroke, item.strokeOpacity);
}

/** What fills a shape; a gradient goes along with its turn. */
function inkOf(fill: Color | Gradient, shape: readonly Polyline[], matrix: Matrix): Ink {
  if (!('stops' in fill)) return fill;
  const heights = shape.flat().map(([, y]) => y);
  const [topX, topY] = moved(matrix, [0, Math.min(...heights)]);
  const [bottomX, bottomY] = moved(matrix, [0, Math.max(...heights)]);
  const [dx, dy] = [bottomX - topX, bottomY - topY];
  const square = dx * dx + dy * dy;
  return (x, y) => colorAt(fill, ((x - topX) * dx + (y - topY) * dy) / square);
}

function colorAt({ stops }: Gradient, offset: number): Color {
  const after = stops.find((stop) => stop.offset >= offset) ?? stops.at(-1)!;
  const before = stops.findLast((stop) => stop.offset <= offset) ?? stops[0]!;
  const part = after.offset > before.offset ? (offset - before.offset) / (after.offset - before.offset) : 0;
  const mixed = (i: 0 | 1 | 2): number => before.color[i] + part * (after.color[i] - before.color[i]);
  return [mixed(0), mixed(1), mixed(2)];
}

/** Letters are drawn with a pen. */
function paintText(canvas: Canvas, item: TextItem, matrix: Matrix): void {
  const { lines, width } = textLines(item.text);
  const unit = (CAPITAL * item.size) / 10;
  const left = item.x - width * unit * { start: 0, middle: 0.5, end: 1 }[item.anchor];
  const onLine = ([x, y]: Point): Point => moved(matrix, [left + x * unit, item.y + (y - 10) * unit]);
  const pen = PENS[item.isBold ? 1 : 0]!;
  canvas.stroke(
    lines.map((line) => line.map(onLine)),
    pen * item.size * scaleOf(matrix),
    item.color,
    1,
  );
}
