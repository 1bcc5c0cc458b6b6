import { IDENTITY, type Matrix, matrixOf, times } from './matrix.js';
import { roundedRect } from './path.js';

/** A colour, from 0 to 255 each. */
export type Color = readonly [red: number, green: number, blue: number];

/** Where a gradient has which colour, from 0 at the top of a shape to 1 at its bottom. */
export interface Gradient {
  readonly id: string;
  readonly stops: readonly { readonly offset: number; readonly color: Color }[];
}

/** What all that is seen has in common. */
interface Item {
  /** The class of the outermost group that it is in. */
  readonly layer: string | undefined;
  /** From its places to those of the document. */
  readonly matrix: Matrix;
}

/** A shape with its paint. */
export interface ShapeItem extends Item {
  readonly kind: 'shape';
  /** The data of a path. */
  readonly path: string;
  readonly fill: Color | Gradient | undefined;
  readonly fillOpacity: number;
  /** What lies in an even number of its lines is outside. */
  readonly isEvenOdd: boolean;
  readonly stroke: Color | undefined;
  readonly strokeOpacity: number;
  readonly strokeWidth: number;
  readonly dash: readonly [on: number, off: number] | undefined;
}

/** A text on a line. */
export interface TextItem extends Item {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** The height of the base line. */
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isBold: boolean;
  readonly isSerif: boolean;
  readonly color: Color;
}

/** What is seen of an SVG document, from the back to the front. */
export interface SvgPicture {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly items: readonly (ShapeItem | TextItem)[];
}

type Attributes = Record<string, string>;

/**
 * Reads the SVG of `drawSvg`: a style sheet of classes, gradients from top to bottom, rectangles, paths, short texts,
 * and groups with a place, a turn and a scale. Anything else is a mistake, so that no part of a picture is ever
 * missing unnoticed.
 */
export function readSvg(svg: string): SvgPicture {
  const [, head = ''] = /^<svg([^>]*)>/.exec(svg) ?? [];
  const { viewBox } = attributesOf(head);
  if (viewBox === undefined) throw new TypeError('svg must be a picture as drawSvg writes it, with a viewBox');
  const [left, top, width, height] = viewBox.split(' ').map(Number) as [number, number, number, number];
  const styles = stylesOf(/<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '');
  const gradients = gradientsOf(svg);
  const items: (ShapeItem | TextItem)[] = [];
  const groups: Item[] = [{ layer: undefined, matrix: IDENTITY }];
  const body = svg.slice(head.length + '<svg>'.length).replace(/<(title|style|defs)>.*?<\/\1>/gs, '');
  for (const [, end, name, given = '', content] of body.matchAll(/<(\/?)(\w+)([^>]*?)\/?>([^<]*)/g)) {
    const attributes = attributesOf(given);
    const group = groups.at(-1)!;
    if (name === 'g') {
      if (end) groups.pop();
      else groups.push(inGroup(group, attributes));
      continue;
    }
    if (end) continue;
    const classes = (attributes.class ?? '').split(' ').map((each) => styles.get(each) ?? {});
    const style: Attributes = Object.assign({}, attributes, ...classes);
    const { matrix } = inGroup(group, attributes);
    const { layer } = group;
    if (name === 'text') items.push({ ...textOf(style, unescaped(content!)), layer, matrix });
    else if (name === 'rect' || name === 'path') {
      if (style.display === 'none') continue;
      items.push({ ...shapeOf(style, pathOf(name, attributes), gradients), layer, matrix });
    } else throw new Error(`An element <${name}> cannot be drawn.`);
  }
  return { left, top, width, height, items };
}

/** A group, or the place of an element, inside of another. */
function inGroup({ layer, matrix }: Item, attributes: Attributes): Item {
  return { layer: layer ?? attributes.class, matrix: times(matrix, matrixOf(attributes.transform ?? '')) };
}

function pathOf(name: string, { d = '', x, y, width, height, rx = '0' }: Attributes): string {
  return name === 'path' ? d : roundedRect(Number(x), Number(y), Number(width), Number(height), Number(rx));
}

function shapeOf(
  style: Attributes,
  path: string,
  gradients: ReadonlyMap<string, Gradient>,
): Omit<ShapeItem, keyof Item> {
  const { fill = '#000', stroke = 'none' } = style;
  const number = (name: string): number => Number(style[name] ?? 1);
  return {
    kind: 'shape',
    path,
    fill: fill === 'none' ? undefined : (gradients.get(/^url\(#(.*)\)$/.exec(fill)?.[1] ?? '') ?? colorOf(fill)),
    fillOpacity: number('fill-opacity'),
    isEvenOdd: style['fill-rule'] === 'evenodd',
    stroke: stroke === 'none' ? undefined : colorOf(stroke),
    strokeOpacity: number('stroke-opacity'),
    strokeWidth: number('stroke-width'),
    dash: style['stroke-dasharray']?.split(' ').map(Number) as [number, number] | undefined,
  };
}

function textOf(style: Attributes, text: string): Omit<TextItem, keyof Item> {
  const size = Number(style['font-size']);
  return {
    kind: 'text',
    text,
    x: Number(style.x),
    y: Number(style.y) + Number.parseFloat(style.dy ?? '0') * size,
    size,
    anchor: (style['text-anchor'] ?? 'start') as TextItem['anchor'],
    isBold: Number(style['font-weight'] ?? 400) > 600,
    isSerif: /(?<!sans-)serif/.test(style['font-family'] ?? ''),
    color: colorOf(style.fill ?? '#000'),
  };
}

function gradientsOf(svg: string): ReadonlyMap<string, Gradient> {
  return new Map(
    [...svg.matchAll(/<linearGradient id="([^"]*)"[^>]*>(.*?)<\/linearGradient>/gs)].map(([, id, stops]) => [
      id!,
      {
        id: id!,
        stops: [...stops!.matchAll(/<stop offset="([^"]*)" stop-color="([^"]*)"/g)].map(([, offset, color]) => ({
          offset: Number(offset),
          color: colorOf(color!),
        })),
      },
    ]),
  );
}

/** The rules of a style sheet by class, without those for dark mode: a picture that is not a page has one appearance. */
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
