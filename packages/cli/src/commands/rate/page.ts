import { CELL, drawSvg } from '@slidewise/core/draw';
import { escapeText } from '@slidewise/core/text';
import { movesInWords } from '@slidewise/lab/analysis';
import { LEVELS } from '@slidewise/lab/collection';
import type { ProfilePoint } from '@slidewise/lab/rating';
import pageScript from '../../../browser/rate/main.ts?script';
import type { SolutionSteps } from '../../../browser/rate/solution-steps.js';
import { htmlPage } from '../../output/pages/page.js';
import { showAmount } from '../../terminal/units.js';
import { capital } from '../../terminal/wrap.js';
import { factsOf } from './facts.js';
import { STYLE } from './page-style.js';
import { pointText, profilePlot } from './profile-plot.js';
import { decimal, knownLength, type Rated, scoreText, solutionsText, unitOf } from './rated.js';

/** All ratings on one page, with pictures and profiles. */
export function ratePage(all: readonly Rated[]): string {
  const title = all.length === 1 ? all[0]!.label : showAmount(all.length, 'board');
  return htmlPage({
    title: `Rating ${title}`,
    style: STYLE,
    body: [
      `<h1>Rating ${escapeText(title)}</h1>`,
      '<p class="facts">How hard, and why: the shortest solutions, and what there is to choose from along them.</p>',
      ...(all.length === 1 ? [] : [overview(all)]),
      ...all.flatMap((rated, i) => section(rated, i)),
      GLOSSARY,
    ],
    script: pageScript,
  });
}

function overview(all: readonly Rated[]): string {
  const heads = [
    'board',
    'level',
    'score',
    'shortest',
    'solutions',
    'positions',
    'legal',
    'traps',
    'worst detour',
    'idle',
  ];
  const rows = all.map((rated, i) => {
    const { rating, label } = rated;
    const { features } = rating;
    const known = (value: number | null): string => (value === null ? '–' : decimal(value));
    const cells = [
      scoreText(rating),
      rating.level === 'unsolvable' ? 'none' : (knownLength(rating, features.metric) ?? '–'),
      features.solutions === null ? '–' : solutionsText(features.solutions, features.solutionsLog10!),
      known(features.positions),
      known(features.legalMoves),
      known(features.traps),
      known(features.worstDetour),
      known(features.idle?.length ?? null),
    ];
    const name = `<th scope="row" class="name"><a href="#board-${i}">${escapeText(label)}</a></th><td class="name">${badge(rated)}</td>`;
    return `<tr>${name}${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  });
  return [
    '<section><h2>All boards</h2><div class="scroll" tabindex="0" role="region" aria-label="All boards"><table>',
    `<thead><tr>${heads.map((head, i) => `<th scope="col"${i < 2 ? ' class="name"' : ''}>${head}</th>`).join('')}</tr></thead><tbody>`,
    ...rows,
    '</tbody></table></div></section>',
  ].join('\n');
}

function badge({ rating: { level } }: Rated): string {
  return `<span class="level ${level}">${level}</span>`;
}

function section(rated: Rated, index: number): string[] {
  const { label, family, reading, rating } = rated;
  const scene = family.scene(reading.position);
  const facts = [family.title, `${scene.width}×${scene.height}`, `goal ${reading.goal}`, `in ${unitOf(rated)}s`];
  const { title } = LEVELS.find(({ id }) => id === rating.level)!;
  const hasWay = rating.profile.length > 1;
  return [
    `<section id="board-${index}"${hasWay ? ' data-way' : ''}>`,
    `<h2>${escapeText(label)}</h2>`,
    `<p class="facts">${escapeText(facts.join(' · '))}</p>`,
    `<p class="verdict">${badge(rated)} <strong>${rating.score === null ? title : `score ${scoreText(rating)}`}</strong></p>`,
    ...(rating.reason === undefined ? [] : [`<p>${escapeText(sentence(rating.reason.message))}</p>`]),
    '<div class="sights">',
    '<div class="board">',
    drawSvg(scene, { title: label, pieceClass: () => 'way-piece' }),
    ...(hasWay ? walk(rated) : []),
    '</div>',
    `<dl class="figures">${factsOf(rated)
      .map(({ name, text }) => `<div><dt>${name}</dt><dd>${escapeText(text)}</dd></div>`)
      .join('')}</dl>`,
    '</div>',
    ...(hasWay ? profile(rated) : []),
    ...rating.notes.map((note) => `<p class="note">${escapeText(sentence(note.message))}</p>`),
    '</section>',
  ];
}

/** What goes through the positions of the solution; shown once the script runs. */
function walk(rated: Rated): string[] {
  const { profile: points } = rated.rating;
  const name = escapeText(`Position on the solution of ${rated.label}`);
  const steps: SolutionSteps = { cell: CELL, offsets: offsetsOf(rated), texts: captions(rated) };
  const data = JSON.stringify(steps);
  return [
    '<div class="walk" hidden>',
    '<p class="caption" aria-live="polite"></p>',
    `<input type="range" min="0" max="${points.length - 1}" step="1" value="0" aria-label="${name}">`,
    '</div>',
    // A script ends at the first `</`, wherever that stands.
    `<script type="application/json" class="way">${data.replaceAll('<', '\\u003c')}</script>`,
  ];
}

/** By how many rows and columns each piece stands away from the start, position by position. */
function offsetsOf({ family, reading, rating }: Rated): number[][][] {
  const start = family.scene(reading.position).pieces;
  return rating.profile.map(({ position }) =>
    family.scene(position).pieces.map(({ cells }, i) => {
      const [from, to] = [start[i]!.cells[0]!, cells[0]!];
      return [to.row - from.row, to.column - from.column];
    }),
  );
}

function captions(rated: Rated): string[] {
  const { family, reading, rating } = rated;
  const unit = unitOf(rated);
  const moves = rating.profile.flatMap(({ move }) => (move === undefined ? [] : [move]));
  const texts = movesInWords(family, reading.position, moves);
  return rating.profile.map((point, i) => {
    const next = texts[i] === undefined ? '' : `; next: ${texts[i]}`;
    return `${point.distance === 0 ? 'Solved' : capital(pointText(point, unit))}${next}`;
  });
}

function profile(rated: Rated): string[] {
  const unit = unitOf(rated);
  const points: readonly ProfilePoint[] = rated.rating.profile.slice(0, -1);
  const title = `Distance profile of ${rated.label}: moves that help, keep the distance and hurt at each position of a shortest solution`;
  const legend = [
    ['help', 'help: on a shortest solution'],
    ['keep', 'keep the distance'],
    ['hurt', 'hurt: lead away'],
    ['unrated', 'legal, not evaluated'],
  ].filter(
    ([look]) =>
      (look === 'unrated') === points.some(({ helps }) => helps === null) ||
      (look !== 'unrated' && points.some(({ helps }) => helps !== null)),
  );
  return [
    '<figure><figcaption>Distance profile: the legal moves at each position of a shortest solution</figcaption>',
    `<p class="legend">${legend.map(([look, words]) => `<span><i class="${look}"></i>${words}</span>`).join('')}</p>`,
    `${profilePlot(title, points, unit)}</figure>`,
  ];
}

function sentence(words: string): string {
  return `${capital(words)}.`;
}

const GLOSSARY = `<details><summary>What the words mean</summary><dl>
<dt>score</dt><dd>The whole part is the length of the shortest solution. The part behind the point tells boards of that length apart: the more information it takes to find a shortest solution, and the more of its moves look like steps back, the larger it is.</dd>
<dt>choices</dt><dd>Legal moves at a position, on average over all shortest solutions. A move helps if it is on a shortest solution; all others are traps: they keep the distance or lead away.</dd>
<dt>to find</dt><dd>Bits of information: the sum of log2(moves to choose from / moves that help), where a move just made is never taken back.</dd>
<dt>wrong turns</dt><dd>How much longer the way becomes for a player who goes on after a trap and never comes back to where it was made.</dd>
<dt>no choice</dt><dd>A move is forced if nothing else is legal but taking the last one back.</dd>
<dt>steps back</dt><dd>Moves after which the heuristic of the family estimates a longer way than before; moves that take a target away from its goal; pieces that move and end where they started.</dd>
<dt>idle</dt><dd>What can be taken away without making the shortest solution shorter.</dd>
</dl><p>Nothing here was measured on people.</p></details>`;
