import { drawSvg } from '@slidewise/core/draw';
import { escapeText } from '@slidewise/core/text';
import { htmlPage } from '../../output/pages/page.js';
import { PLOT_STYLE } from '../../output/pages/plot-style.js';
import { type Line, legendMark, type Point, scatterPlot } from '../../output/pages/plots.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import type { Checked } from './check-report.js';
import { informedness, percent, shareText } from './informedness.js';

const STYLE = `${PLOT_STYLE}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;margin-top:1.5rem}
.sights{display:grid;grid-template-columns:minmax(12rem,15rem) minmax(0,1fr);gap:2rem;align-items:start;margin-top:1rem}
.board svg{display:block;width:100%;height:auto;max-height:18rem}
.scatter .plot{max-width:none}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums;margin-top:1.5rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}
th:first-child,td.word{text-align:left}thead th{color:var(--soft);font-weight:600}
.point.truth{display:none}td.word:last-child{white-space:normal;min-width:14rem}
.note{color:var(--soft);font-size:.875rem;margin:.75rem 0 0}
@media (max-width:52rem){.sights{grid-template-columns:1fr}.board{max-width:15rem}.scatter .plot{min-width:34rem}}
@media print{section{border:0;padding:0}figure,tr,.sights{break-inside:avoid}}
`;

/** Heuristics against the true distance, over all positions of each board. */
export function distancesPage(all: readonly Checked[]): string {
  const title = all.length === 1 ? all[0]!.label : showAmount(all.length, 'board');
  return htmlPage({
    title: `Heuristics of ${title}`,
    style: STYLE,
    body: [
      `<h1>Heuristics of ${escapeText(title)}</h1>`,
      '<p class="facts">What each says, against the true distance, over all positions that can be reached.</p>',
      ...all.flatMap(section),
    ],
  });
}

function section(checked: Checked): string[] {
  const { label, family, reading, metric, positions, reports } = checked;
  const unit = metricUnit(family, metric);
  const farthest = Math.max(0, ...reports.map(({ spread }) => spread.length - 1));
  const facts = [
    family.title,
    showAmount(positions, 'position'),
    `at most ${showAmount(farthest, unit)} from the goal`,
    `in ${unit}s`,
  ];
  return [
    '<section>',
    `<h2>${escapeText(label)}</h2>`,
    `<p class="facts">${escapeText(facts.join(' · '))}</p>`,
    '<div class="sights">',
    `<div class="board">${drawSvg(family.scene(reading.position), { title: label })}</div>`,
    farthest === 0 ? '<p>No position has a solution, or all are solved.</p>' : spreadPlot(checked, unit, farthest),
    '</div>',
    table(checked),
    '</section>',
  ];
}

function spreadPlot({ label, reports }: Checked, unit: string, farthest: number): string {
  const title = `${label}: mean of each heuristic at each distance`;
  const points = reports.flatMap(({ heuristic, spread }, group) =>
    spread.flatMap(({ distance, positions, mean, least, most }): Point[] => {
      if (positions === 0) return [];
      const range = least === most ? '' : `, from ${least} to ${most}`;
      const text = `${heuristic}: ${mean.toFixed(2)}${range}, at distance ${distance} (${showAmount(positions, 'position')})`;
      return [{ x: distance, y: mean, label: text, group, filled: true }];
    }),
  );
  const lines = reports.map(({ spread }, group): Line => {
    const known = spread.filter(({ positions }) => positions > 0);
    return { points: known.map(({ distance, mean }) => [distance, mean] as const), group };
  });
  const truth: Line = { points: [[0, 0], [farthest, farthest]], group: 0, look: 'truth' }; // biome-ignore format: a line
  // The scale reaches up to the line of the truth.
  const end: Point = { x: farthest, y: farthest, label: 'the true distance', group: 0, look: 'truth', filled: false };
  const axes = { title, xTitle: `true distance, in ${unit}s`, yTitle: 'heuristic' };
  const plot = scatterPlot(axes, [...points, end], 'none', [truth, ...lines]);
  const caption = 'Mean of each heuristic against the true distance. The dashed line is the distance itself.';
  return `<figure class="scatter"><figcaption>${caption}</figcaption><div class="scroll" tabindex="0" role="region" aria-label="${escapeText(title)}">${plot}</div></figure>`;
}

function table({ reports, family }: Checked): string {
  const yesOrNo = (wrong: unknown): string => (wrong === undefined ? 'yes' : 'no');
  const rows = reports.map(({ heuristic, spread, tooHigh, tooSteep }, group) => {
    const facts = informedness(spread);
    const summary = family.heuristics.find(({ id }) => id === heuristic)?.summary ?? '';
    const numbers = [facts.mean.toFixed(2), shareText(facts), percent(facts.exact)];
    const words = [yesOrNo(tooHigh), yesOrNo(tooSteep), escapeText(summary)];
    return [
      `<tr><th scope="row">${legendMark(group)}${escapeText(heuristic)}</th>`,
      ...numbers.map((text) => `<td>${text}</td>`),
      ...words.map((text) => `<td class="word">${text}</td>`),
      '</tr>',
    ].join('');
  });
  const { positions = 0, meanDistance = 0 } = reports[0] === undefined ? {} : informedness(reports[0].spread);
  return [
    '<div class="scroll"><table><thead><tr><th scope="col">heuristic</th>',
    ...['mean', 'of the distance', 'exact', 'admissible', 'consistent', 'what it is'].map((head, i) =>
      i < 3 ? `<th scope="col">${head}</th>` : `<th scope="col" style="text-align:left">${head}</th>`,
    ),
    `</tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
    `<p class="note">Over ${showCount(positions)} positions with a solution, whose mean distance is ${meanDistance.toFixed(2)}. Exact: the part of which it says the distance itself. measure --distances --csv has every number of the plot.</p>`,
  ].join('\n');
}
