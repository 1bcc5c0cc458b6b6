import type { Scene } from '@slidewise/core/contract';
import { CELL, drawSvg } from '@slidewise/core/draw';
import { escapeText } from '@slidewise/core/text';
import { motionOf } from '@slidewise/lab/analysis';
import { CURVE_ACROSS, curveHeights, distanceText, drawCurve, markText, type ReviewPoint } from '@slidewise/lab/review';
import pageScript from '../../../browser/review/main.ts?script';
import type { Arrow, ReviewStep, ReviewSteps } from '../../../browser/review/review-steps.js';
import { htmlPage } from '../../output/pages/page.js';
import { showCount } from '../../terminal/units.js';
import { capital } from '../../terminal/wrap.js';
import { STYLE } from './page-style.js';
import { bestInWords, lengthsOf, onwardInWords, playedInWords, type Reviewed, unitOf } from './reviewed.js';

/** In pixels: a board of few cells need not fill the page. */
const LARGEST_CELL = 110;

/** In cells. */
const BEHIND_EDGE = 0.3;

/** Of a continuation, so many moves are named. */
const MOST_NAMED = 40;

const ICONS = {
  first: '<path d="M6 5h2.5v14H6zM19 5v14l-9.5-7z"/>',
  back: '<path d="M16 5v14L6.5 12z"/>',
  forward: '<path d="M8 5v14l9.5-7z"/>',
  last: '<path d="M15.5 5H18v14h-2.5zM5 5v14l9.5-7z"/>',
};

/** A page on which to go through a game: by its curve, its list of moves, or the arrow keys. */
export function reviewPage(reviewed: Reviewed): string {
  const { game, review } = reviewed;
  const scene = game.family.scene(game.reading.position);
  const words = playedInWords(reviewed);
  return htmlPage({
    title: `Review of ${game.label}`,
    style: STYLE,
    body: [
      `<h1>${escapeText(`Review of ${game.label}`)}</h1>`,
      `<p class="facts">${escapeText(`${game.family.title} · ${lengthsOf(reviewed)}`)}</p>`,
      '<div class="stage"><div>',
      ...board(game.label, scene),
      ...walk(words.length),
      '</div><div class="panel">',
      ...summary(reviewed, words),
      '<ol id="moves" aria-label="Moves">',
      ...review.points.map((point, at) => moveRow(review.points[at - 1], point, at, words)),
      '</ol>',
      '</div></div>',
      '<noscript><p class="note">To go through the game, allow this page to run its script.</p></noscript>',
      `<script type="application/json" id="steps">${stepsData(reviewed, words)}</script>`,
    ],
    script: pageScript,
  });
}

function board(title: string, scene: Scene): string[] {
  const picture = drawSvg(scene, { title, pieceClass: () => 'review-piece' });
  const box = /viewBox="[^"]*"/.exec(picture)![0];
  return [
    `<div class="board" style="max-width:${LARGEST_CELL * (scene.width + 0.5)}px">`,
    picture,
    `<svg id="arrows" ${box} aria-hidden="true"></svg>`,
    '</div>',
  ];
}

/** What goes through the positions; shown once the script runs. */
function walk(moves: number): string[] {
  const button = (id: keyof typeof ICONS, label: string): string =>
    `<button type="button" id="${id}" aria-label="${label}"><svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[id]}</svg></button>`;
  return [
    '<div id="walk" hidden>',
    '<div aria-live="polite"><p id="head"></p><p id="best"></p><p id="onward"></p></div>',
    `<input id="slider" type="range" min="0" max="${moves}" step="1" value="0" aria-label="Position of the game">`,
    '<div class="controls">',
    button('first', 'To the start'),
    button('back', 'One move back'),
    button('forward', 'One move forward'),
    button('last', 'To the end'),
    '</div>',
    '<p class="keys"><kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd> jump; click the curve or a move</p>',
    '</div>',
  ];
}

function summary(reviewed: Reviewed, words: readonly string[]): string[] {
  const { length, points, turningPoint, finding, reason, status } = reviewed.review;
  const unit = unitOf(reviewed);
  const figures = [
    [showCount(length), length === 1 ? unit : `${unit}s`],
    ...(status === 'unsolvable' ? [] : [[distanceText(points[0]!), 'shortest']]),
  ];
  const turn =
    turningPoint === null ? undefined : { number: turningPoint.number, words: words[turningPoint.number - 1]! };
  const key = (look: string, shape: string, text: string): string =>
    `<span><svg viewBox="-8 -8 16 16" aria-hidden="true">${shape.replace('/>', ` class="${look}"/>`)}</svg>${text}</span>`;
  return [
    '<section class="card" aria-label="The game as a whole">',
    `<div class="sum">${figures.map(([figure, text]) => `<div><b>${figure}</b><span>${escapeText(text!)}</span></div>`).join('')}</div>`,
    ...(status === 'unsolvable' || points.length < 2
      ? []
      : [
          drawCurve(points, unit, turn),
          `<p class="key">${key('lost', '<circle r="5.5"/>', 'lost ground')}${key('even', '<path d="M0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>', 'no progress')}</p>`,
        ]),
    `<p class="turn${turningPoint === null ? ' fine' : ''}">${escapeText(finding.message)}</p>`,
    ...(reason === undefined ? [] : [`<p class="note">${escapeText(`${capital(reason.message)}.`)}</p>`]),
    '</section>',
  ];
}

/** A row of the list: the position after a move, or the start. */
function moveRow(before: ReviewPoint | undefined, point: ReviewPoint, at: number, words: readonly string[]): string {
  const mark = before === undefined ? '' : markText(before.next);
  const look = before?.next?.mark ?? 'none';
  const text = at === 0 ? 'Start' : words[at - 1]!;
  return `<li><button type="button" class="${look}"><span class="number">${at === 0 ? '' : at}</span><span>${escapeText(text)}</span><span class="mark">${mark === 'kept' ? '' : mark}</span><span class="go" title="to go">${distanceText(point)}</span></button></li>`;
}

function stepsData(reviewed: Reviewed, words: readonly string[]): string {
  const { game, review } = reviewed;
  const heights = curveHeights(review.points);
  const start = game.family.scene(game.reading.position).pieces;
  const points = review.points.map((point, at): ReviewStep => {
    const { position, best, next } = point;
    const pieces = game.family.scene(position).pieces;
    return {
      offsets: pieces.map(({ cells }, i) => {
        const [from, to] = [start[i]!.cells[0]!, cells[0]!];
        return [to.row - from.row, to.column - from.column];
      }),
      best: arrowsOf(reviewed, point, best),
      played: next === undefined || next.mark === 'best' ? [] : arrowsOf(reviewed, point, [next.move]),
      height: heights[at]!,
      texts: [headText(reviewed, at, words), bestText(reviewed, point), onwardText(reviewed, point)],
    };
  });
  const steps: ReviewSteps = { cell: CELL, across: CURVE_ACROSS, points };
  // A script ends at the first `</`, wherever that stands.
  return JSON.stringify(steps).replaceAll('<', '\\u003c');
}

/** The ways of the pieces of moves, corner by corner; the shortest last, so that they lie above the others. */
function arrowsOf({ game: { family } }: Reviewed, { position }: ReviewPoint, some: readonly unknown[]): Arrow[] {
  const arrows = some.flatMap((move) => {
    const { start, moves } = motionOf(family, position, [move]);
    const ways = new Map<number, [number, number][]>();
    for (const { piece, rows, columns } of moves[0]!.flat()) {
      const way = ways.get(piece) ?? [frontOf(start, piece, rows, columns)];
      const [x, y] = way.at(-1)!;
      ways.set(piece, [...way, [x + columns, y + rows]]);
    }
    return [...ways.values()];
  });
  return arrows.toSorted((a, b) => lengthOf(b) - lengthOf(a));
}

function lengthOf(arrow: Arrow): number {
  const [[x, y], [toX, toY]] = [arrow[0]!, arrow.at(-1)!];
  return Math.abs(toX - x) + Math.abs(toY - y);
}

/** Where an arrow begins: at the front of the piece, so that it does not cover its name. */
function frontOf({ pieces }: Scene, piece: number, rows: number, columns: number): [number, number] {
  const { cells } = pieces[piece]!;
  const along = (values: readonly number[], way: number): number => {
    const [first, end] = [Math.min(...values), Math.max(...values) + 1];
    return (first + end) / 2 + Math.sign(way) * ((end - first) / 2 - BEHIND_EDGE);
  };
  return [
    along(
      cells.map(({ column }) => column),
      columns,
    ),
    along(
      cells.map(({ row }) => row),
      rows,
    ),
  ];
}

function headText(reviewed: Reviewed, at: number, words: readonly string[]): string {
  const { points, status } = reviewed.review;
  const point = points[at]!;
  const mark = at === 0 ? '' : markText(points[at - 1]!.next);
  const said = { kept: 'kept a shortest way', '': '' }[mark] ?? mark;
  const place = at === 0 ? 'Start' : `Move ${showCount(at)}: ${words[at - 1]}`;
  const left = status === 'unsolvable' ? '' : point.most === 0 ? 'solved' : `${distanceText(point)} to go`;
  return [place, said, left].filter((text) => text !== '').join(' · ');
}

function bestText(reviewed: Reviewed, point: ReviewPoint): string {
  const words = bestInWords(reviewed, point);
  if (words.length === 0) return '';
  const also = point.allBest ? '' : ' (others may be as good)';
  return `${words.length === 1 && point.allBest ? 'The one shortest way' : 'Shortest ways'}: ${joined(words)}${also}`;
}

function onwardText(reviewed: Reviewed, point: ReviewPoint): string {
  const words = onwardInWords(reviewed, point);
  if (words.length === 0) return '';
  const more = words.length - MOST_NAMED;
  const named = more > 0 ? [...words.slice(0, MOST_NAMED), `${showCount(more)} more`] : words;
  return `${point.least === point.most ? 'Best from here' : 'Known from here'}: ${joined(named)}`;
}

/** Lines break between moves, and not within one. */
function joined(words: readonly string[]): string {
  return words.map((text) => text.replaceAll(' ', '\u00a0')).join(', ');
}
