import { escapeText } from '@slidewise/core/text';

// Static pictures for pages: colours come from the page's style sheet, by group.

/** As many groups have a colour and a mark of their own. */
export const GROUPS = 12;

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** What stands at its end. */
  readonly text: string;
  readonly group: number;
  /** It shows how far something came that did not finish. */
  readonly unfinished: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Said when the mouse rests on it. */
  readonly label: string;
  readonly group: number;
  /** By default that of its group. */
  readonly shape?: number;
  /** More classes, for the style sheet. */
  readonly look?: string;
  readonly filled: boolean;
}

/** A line through places, below the points. */
export interface Line {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly group: number;
  /** More classes, for the style sheet. */
  readonly look?: string;
}

export interface Axes {
  readonly title: string;
  readonly xTitle: string;
  readonly yTitle: string;
  /** Plain scales upwards may have steps below 1. */
  readonly hasFractions?: boolean;
}

const LETTER = 6.9;
const WIDTH = 720;

/**
 * Horizontal bars on a logarithmic scale, in the given order. Widths are in parts of the whole, and `BAR_STYLE`
 * places rows and labels, so the plot fits its place; labels go above the bars where it is narrow.
 */
export function barPlot(title: string, bars: readonly Bar[]): string {
  const room = (texts: readonly string[]): number =>
    Math.ceil(texts.reduce((most, text) => Math.max(most, text.length), 0) * LETTER) + 12;
  const [left, right] = [room(bars.map(({ label }) => label)), room(bars.map(({ text }) => text))];
  const decades = decadesFor(bars.map(({ value }) => value));
  const across = (value: number): number => round((100 * Math.log10(Math.max(1, value))) / decades);
  const drawn = bars.map(({ label, value, text, group, unfinished }, i) => {
    const end = Math.max(0.4, across(value));
    const look = `bar g${group % GROUPS}${unfinished ? ' unfinished' : ''}`;
    return [
      `<g class="bar-row" style="--row:${i}">`,
      `<text class="plot-text bar-label">${escapeText(label)}</text>`,
      `<rect class="${look}" y="4" width="${end}%" height="16" rx="3"/>`,
      `<text class="plot-text bar-value" x="${end}%" dx="6" y="16">${escapeText(text)}</text>`,
      '</g>',
    ].join('');
  });
  const grid = ticks(decades).map((exponent) => {
    const x = across(10 ** exponent);
    // Where there is little room, every other power is enough.
    const spare = exponent % 2 === 1 ? ' spare' : '';
    return `<line class="plot-grid" x1="${x}%" x2="${x}%" y1="20" y2="100%"/><text class="plot-text soft middle${spare}" x="${x}%" y="14">${powerText(exponent)}</text>`;
  });
  return [
    `<svg class="plot bars" style="--rows:${bars.length};--left:${left}px;--right:${right}px" role="img">`,
    `<title>${escapeText(title)}</title>`,
    ...grid,
    ...drawn,
    '</svg>',
  ].join('\n');
}

/** The rules for `barPlot`: a label stands beside its bar, or above it on a phone. */
export const BAR_STYLE = `
.bars{--tall:24px;width:100%;max-width:48rem;height:calc(var(--rows)*var(--tall) + 32px);padding:0 var(--right) 0 var(--left);overflow:visible}
.bar-row{transform:translateY(calc(24px + var(--row)*var(--tall)))}.bar-label{transform:translate(-8px,16px);text-anchor:end}
@media (max-width:40rem){.bars{--tall:40px;padding-left:4px}.bars .spare{display:none}.bar-label{transform:translateY(14px);text-anchor:start}.bar,.bar-value{transform:translateY(16px)}}
`;

/** Which of the scales are logarithmic; the others are plain. Where that across is plain, the plot is wide. */
export type Logarithmic = 'across' | 'up' | 'both' | 'none';

/** Points, and lines through some of them, over two scales. */
export function scatterPlot(
  { title, xTitle, yTitle, hasFractions = false }: Axes,
  points: readonly Point[],
  logarithmic: Logarithmic = 'across',
  lines: readonly Line[] = [],
): string {
  const wide = logarithmic === 'up' || logarithmic === 'none';
  const [width, height, left, top, right, bottom] = [wide ? WIDTH : 480, wide ? 400 : 340, 68, 24, 20, 52];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const acrossScale = wide ? plainScale(xs) : powerScale(xs);
  const upScale = logarithmic === 'up' || logarithmic === 'both' ? powerScale(ys) : plainScale(ys, hasFractions);
  const floor = height - bottom;
  const across = (x: number): number => round(left + acrossScale.share(x) * (width - left - right));
  const up = (y: number): number => round(floor - upScale.share(y) * (floor - top));
  const grid = [
    ...acrossScale.ticks.map(([value, text]) => {
      const x = across(value);
      return `<path class="plot-grid" d="M${x} ${top}V${floor}"/><text class="plot-text soft middle" x="${x}" y="${floor + 18}">${text}</text>`;
    }),
    ...upScale.ticks.map(([value, text]) => {
      const y = up(value);
      return `<path class="plot-grid" d="M${left} ${y}H${width - right}"/><text class="plot-text soft end" x="${left - 8}" y="${y + 4}">${text}</text>`;
    }),
  ];
  const middle = round((left + width - right) / 2);
  const axes = [
    `<text class="plot-text soft middle" x="${middle}" y="${height - 10}">${escapeText(xTitle)}</text>`,
    `<text class="plot-text soft middle" transform="translate(14 ${round((top + floor) / 2)}) rotate(-90)">${escapeText(yTitle)}</text>`,
  ];
  const marks = points.map(({ x, y, label, group, shape = group, look, filled }) => {
    const classes = [
      'point',
      `g${group % GROUPS}`,
      ...(filled ? [] : ['hollow']),
      ...(look === undefined ? [] : [look]),
    ];
    return `<path class="${classes.join(' ')}" transform="translate(${across(x)} ${up(y)})" d="${MARKS[shape % GROUPS]}"><title>${escapeText(label)}</title></path>`;
  });
  const drawn = lines.map(({ points: places, group, look = '' }) => {
    const path = places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${across(x)} ${up(y)}`).join('');
    return `<path class="plot-line g${group % GROUPS} ${look}" d="${path}"/>`;
  });
  return svg(width, height, title, [...grid, ...axes, ...drawn, ...marks]);
}

/** Where on an axis a value stands, from 0 to 1, and what is written beside it. */
interface Scale {
  readonly share: (value: number) => number;
  readonly ticks: readonly (readonly [value: number, text: string])[];
}

function powerScale(values: readonly number[]): Scale {
  const decades = decadesFor(values);
  return {
    share: (value) => Math.log10(Math.max(1, value)) / decades,
    ticks: ticks(decades).map((exponent) => [10 ** exponent, powerText(exponent)]),
  };
}

function plainScale(values: readonly number[], hasFractions = false): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [low, high, step] = roundNumbers(least, most, hasFractions ? Math.max(1e-3, (most - least) / 5) : 1);
  const count = Math.floor((high - low) / step + 1e-9) + 1;
  return {
    share: (value) => (value - low) / (high - low),
    ticks: Array.from({ length: count }, (_, i) => [low + i * step, String(round(low + i * step))]),
  };
}

/** The shape that stands for a place, in a colour that stands for nothing; and the other way round. */
export function shapeMark(place: number): string {
  return mark('shape', place);
}

export function colorMark(place: number): string {
  return mark(`point g${place % GROUPS}`, 0);
}

function mark(look: string, shape: number): string {
  return `<svg class="mark" viewBox="-8 -8 16 16" aria-hidden="true"><path class="${look}" d="${MARKS[shape % GROUPS]}"/></svg>`;
}

/** The mark of a group, to stand in a line of text. */
export function legendMark(group: number): string {
  return mark(`point g${group % GROUPS}`, group);
}

/** A shape for each group, so that the plots are legible without colours. */
const MARKS = [
  'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z',
  'M-4.5 -4.5H4.5V4.5H-4.5Z',
  'M0 -6L5.5 4.5H-5.5Z',
  'M0 -6L6 0L0 6L-6 0Z',
  'M0 6L5.5 -4.5H-5.5Z',
  'M-2 -5.5H2V-2H5.5V2H2V5.5H-2V2H-5.5V-2H-2Z',
  'M-5.5 -2.5H5.5V2.5H-5.5Z',
  'M-2.5 -5.5H2.5V5.5H-2.5Z',
  'M-5.5 -5H5.5L-5.5 5H5.5Z',
  'M-6 0L-3 -5.2H3L6 0L3 5.2H-3Z',
  'M-4.5 -5.5L6 0L-4.5 5.5Z',
  'M4.5 -5.5L-6 0L4.5 5.5Z',
];

function svg(width: number, height: number, title: string, content: readonly string[]): string {
  return [
    `<svg class="plot" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    ...content,
    '</svg>',
  ].join('\n');
}

/** How many powers of ten a scale has to have, at least one. */
function decadesFor(values: readonly number[]): number {
  return Math.max(1, Math.log10(values.reduce((most, value) => Math.max(most, value), 1)) * 1.02);
}

function ticks(decades: number): number[] {
  return Array.from({ length: Math.floor(decades) + 1 }, (_, exponent) => exponent);
}

/** `1`, `10`, `1,000`, `10M`. */
function powerText(exponent: number): string {
  const [unit, less] = exponent < 4 ? ['', 0] : exponent < 6 ? ['k', 3] : exponent < 9 ? ['M', 6] : ['G', 9];
  return exponent === 3 ? '1,000' : `${10 ** (exponent - less)}${unit}`;
}

/** Round numbers below and above, and the step between two of them: about five steps. */
function roundNumbers(
  least: number,
  most: number,
  smallest: number,
): readonly [low: number, high: number, step: number] {
  const rough = Math.max(smallest, (most - least) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const low = Math.max(0, Math.floor(least / step - 0.5) * step);
  const high = Math.ceil(most / step + 0.5) * step;
  return [low, high, step];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
