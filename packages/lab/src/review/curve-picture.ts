import {
  aFunction,
  assertArguments,
  aText,
  filledListOf,
  listOf,
  objectWith,
  optional,
  wholeNumber,
} from '@slidewise/core/checking';
import { escapeText, showCount } from '@slidewise/core/text';
import type { ReviewPoint } from './review.js';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, FLOOR] = [352, 156, 30, 340, 34, 126];

/** Where the first point stands in the picture, and the last. */
export const CURVE_ACROSS = [LEFT, RIGHT] as const;

const aPoint = objectWith({ least: wholeNumber(0) });
const aTurn = objectWith({ number: wholeNumber(1), words: aText });

/** The height of points in the picture; null where no solution is known. */
export function curveHeights(points: readonly ReviewPoint[]): (number | null)[] {
  assertArguments(['points', points, listOf(aPoint)]);
  const highest = Math.max(1, ...points.map(({ most }) => most ?? 0));
  return points.map(({ most }) => (most === null ? null : round(FLOOR - (most * (FLOOR - TOP)) / highest)));
}

/** The words of the picture. */
export interface CurveWords {
  /** What is counted: `moves to go`. */
  readonly toGo: string;
  /** Below the first point. */
  readonly start: string;
  /** The last move, by its number. */
  readonly end: (last: number) => string;
  /** The whole picture for screen readers; a list beside it says the same. */
  readonly label: string;
}

const someWords = objectWith({ toGo: aText, start: aText, end: aFunction, label: aText });

function englishWords(unit: string): CurveWords {
  return {
    toGo: `${unit}s to go`,
    start: 'start',
    end: (last) => `move ${showCount(last)}`,
    label: `${unit}s to go after every move; the list below says the same`,
  };
}

/**
 * The moves to go after every move, as an SVG element for a page with a style for it. `turn` is the turning point, with the move in words;
 * `words` are in English by default.
 */
export function drawCurve(
  points: readonly ReviewPoint[],
  unit: string,
  turn: { readonly number: number; readonly words: string } | undefined,
  words: CurveWords = englishWords(unit),
): string {
  assertArguments(
    ['points', points, filledListOf(aPoint)],
    ['unit', unit, aText],
    ['turn', turn, optional(aTurn)],
    ['words', words, someWords],
  );
  const heights = curveHeights(points);
  const last = points.length - 1;
  const x = (at: number): number => round(LEFT + (last === 0 ? 0 : ((RIGHT - LEFT) * at) / last));
  const highest = Math.max(1, ...points.map(({ most }) => most ?? 0));
  const { least, most } = points[0]!;
  const text = (left: number, top: number, words: string, look = ''): string =>
    `<text x="${left}" y="${top}"${look === '' ? '' : ` class="${look}"`}>${escapeText(words)}</text>`;
  return [
    `<svg id="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeText(words.label)}">`,
    `<path class="axis" d="M${LEFT} ${FLOOR}H${RIGHT}"/><path class="grid" d="M${LEFT} ${TOP}H${RIGHT}"/>`,
    // Where the game would be if every move had kept a shortest way.
    ...(least === most && most !== null && most <= last
      ? [`<path class="ideal" d="M${x(0)} ${heights[0]}L${x(most)} ${FLOOR}"/>`]
      : []),
    text(LEFT - 8, TOP + 4, showCount(highest), 'end'),
    text(LEFT - 8, FLOOR + 4, '0', 'end'),
    text(LEFT, 12, words.toGo),
    text(LEFT, FLOOR + 20, words.start),
    text(RIGHT, FLOOR + 20, words.end(last), 'end'),
    ...lines(points, heights, x),
    ...points.flatMap((_, at) => markOf(points, heights, at, x, turn?.number === at)),
    ...turnLabel(heights, turn, x),
    `<g id="here" transform="translate(${x(0)} 0)"><path d="M0 ${TOP - 6}V${FLOOR}"/><circle id="here-dot" r="4.5" cy="${heights[0] ?? 0}"/></g>`,
    '</svg>',
  ].join('\n');
}

/** Exact distances as a line with its area, and those that are only bounded as a broken line. */
function lines(
  points: readonly ReviewPoint[],
  heights: readonly (number | null)[],
  x: (at: number) => number,
): string[] {
  const parts: string[] = [];
  for (let at = 0; at < points.length - 1; at++) {
    const [from, to] = [heights[at], heights[at + 1]];
    if (from == null || to == null) continue;
    const isExact = [points[at]!, points[at + 1]!].every(({ least, most }) => least === most);
    let end = at + 1;
    for (; end < points.length - 1 && heights[end + 1] != null; end++) {
      const { least, most } = points[end + 1]!;
      if ((least === most) !== isExact) break;
    }
    const path = Array.from({ length: end - at + 1 }, (_, i) => `${x(at + i)} ${heights[at + i]}`).join('L');
    if (isExact) parts.push(`<path class="area" d="M${path}V${FLOOR}H${x(at)}Z"/>`);
    parts.push(`<path class="line${isExact ? '' : ' bound'}" d="M${path}"/>`);
    at = end - 1;
  }
  return parts;
}

function markOf(
  points: readonly ReviewPoint[],
  heights: readonly (number | null)[],
  at: number,
  x: (at: number) => number,
  isTurn: boolean,
): string[] {
  const mark = points[at - 1]?.next?.mark ?? 'best';
  const ring = isTurn ? `<circle class="ring" cx="${x(at)}" cy="${heights[at]}" r="10"/>` : '';
  if (mark === 'best') return [];
  if (mark === 'lost') return [`${ring}<circle class="lost" cx="${x(at)}" cy="${heights[at]}" r="5.5"/>`];
  return [`${ring}<path class="even" d="M${x(at)} ${heights[at]! - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>`];
}

function turnLabel(
  heights: readonly (number | null)[],
  turn: { readonly number: number; readonly words: string } | undefined,
  x: (at: number) => number,
): string[] {
  if (turn === undefined) return [];
  const isLate = x(turn.number) > (LEFT + RIGHT) / 2 + 40;
  const left = x(turn.number) + (isLate ? -12 : 12);
  const top = Math.max(TOP - 8, heights[turn.number]! - 9);
  return [
    `<text class="name${isLate ? ' end' : ''}" x="${left}" y="${top}">${turn.number}  ${escapeText(turn.words)}</text>`,
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
