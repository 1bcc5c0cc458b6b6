import { drawSvg } from '@slidewise/core/draw';
import { algorithms } from '@slidewise/core/search';
import { escapeText } from '@slidewise/core/text';
import { htmlPage } from '../../output/pages/page.js';
import { type Bar, barPlot, GROUPS, legendMark, type Point, scatterPlot } from '../../output/pages/plots.js';
import { showAmount, showCount, showMilliseconds } from '../../terminal/units.js';
import { COUNTS, type Count } from './counts.js';
import {
  bestRun,
  type FamilyTotals,
  finished,
  isProved,
  leftOut,
  stoppedBy,
  totals,
  verdict,
  wayName,
} from './facts.js';
import { capital, OVERVIEW_STYLE, overviewSection } from './page-overview.js';
import type { Comparison, Finished } from './runs.js';
import { summaries } from './summary.js';

/** Colours that are distinct on light and on dark backgrounds. */
const LIGHT = [
  '#2b5fa8',
  '#c96a12',
  '#2f8f5b',
  '#b03a6a',
  '#7253c0',
  '#14808f',
  '#8a6420',
  '#5d6470',
  '#d0342c',
  '#6b7a00',
  '#d055c0',
  '#1d4d40',
];
const DARK = [
  '#7aaef5',
  '#f0a35c',
  '#6fce97',
  '#ee8fb5',
  '#b39df0',
  '#5cc7d6',
  '#d9b26a',
  '#aab2c0',
  '#ff7b6b',
  '#c3d04f',
  '#f5a8ea',
  '#3fa98c',
];

const STYLE = `
:root{${LIGHT.map((color, i) => `--g${i}:${color}`).join(';')}}
@media (prefers-color-scheme:dark){:root{${DARK.map((color, i) => `--g${i}:${color}`).join(';')}}}
${Array.from({ length: GROUPS }, (_, i) => `.g${i}{--group:var(--g${i})}`).join('')}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;margin-top:1.5rem}
.sights{display:grid;grid-template-columns:minmax(12rem,15rem) minmax(0,1fr);gap:2rem;align-items:start;margin-top:1rem}
.board svg{display:block;width:100%;height:auto;max-height:18rem}
figure{margin:0;overflow-x:auto}figcaption,h3{font-size:1rem;font-weight:600;margin:0 0 .5rem}
.plot{display:block;width:100%;height:auto;min-width:30rem;max-width:48rem}.scatter .plot{min-width:0;max-width:34rem}
.plot-text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:var(--ink)}.plot-text.end{text-anchor:end}.plot-text.middle{text-anchor:middle}.plot-text.soft{fill:var(--soft)}
.plot-grid{stroke:var(--line);fill:none}.bar{fill:var(--group)}.bar.unfinished{fill-opacity:.3;stroke:var(--group);stroke-dasharray:4 3}
.point{fill:var(--group);stroke:var(--group);stroke-width:1.5}.point.hollow{fill:var(--card)}
dl{margin:0 0 1rem;font-size:.875rem;line-height:1.4}dt{font-weight:600;margin-top:.35rem}dd{margin:0 0 0 1.2rem;color:var(--soft)}.mark{width:.9rem;height:.9rem;vertical-align:-.1rem;margin-right:.3rem}
.more{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2rem;margin-top:1.75rem;align-items:start}
.runs{margin-top:1.25rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding-bottom:.5rem;font-size:1rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}
thead th{color:var(--soft);font-weight:600;border-bottom-width:2px}
th.name,td.name{text-align:left}
tr.best td,tr.best th{font-weight:700}tr.best th:first-child::before{content:"★ ";color:var(--good)}tr.stopped{color:var(--soft)}.yes{color:var(--good)}
details{margin-top:1.25rem;color:var(--soft);font-size:.875rem}summary{cursor:pointer;color:var(--ink)}
.note{color:var(--soft);font-size:.875rem;margin:.75rem 0 0}
@media (max-width:52rem){.sights,.more{grid-template-columns:1fr}.board{max-width:15rem}}
@media print{section{border:0;padding:0;break-before:auto}figure,tr,.sights{break-inside:avoid}.scroll{overflow:visible}}
${OVERVIEW_STYLE}`;

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
  const { board, metric } = comparison;
  const { label, family, reading } = board;
  const scene = family.scene(reading.position);
  const runs = finished(comparison);
  const facts = [family.title, `${scene.width}×${scene.height}`, `goal ${reading.goal}`, `in ${metric}`];
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
    glossary(comparison, runs, groups),
    '</div>',
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
  const ways = [...algorithms, ...family.strategies].filter(({ id }) => groups.has(id));
  const heuristics = family.heuristics.filter(({ id }) => runs.some(({ heuristic }) => heuristic === id));
  const parts = [
    '<div><h3>Algorithms</h3>',
    `<dl>${ways.map(({ id, summary }) => item(id, summary, legendMark(groups.get(id)!))).join('')}</dl>`,
  ];
  if (heuristics.length > 0) {
    const words = heuristics.map(({ id, summary, admissible }) =>
      item(id, admissible ? summary : `${summary}; not admissible`),
    );
    parts.push(`<h3>Heuristics</h3><dl>${words.join('')}</dl>`);
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
      label: `${wayName(run)}: ${showAmount(length, unit)}${proof}, ${showCount(counts[count])} ${count}`,
      group: groups.get(run.algorithm)!,
      filled: isProved(run),
    };
  });
  const plot = scatterPlot({ title, xTitle: COUNTS[count], yTitle: `length in ${unit}s` }, points);
  return `<figure class="scatter"><figcaption>${title}: filled where proved shortest</figcaption>${plot}</figure>`;
}

const HEADS = ['expanded', 'generated', 'stored', 'time'];

function runTable(comparison: Comparison, runs: readonly Finished[], count: Count): string {
  const best = bestRun(comparison, count);
  const rows = runs.map((run) => {
    const { counts, status } = run.solution;
    const look = run === best ? ' class="best"' : status === 'stopped' ? ' class="stopped"' : '';
    const numbers = [counts.expanded, counts.generated, counts.stored].map(showCount);
    return `<tr${look}>${nameCells(run, run.planned)}${cells([...numbers, showMilliseconds(run.milliseconds)])}${answerCells(run)}</tr>`;
  });
  const planned = runs.some((run) => run.planned) ? ' * is what solve would use.' : '';
  return table(
    `Every run, in ${escapeText(comparison.metric)}`,
    [...HEADS, `${comparison.unit}s`, 'proof'],
    rows,
    `★ is the proof with the fewest ${COUNTS[count]}.${planned} Times do not include building tables.`,
  );
}

function answerCells(run: Finished): string {
  const { status, length, lowerBound } = run.solution;
  const value =
    status === 'stopped' ? `≥ ${showCount(lowerBound)}` : status === 'unsolvable' ? 'none' : showCount(length!);
  const stop = stoppedBy(run);
  const proof = isProved(run) ? '<td class="yes">proved</td>' : `<td>${stop === '' ? 'no' : `stopped by ${stop}`}</td>`;
  return `<td>${value}</td>${proof}`;
}

function nameCells({ algorithm, heuristic }: Pick<Finished, 'algorithm' | 'heuristic'>, planned = false): string {
  const name = `${escapeText(algorithm)}${planned ? ' *' : ''}`;
  return `<th scope="row" class="name">${name}</th><td class="name">${escapeText(heuristic ?? '–')}</td>`;
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => `<td>${text}</td>`).join('');
}

function table(caption: string, heads: readonly string[], rows: readonly string[], note: string): string {
  const names = ['algorithm', 'heuristic'].map((name) => `<th scope="col" class="name">${name}</th>`);
  const others = heads.map((name) => `<th scope="col">${name}</th>`);
  return [
    `<div class="runs"><div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>`,
    `<thead><tr>${[...names, ...others].join('')}</tr></thead><tbody>`,
    ...rows,
    `</tbody></table></div><p class="note">${note}</p></div>`,
  ].join('\n');
}

function leftOutList(comparison: Comparison): string[] {
  const others = leftOut(comparison);
  if (others.length === 0) return [];
  const items = others.map(({ runs, reason }) => `<li>${escapeText(`${runs}: ${reason}`)}</li>`);
  return [`<details><summary>What was left out, and why</summary><ul>${items.join('')}</ul></details>`];
}

function sumsTable({ metric, totals: sums }: FamilyTotals): string {
  const rows = sums.map((sum) => {
    const numbers = [sum.expanded, sum.generated, sum.stored].map(showCount);
    const all = [
      `${showCount(sum.solved)} of ${showCount(sum.boards)}`,
      showCount(sum.proved),
      ...numbers,
      showMilliseconds(sum.milliseconds),
    ];
    return `<tr>${nameCells(sum)}${cells(all)}</tr>`;
  });
  const note = 'Sums over all boards it was tried on, including those on which it was stopped.';
  return table(`Sums, in ${escapeText(metric)}`, ['solved', 'proved', ...HEADS], rows, note);
}
