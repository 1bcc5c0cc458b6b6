import { type FontId, isWide, textWidth } from './fonts.js';
import { textLines } from './glyphs.js';
import { type Matrix, moved, type Point, times } from './matrix.js';
import { flatten, readPath } from './path.js';
import type { Color, Gradient, ShapeItem, TextItem } from './svg-items.js';

/** Codes of letters in WinAnsiEncoding that are not those of Latin 1. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  Œ: 0x8c,
  œ: 0x9c,
  Š: 0x8a,
  š: 0x9a,
  Ž: 0x8e,
  ž: 0x9e,
};
/** Codes in the font Symbol. */
const SYMBOLS: Readonly<Record<string, number>> = { '←': 0xac, '↑': 0xad, '→': 0xae, '↓': 0xaf };

const FONTS: Readonly<Record<FontId, string>> = { sans: 'Sans', bold: 'Bold', serif: 'Serif' };

/** How far apart the ends of arcs are from their curves: nothing that is seen. */
const KAPPA = 4 / 3;

/** Letters of one font, one after another. */
interface Run {
  readonly font: 'Latin' | 'Symbol' | 'Chinese' | 'drawn';
  text: string;
}

/** Writes what is seen of a page as the operators of PDF. */
export class PageWriter {
  readonly gradients = new Set<Gradient>();
  /** In hundredths. */
  readonly opacities = new Set<number>();
  private readonly lines: string[] = [];

  /** From the places of the picture to points of the page, from its lower left. */
  constructor(private readonly page: Matrix) {}

  get text(): string {
    return this.lines.join('\n');
  }

  write(item: ShapeItem | TextItem): void {
    this.lines.push('q');
    if (item.kind === 'text') this.writeText(item);
    else this.writeShape(item);
    this.lines.push('Q');
  }

  private writeShape(item: ShapeItem): void {
    const { fill, stroke, isEvenOdd } = item;
    const end = isEvenOdd ? '*' : '';
    this.lines.push(`${show(times(this.page, item.matrix))} cm`);
    const path = pathText(item.path);
    if (fill !== undefined) {
      this.setOpacity(item.fillOpacity);
      if ('stops' in fill) {
        this.gradients.add(fill);
        const heights = flatten(item.path)
          .flat()
          .map(([, y]) => y);
        const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
        this.lines.push(`q ${path} W${end} n ${show([1, 0, 0, bottom - top, 0, top])} cm /${fill.id} sh Q`);
      } else this.lines.push(`${rgb(fill)} rg ${path} f${end}`);
    }
    if (stroke === undefined) return;
    this.setOpacity(item.strokeOpacity);
    const dash = item.dash === undefined ? '' : `[${item.dash.map(short).join(' ')}] 0 d `;
    this.lines.push(`${rgb(stroke)} RG ${short(item.strokeWidth)} w 1 J 1 j ${dash}${path} S`);
  }

  private setOpacity(opacity: number): void {
    const hundredths = Math.round(100 * opacity);
    this.opacities.add(hundredths);
    this.lines.push(`/O${hundredths} gs`);
  }

  private writeText(item: TextItem): void {
    const { text, size, anchor, matrix, isBold, isSerif } = item;
    const font: FontId = isSerif ? 'serif' : isBold ? 'bold' : 'sans';
    const runs = runsOf(text);
    const widths = runs.map((run) => (run.font === 'drawn' ? drawnWidth(run.text) : textWidth(run.text, font)));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    let x = item.x - size * whole * { start: 0, middle: 0.5, end: 1 }[anchor];
    this.lines.push(`${rgb(item.color)} rg ${rgb(item.color)} RG`);
    for (const [i, run] of runs.entries()) {
      const place = times(times(this.page, matrix), [size, 0, 0, -size, x, item.y]);
      if (run.font === 'drawn') this.drawLetters(run.text, place);
      else {
        const name = run.font === 'Latin' ? FONTS[font] : run.font;
        this.lines.push(`BT /${name} 1 Tf ${show(place)} Tm <${codesOf(run)}> Tj ET`);
      }
      x += size * widths[i]!;
    }
  }

  /** Letters that no font here has are drawn with a pen. */
  private drawLetters(text: string, place: Matrix): void {
    const unit = CAPITAL / 10;
    const point = ([x, y]: Point): string => pair(moved(place, [x * unit, (10 - y) * unit]));
    const lines = textLines(text).lines.map((line) =>
      line.map((each, i) => `${point(each)} ${i === 0 ? 'm' : 'l'}`).join(' '),
    );
    this.lines.push(`${short(PEN * Math.hypot(place[0], place[1]))} w 1 J 1 j ${lines.join(' ')} S`);
  }
}

const CAPITAL = 0.72;
const PEN = 0.12;

function drawnWidth(text: string): number {
  return (textLines(text).width * CAPITAL) / 10 + 0.06;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(letter: string): Run['font'] {
  const code = letter.codePointAt(0)!;
  if (letter in SYMBOLS) return 'Symbol';
  if (letter in WIN_ANSI || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return 'Latin';
  return isWide(code) ? 'Chinese' : 'drawn';
}

function codesOf({ font, text }: Run): string {
  if (font === 'Chinese') {
    return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('');
  }
  const codes = [...text].map((letter) => SYMBOLS[letter] ?? WIN_ANSI[letter] ?? letter.charCodeAt(0));
  return codes.map((code) => code.toString(16).padStart(2, '0')).join('');
}

/** A path of SVG in the operators of PDF, which have cubic curves only. */
function pathText(path: string): string {
  let from: Point = [0, 0];
  const curve = (a: Point, b: Point, to: Point): string => `${pair(a)} ${pair(b)} ${pair(to)} c`;
  const texts = readPath(path).map((part) => {
    const start = from;
    from = part.to;
    if (part.kind === 'close') return 'h';
    if (part.kind === 'cubic') return curve(...part.controls, part.to);
    if (part.kind === 'quadratic') {
      const near = (end: Point): Point => [
        end[0] + (2 / 3) * (part.control[0] - end[0]),
        end[1] + (2 / 3) * (part.control[1] - end[1]),
      ];
      return curve(near(start), near(part.to), part.to);
    }
    if (part.kind === 'arc') return arcText(start, part.radius, part.clockwise, part.to);
    return `${pair(part.to)} ${part.kind === 'move' ? 'm' : 'l'}`;
  });
  return texts.join(' ');
}

/** The shorter arc of a circle as a cubic curve, which is exact enough up to a quarter. */
function arcText([x0, y0]: Point, radius: number, clockwise: boolean, [x1, y1]: Point): string {
  const chord = Math.hypot(x1 - x0, y1 - y0);
  if (chord === 0) return '';
  const r = Math.max(radius, chord / 2);
  const angle = 2 * Math.asin(Math.min(1, chord / 2 / r));
  const reach = KAPPA * Math.tan(angle / 4) * r;
  const along = Math.atan2(y1 - y0, x1 - x0);
  const side = clockwise ? 1 : -1;
  const [first, last] = [along - (side * angle) / 2, along + (side * angle) / 2];
  const a: Point = [x0 + reach * Math.cos(first), y0 + reach * Math.sin(first)];
  const b: Point = [x1 - reach * Math.cos(last), y1 - reach * Math.sin(last)];
  return `${pair(a)} ${pair(b)} ${pair([x1, y1])} c`;
}

function rgb(color: Color): string {
  return color.map((part) => short(part / 255)).join(' ');
}

function show(matrix: Matrix): string {
  return matrix.map((value) => short(value, 5)).join(' ');
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number, digits = 3): string {
  return String(Number(value.toFixed(digits)));
}
