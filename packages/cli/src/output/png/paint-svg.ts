import { Canvas, type Color, type Ink } from './canvas.js';
import { textLines } from './glyphs.js';
import { dashed, flatten, type Point, type Polyline, roundedRect } from './path.js';

/** The heights of capitals and the widths of pens, in sizes of the font; the second is for what is bold. */
const CAPITAL = 0.72;
const PENS = [0.115, 0.135];

/** A cell is 96 pixels wide then. */
const USUAL_SCALE = 1.5;
/** No picture whose width nobody has asked for is larger than this, in pixels a side. */
const MOST_PIXELS = 4096;

type Attributes = Record<string, string>;
type Move = (point: Point) => Point;

/**
 * Paints an SVG document as `drawSvg` writes it: a style sheet of classes, gradients from top to bottom, then rectangles, paths, short
 * texts, and groups with a place and a turn. Anything else is a mistake, so that no part of a picture is ever missing unnoticed.
 */
export function paintSvg(svg: string, scale?: number): Canvas {
  const { head, left, top, width, height } = boxOf(svg);
  const size = scale ?? Math.min(USUAL_SCALE, MOST_PIXELS / Math.max(width, height));
  const canvas = new Canvas(Math.ceil(width * size), Math.ceil(height * size));
  const styles = stylesOf(/<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '');
  const moves: Move[] = [([x, y]) => [(x - left) * size, (y - top) * size]];
  const gradients = gradientsOf(svg);
  const body = svg.slice(head.length + '<svg>'.length).replace(/<(title|style|defs)>.*?<\/\1>/gs, '');
  for (const [, end, name, given = '', content] of body.matchAll(/<(\/?)(\w+)([^>]*?)\/?>([^<]*)/g)) {
    const attributes = attributesOf(given);
    const style = {
      ...attributes,
      ...merged((attributes.class ?? '').split(' ').map((each) => styles.get(each) ?? {})),
    };
    const move = moves.at(-1)!;
    if (name === 'g') {
      if (end) moves.pop();
      else moves.push(moved(move, attributes.transform ?? ''));
    } else if (end) continue;
    else if (name === 'text') paintText(canvas, style, unescaped(content!), move, size);
    else if (name === 'rect' || name === 'path') {
      if (style.display === 'none') continue;
      const placed = moved(move, attributes.transform ?? '');
      const shape = shapeOf(name, attributes);
      const lines = shape.map((line) => line.map(placed));
      paintShape(canvas, style, lines, size, inkOf(style.fill ?? '#000', gradients, shape, placed));
    } else throw new Error(`An element <${name}> cannot be drawn.`);
  }
  return canvas;
}

/** The scale at which a picture has a width in pixels; undefined if it would be higher than allowed. */
export function scaleFor(svg: string, pixels: number, highest: number): number | undefined {
  const { width, height } = boxOf(svg);
  const scale = pixels / width;
  return Math.ceil(height * scale) > highest ? undefined : scale;
}

function boxOf(svg: string) {
  const [, head = ''] = /^<svg([^>]*)>/.exec(svg) ?? [];
  const box = attributesOf(head).viewBox!.split(' ').map(Number) as [number, number, number, number];
  const [left, top, width, height] = box;
  return { head, left, top, width, height };
}

function shapeOf(name: string, { d = '', x, y, width, height, rx = '0' }: Attributes): Polyline[] {
  return flatten(name === 'path' ? d : roundedRect(Number(x), Number(y), Number(width), Number(height), Number(rx)));
}

function paintShape(
  canvas: Canvas,
  style: Attributes,
  lines: readonly Polyline[],
  size: number,
  ink: Ink | undefined,
): void {
  const { stroke = 'none' } = style;
  if (ink !== undefined) canvas.fill(lines, ink, Number(style['fill-opacity'] ?? 1));
  if (stroke === 'none') return;
  const dash = style['stroke-dasharray']?.split(' ').map((length) => Number(length) * size) as
    | [number, number]
    | undefined;
  const width = Number(style['stroke-width'] ?? 1) * size;
  const drawn = dash === undefined ? lines : dashed(lines, dash);
  canvas.stroke(drawn, width, colorOf(stroke), Number(style['stroke-opacity'] ?? 1));
}

/** Where a gradient has which colour, from 0 at the top to 1 at the bottom. */
type Gradient = readonly { readonly offset: number; readonly color: Color }[];

function gradientsOf(svg: string): ReadonlyMap<string, Gradient> {
  return new Map(
    [...svg.matchAll(/<linearGradient id="([^"]*)"[^>]*>(.*?)<\/linearGradient>/gs)].map(([, id, stops]) => [
      id!,
      [...stops!.matchAll(/<stop offset="([^"]*)" stop-color="([^"]*)"/g)].map(([, offset, color]) => ({
        offset: Number(offset),
        color: colorOf(color!),
      })),
    ]),
  );
}

/** What fills a shape; a gradient goes along with its turn. */
function inkOf(
  fill: string,
  gradients: ReadonlyMap<string, Gradient>,
  shape: readonly Polyline[],
  move: Move,
): Ink | undefined {
  if (fill === 'none') return undefined;
  const gradient = gradients.get(/^url\(#(.*)\)$/.exec(fill)?.[1] ?? '');
  if (gradient === undefined) return colorOf(fill);
  const heights = shape.flat().map(([, y]) => y);
  const [[topX, topY], [bottomX, bottomY]] = [move([0, Math.min(...heights)]), move([0, Math.max(...heights)])];
  const [dx, dy] = [bottomX - topX, bottomY - topY];
  const square = dx * dx + dy * dy;
  return (x, y) => colorAt(gradient, ((x - topX) * dx + (y - topY) * dy) / square);
}

function colorAt(gradient: Gradient, offset: number): Color {
  const after = gradient.find((stop) => stop.offset >= offset) ?? gradient.at(-1)!;
  const before = gradient.findLast((stop) => stop.offset <= offset) ?? gradient[0]!;
  const part = after.offset > before.offset ? (offset - before.offset) / (after.offset - before.offset) : 0;
  const mixed = (i: 0 | 1 | 2): number => before.color[i] + part * (after.color[i] - before.color[i]);
  return [mixed(0), mixed(1), mixed(2)];
}

/** Texts stand in the middle of their x. */
function paintText(canvas: Canvas, style: Attributes, text: string, move: Move, size: number): void {
  const fontSize = Number(style['font-size']);
  const { lines, width } = textLines(text);
  const unit = (CAPITAL * fontSize) / 10;
  const left = Number(style.x) - (width * unit) / 2;
  const base = Number(style.y) + Number.parseFloat(style.dy ?? '0') * fontSize;
  const placed = lines.map((line) => line.map(([x, y]) => move([left + x * unit, base + (y - 10) * unit])));
  const pen = PENS[Number(style['font-weight'] ?? 400) > 600 ? 1 : 0]!;
  canvas.stroke(placed, pen * fontSize * size, colorOf(style.fill ?? '#000'), 1);
}

/** Turned and put elsewhere first, as a group says: `translate(240 120) rotate(90)`. */
function moved(outer: Move, transform: string): Move {
  const [, x = '0', y = '0'] = /translate\((\S+) (\S+)\)/.exec(transform) ?? [];
  const angle = (Number(/rotate\((\S+)\)/.exec(transform)?.[1] ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py]) => outer([Number(x) + px * cos - py * sin, Number(y) + px * sin + py * cos]);
}

/** The rules of a style sheet by class, without those for dark mode: a bitmap has one appearance. */
function stylesOf(sheet: string): Map<string, Attributes> {
  const plain = sheet.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const styles = new Map<string, Attributes>();
  for (const [, name, body] of plain.matchAll(/\.([\w-]+)\{([^}]*)\}/g)) {
    const entries = body!.split(';').map((entry) => entry.split(':', 2).map((part) => part.trim()));
    styles.set(name!, { ...styles.get(name!), ...(Object.fromEntries(entries) as Attributes) });
  }
  return styles;
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
}

function merged(all: readonly Attributes[]): Attributes {
  return Object.assign({}, ...all);
}

function colorOf(text: string): Color {
  const digits = /^#([\da-f]{6})$/i.exec(text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))?.[1];
  if (digits === undefined) throw new Error(`The colour "${text}" cannot be drawn.`);
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function unescaped(text: string): string {
  const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => marks[name]!);
}
