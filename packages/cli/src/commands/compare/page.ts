import { drawSvg } from '@slidewise/core/draw';
import { algorithms } from '@slidewise/core/search';
import { escapeText } from '@slidewise/core/text';
import { htmlPage } from '../../output/pages/page.js';
import { PLOT_STYLE } from '../../output/pages/plot-style.js';
import { BAR_STYLE, type Bar, barPlot, legendMark, type Point, scatterPlot } from '../../output/pages/plots.js';
import { showAmount, showCount, showMilliseconds } from '../../terminal/units.js';
import { capital } from '../../terminal/wrap.js';
import { COUNTS, type Count } from './counts.js';
import { finished, isProved, leftOut, methodName, stoppedBy, totals, verdict } from './facts.js';
import { OVERVIEW_STYLE, overviewSection } from './page-overview.js';
import { runTable, sumsTable } from './page-tables.js';
import type { Comparison, Finished } from './runs.js';
import { summaries } from './summary.js';

/** The look of the page, plots included. */
const STYLE = `${PLOT_STYLE}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;margin-top:1.5rem}
.sights{display:grid;grid-template-columns:minmax(12rem,15rem) minmax(0,1fr);gap:2rem;align-items:start;margin-top:1rem}
.board svg{display:block;width:100%;height:auto;max-height:18rem}
dl{margin:0 0 1rem;font-size:.875rem;line-height:1.4}dt{font-weight:600;margin-top:.35rem}dd{margin:0 0 0 1.2rem;color:var(--soft)}
.more{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2rem;margin-top:1.75rem;align-items:start}
.runs{margin-top:1.25rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding-bottom:.5rem;font-size:1rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}
thead th{color:var(--soft);font-weight:600;border-bottom-width:2px}
th.name,td.name{text-align:left}
tr.best td,tr.best th{font-weight:700}tr.best th:first-child::before{content:"★ ";color:var(--good)}tr.stopped{color:var(--soft)}.yes{color:var(--good)}

.glossary{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2rem;margin-top:1.75rem}figure.wide+figure.wide,.by+figure.wide{margin-top:1.5rem}
details{margin-top:1.25rem;color:var(--soft);font-size:.875rem}summary{cursor:pointer;color:var(--ink)}
.note{color:var(--soft);font-size:.875rem;margin:.75rem 0 0}
@media (max-width:52rem){.sights,.more,.glossary{grid-template-columns:1fr}.board{max-width:15rem}}
@media print{section{border:0;padding:0;break-before:auto}figure,tr,.sights{break-inside:avoid}.scroll{overflow:visible}}
${BAR_STYLE}${OVERVIEW_STYLE}`;

/** All comparisons on one page, with plots; the count is what they show at first. */
export function comparePage(comparisons: readonly Comparison[], count: Count): string {
  const sums = totals(comparisons);
  const title = comparisons.length === 1 ? comparisons[0]!.board.label : showAmount(comparisons.length, 'board');
  return htmlPage({
    title: `Comparing ${title}`,
    style: STYLE,
    body: [
      `<h1>Comparing ${escapeText(title)}</h1>`,
      '<p class="facts">Positions expanded, generated and stored, time and length, by algorithm and heuristic.</p>',
      ...summaries(comparisons).flatMap((summary) =>
        overviewSection(summary, count, sums.filter(({ title: family }) => family === summary.title).map(sumsTable)),
      ),
      ...comparisons.flatMap((comparison) => section(comparison, count)),
    ],
  });
}

function section(comparison: Comparison, count: Count): string[] {
  const { board, unit } = comparison;
  const { label, family, reading } = board;
  const scene = family.scene(reading.position);
  const runs = finished(comparison);
  const facts = [family.title, `${scene.width}×${scene.height}`, `goal ${reading.goal}`, `in ${unit}s`];
  return [
    '<section>',
    `<h2>${escapeText(label)}</h2>`,
    `<p class="facts">${escapeText(facts.join(' · '))}</p>`,
    `<p><strong>${escapeText(sentence(verdict(comparison)))}</strong></p>`,
    '<div class="sights">',
    `<div class="board">${drawSvg(scene, { title: label })}</div>`,
    ...(runs.length === 0 ? [] : [countPlot(runs, count)]),
    '</div>',
    ...(runs.length === 0 ? [] : [...details(comparison, runs, count)]),
    ...leftOutList(comparison),
    '</section>',
  ];
}

function sentence(words: string): string {
  return `${capital(words)}.`;
}

/** The place of each algorithm among those that were tried: it stands for a colour and a mark. */
function groupsOf(runs: readonly Finished[]): Map<string, number> {
  return new Map([...new Set(runs.map(({ algorithm }) => algorithm))].map((algorithm, i) => [algorithm, i]));
}

function countPlot(runs: readonly Finished[], count: Count): string {
  const groups = groupsOf(runs);
  const bars = runs.map((run): Bar => {
    const counted = run.solution.counts[count];
    const stop = stoppedBy(run);
    return {
      label: run.heuristic === undefined ? run.algorithm : `${run.algorithm} · ${run.heuristic}`,
      value: counted,
      text: `${showCount(counted)}${stop === '' ? '' : `, stopped by ${stop}`}`,
      group: groups.get(run.algorithm)!,
      unfinished: run.solution.status === 'stopped',
    };
  });
  const title = `${capital(COUNTS[count])}, on a logarithmic scale`;
  return `<figure><figcaption>${title}</figcaption>${barPlot(title, bars)}</figure>`;
}

/** The second plot with the names that it uses, and the table. */
function details(comparison: Comparison, runs: readonly Finished[], count: Count): string[] {
  const groups = groupsOf(runs);
  const solved = runs.filter(({ solution }) => solution.status === 'solved');
  const plot = solved.length === 0 ? [] : [lengthPlot(comparison, solved, groups, count)];
  return [
    '<div class="more">',
    ...plot,
    timePlot(runs, groups, count),
    '</div>',
    glossary(comparison, runs, groups),
    runTable(comparison, runs, count),
  ];
}

/** What the names mean; the marks are those of the plot. */
function glossary(
  { board: { family } }: Comparison,
  runs: readonly Finished[],
  groups: ReadonlyMap<string, number>,
): string {
  const item = (name: string, summary: string, mark = ''): string =>
    `<dt>${mark}${escapeText(name)}</dt><dd>${escapeText(summary)}</dd>`;
  const methods = [...algorithms, ...family.strategies].filter(({ id }) => groups.has(id));
  const heuristics = family.heuristics.filter(({ id }) => runs.some(({ heuristic }) => heuristic === id));
  const parts = [
    '<div class="glossary"><div><h3>Algorithms</h3>',
    `<dl>${methods.map(({ id, summary }) => item(id, summary, legendMark(groups.get(id)!))).join('')}</dl></div>`,
  ];
  if (heuristics.length > 0) {
    const words = heuristics.map(({ id, summary, admissible }) =>
      item(id, admissible ? summary : `${summary}; not admissible`),
    );
    parts.push(`<div><h3>Heuristics</h3><dl>${words.join('')}</dl></div>`);
  }
  return [...parts, '</div>'].join('\n');
}

function lengthPlot(
  { unit }: Comparison,
  runs: readonly Finished[],
  groups: ReadonlyMap<string, number>,
  count: Count,
): string {
  const title = 'Length against work';
  const points = runs.map((run): Point => {
    const { length = 0, counts } = run.solution;
    const proof = isProved(run) ? ', proved' : '';
    return {
      x: counts[count],
      y: length,
      label: `${methodName(run)}: ${showAmount(length, unit)}${proof}, ${showCount(counts[count])} ${count}`,
      group: groups.get(run.algorithm)!,
      filled: isProved(run),
    };
  });
  const plot = scatterPlot({ title, xTitle: COUNTS[count], yTitle: `length in ${unit}s` }, points);
  return `<figure class="scatter"><figcaption>${title}: filled where proved shortest</figcaption>${plot}</figure>`;
}

/** Microseconds, so that short runs are seen on a logarithmic scale. */
const MICRO = 1000;

function timePlot(runs: readonly Finished[], groups: ReadonlyMap<string, number>, count: Count): string {
  const title = 'Time against work';
  const points = runs.map(
    (run): Point => ({
      x: run.solution.counts[count],
      y: run.milliseconds * MICRO,
      label: `${methodName(run)}: ${showMilliseconds(run.milliseconds)}, ${showCount(run.solution.counts[count])} ${count}`,
      group: groups.get(run.algorithm)!,
      filled: isProved(run),
    }),
  );
  const plot = scatterPlot({ title, xTitle: COUNTS[count], yTitle: 'time in microseconds' }, points, 'both');
  return `<figure class="scatter"><figcaption>${title}: both scales are logarithmic</figcaption>${plot}</figure>`;
}

function leftOutList(comparison: Comparison): string[] {
  const others = leftOut(comparison);
  if (others.length === 0) return [];
  const items = others.map(({ runs, reason }) => `<li>${escapeText(`${runs}: ${reason}`)}</li>`);
  return [`<details><summary>What was left out, and why</summary><ul>${items.join('')}</ul></details>`];
}
