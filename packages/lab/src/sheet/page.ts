import type { Scene } from '@slidewise/core/contract';
import { boardSize, drawBoard, drawTones, PAPER_STYLE, type PieceOptions, tonesOf } from '@slidewise/core/draw';
import { escapeText } from '@slidewise/core/text';
import { type FontId, textWidth } from '../picture/fonts.js';

const INK = '#16181c';
const SOFT = '#45433f';
const LINE = '#8f8779';
const FAINT = '#cfc6b4';

/** The fonts of a browser; a PDF has others of nearly the same widths. */
const STYLE = `${PAPER_STYLE}
.sheet-sans{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
.sheet-bold{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-weight:700}
.sheet-serif{font-family:ui-serif,"Iowan Old Style",Palatino,"Noto Serif",Georgia,serif;font-weight:700}
`;

/** Fonts of browsers are up to so much wider. */
const WIDER = 1.12;

interface TextOptions {
  readonly size: number;
  readonly font?: FontId;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly soft?: boolean;
  /** Where a heading is one for screen readers, its level. */
  readonly level?: number;
}

/** A page that is being drawn, in millimetres from its upper left. */
export class Page {
  private readonly parts: string[] = [];
  private readonly scenes: Scene[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  text(x: number, y: number, text: string, options: TextOptions): void {
    const { size, font = 'sans', anchor = 'start', soft = false, level } = options;
    const role = level === undefined ? '' : ` role="heading" aria-level="${level}"`;
    const where = `x="${short(x)}" y="${short(y)}" font-size="${short(size)}" text-anchor="${anchor}"`;
    this.parts.push(
      `<text class="sheet-${font}" ${where} fill="${soft ? SOFT : INK}"${role}>${escapeText(text)}</text>`,
    );
  }

  /** A line across. */
  rule(x: number, y: number, width: number, kind: 'strong' | 'thin' | 'faint' = 'thin'): void {
    const [stroke, pen] = { strong: [INK, 0.5], thin: [LINE, 0.2], faint: [FAINT, 0.2] }[kind];
    this.parts.push(
      `<path fill="none" stroke="${stroke}" stroke-width="${pen}" d="M${short(x)} ${short(y)}H${short(x + width)}"/>`,
    );
  }

  /** How large a board gets in a box. */
  scaleIn(width: number, height: number, scene: Scene): number {
    const drawn = boardSize(scene);
    return Math.min(width / drawn.width, height / drawn.height);
  }

  /** A board as large as fits into a box, at its upper left; returns its size. */
  board(
    x: number,
    y: number,
    width: number,
    height: number,
    scene: Scene,
    options: PieceOptions,
  ): readonly [number, number] {
    const drawn = drawBoard(scene, options);
    const scale = this.scaleIn(width, height, scene);
    this.scenes.push(scene);
    this.parts.push(`<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale, 5)})">${drawn.body}</g>`);
    return [drawn.width * scale, drawn.height * scale];
  }

  /** Shapes of a square of `units` a side. */
  square(x: number, y: number, side: number, units: number, path: string): void {
    const place = `translate(${short(x)} ${short(y)}) scale(${short(side / units, 5)})`;
    this.parts.push(`<g transform="${place}"><path fill="#000000" shape-rendering="crispEdges" d="${path}"/></g>`);
  }

  /** The page as an SVG; a millimetre is a unit. */
  end(label: string): string {
    const tones = drawTones([...new Set(this.scenes.flatMap((scene) => tonesOf(scene)))]);
    const box = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}mm" height="${this.height}mm"`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" class="sheet-page" ${box} role="group" aria-label="${escapeText(label)}">`,
      `<style>${STYLE}</style>`,
      tones,
      `<rect x="0" y="0" width="${this.width}" height="${this.height}" fill="#ffffff"/>`,
      ...this.parts,
      '</svg>',
      '',
    ].join('\n');
  }
}

/** How wide a text may get, in millimetres. */
export function widthOf(text: string, size: number, font: FontId = 'sans'): number {
  return WIDER * size * textWidth(text, font);
}

/** As much of a text as fits. */
export function shortened(text: string, size: number, font: FontId, most: number): string {
  // A size that was chosen to fit may be a little too large.
  if (widthOf(text, size, font) <= most + 1e-6) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, font) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function short(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)));
}
