import { escapeText } from '@slidewise/core/text';
import { colorMark, type Point, scatterPlot, shapeMark } from '../../output/pages/plots.js';
import { showAll, showAmount, showCount } from '../../terminal/units.js';
import { capital } from '../../terminal/wrap.js';
import { COUNTS, type Count } from './counts.js';
import { branchingOf, isProved, knownLength, methodName, shortestLength, stoppedBy } from './facts.js';
import type { Finished } from './runs.js';
import { scrolled } from './scrolled.js';
import { type Amount, type MethodOnAll, medianOf, type Summary, totalOf } from './summary.js';

// All boards of a family at once. Readers choose counts and methods. The style sheet does that, so the page runs no
// script.

const IDS = Object.keys(COUNTS) as Count[];
/** More algorithms, or heuristics, than any family has. */
const MOST_FILTERS = 32;

export const OVERVIEW_STYLE = `
.by{display:none}${IDS.map((id) => `section:has(.pick-${id}:checked) .by-${id}`).join(',')}{display:block}
@supports not selector(:has(a)){.choose{display:none}.by.first{display:block}}
${Array.from({ length: MOST_FILTERS }, (_, i) => `section:has(.pick-a${i}:not(:checked)) .a${i},section:has(.pick-h${i}:not(:checked)) .h${i}{display:none}`).join('\n')}
.choose{display:grid;gap:.75rem;margin:1rem 0 1.25rem}.choose fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.875rem}
.choose legend{float:left;padding:0;font-weight:600;min-width:6rem}.choose label{display:inline-flex;align-items:center;gap:.3rem;min-height:1.75rem;cursor:pointer}.choose input{accent-color:var(--accent);margin:0;width:1rem;height:1rem}
.choose button{font:inherit;font-size:.875rem;color:var(--ink);background:none;border:1px solid var(--line);border-radius:.5rem;padding:.3rem .8rem;justify-self:start;cursor:pointer}
.shape{fill:var(--soft);stroke:var(--soft)}.wide .plot{max-width:none;min-width:40rem}.point.stopped{stroke-dasharray:2 2}
tr.lengths td,tr.lengths th{color:var(--soft)}
@media print{.choose{display:none}}
`;

export function overviewSection(summary: Summary, chosen: Count, sums: readonly string[]): string[] {
  const { title, unit, comparisons } = summary;
  const names = groupsOf(summary.methods);
  const plotted = comparisons.filter((comparison) => shortestLength(comparison) !== undefined).length;
  const missing = comparisons.length - plotted;
  const note = missing === 0 ? '' : ` ${showAmount(missing, 'board')} without a known solution not shown.`;
  return [
    '<section>',
    `<h2>${escapeText(title)}: ${showAll(comparisons.length, 'board')} together</h2>`,
    `<p class="facts">in ${escapeText(unit)}s</p>`,
    choices(title, names, chosen),
    ...IDS.flatMap((count) => [
      `<div class="by by-${count}${count === chosen ? ' first' : ''}">`,
      ...(plotted === 0 ? [] : [workPlot(summary, names, count, note)]),
      matrix(summary, names, count),
      '</div>',
    ]),
    ...(plotted === 0 ? [] : [branchingPlot(summary, names)]),
    ...sums,
    '</section>',
  ];
}

/** The places of algorithms and heuristics among those that were tried: they stand for marks, colours and filters. */
interface Groups {
  readonly algorithms: readonly string[];
  readonly heuristics: readonly string[];
}

const NO_HEURISTIC = '–';

function groupsOf(methods: readonly MethodOnAll[]): Groups {
  return {
    algorithms: [...new Set(methods.map(({ algorithm }) => algorithm))],
    heuristics: [...new Set(methods.map(({ heuristic = NO_HEURISTIC }) => heuristic))],
  };
}

function placesOf({ algorithm, heuristic = NO_HEURISTIC }: MethodOnAll, { algorithms, heuristics }: Groups) {
  const [a, h] = [algorithms.indexOf(algorithm), heuristics.indexOf(heuristic)];
  return { a, h, look: `a${a} h${h}` };
}

function choices(title: string, { algorithms, heuristics }: Groups, chosen: Count): string {
  const count = IDS.map(
    (id) =>
      `<label><input type="radio" name="count" class="pick-${id}"${id === chosen ? ' checked' : ''}>${COUNTS[id]}</label>`,
  );
  const boxes = (letter: string, names: readonly string[], mark: (i: number) => string): string[] =>
    names.map((name, i) => {
      const text = name === NO_HEURISTIC ? 'none asked' : escapeText(name);
      return `<label><input type="checkbox" class="pick-${letter}${i}" checked>${mark(i)}${text}</label>`;
    });
  return [
    `<form class="choose" aria-label="What to show of ${escapeText(title)}">`,
    `<fieldset><legend>Count</legend>${count.join('')}</fieldset>`,
    `<fieldset><legend>Algorithms</legend>${boxes('a', algorithms, shapeMark).join('')}</fieldset>`,
    `<fieldset><legend>Heuristics</legend>${boxes('h', heuristics, colorMark).join('')}</fieldset>`,
    '<button type="reset">Show everything again</button>',
    '</form>',
  ].join('\n');
}

/** Algorithms stand side by side over a length, so that marks hide fewer others: no farther than it is clear which length is meant. */
const SPREAD = 0.7;

/** What each run took, over the length of the shortest known solution of its board. */
function workPlot(summary: Summary, groups: Groups, count: Count, note: string): string {
  const { comparisons, methods, unit } = summary;
  const points = methods.flatMap((method) => {
    const { a, h, look } = placesOf(method, groups);
    const aside = SPREAD * ((a + 0.5) / groups.algorithms.length - 0.5);
    return method.runs.flatMap((run, i): Point[] => {
      const length = shortestLength(comparisons[i]!);
      if (run === undefined || length === undefined) return [];
      const label = `${comparisons[i]!.board.label}: ${methodName(method)}: ${runText(run, count, unit)}`;
      const state = run.solution.status === 'stopped' ? `${look} stopped` : look;
      return [
        {
          x: length + aside,
          y: run.solution.counts[count],
          label,
          group: h,
          shape: a,
          look: state,
          filled: isProved(run),
        },
      ];
    });
  });
  const title = `${capital(COUNTS[count])} against length, in ${unit}s`;
  const axes = { title, xTitle: `length of the shortest known solution, in ${unit}s`, yTitle: COUNTS[count] };
  const caption = `${escapeText(title)}: filled where proved shortest, dashed where stopped; algorithms stand side by side.${note}`;
  const plot = scrolled(`${summary.title}: ${title}`, scatterPlot(axes, points, 'up'));
  return `<figure class="scatter wide"><figcaption>${caption}</figcaption>${plot}</figure>`;
}

/** The effective branching factor of each run that found a solution, over the length of the shortest known solution of its board. */
function branchingPlot(summary: Summary, groups: Groups): string {
  const { comparisons, methods, unit } = summary;
  const points = methods.flatMap((method) => {
    const { a, h, look } = placesOf(method, groups);
    const aside = SPREAD * ((a + 0.5) / groups.algorithms.length - 0.5);
    return method.runs.flatMap((run, i): Point[] => {
      const length = shortestLength(comparisons[i]!);
      const branching = run && branchingOf(run.solution);
      if (run === undefined || length === undefined || branching === undefined) return [];
      const label = `${comparisons[i]!.board.label}: ${methodName(method)}: b* = ${branching.toFixed(3)}`;
      return [{ x: length + aside, y: branching, label, group: h, shape: a, look, filled: isProved(run) }];
    });
  });
  const title = `Effective branching factor against length, in ${unit}s`;
  const axes = {
    title,
    xTitle: `length of the shortest known solution, in ${unit}s`,
    yTitle: 'b*',
    hasFractions: true,
  };
  const plot = scrolled(`${summary.title}: ${title}`, scatterPlot(axes, points, 'none'));
  return `<figure class="scatter wide"><figcaption>${escapeText(title)}: the less, the better the heuristic leads.</figcaption>${plot}</figure>`;
}

function runText(run: Finished, count: Count, unit: string): string {
  const { length, counts } = run.solution;
  const stop = stoppedBy(run);
  const answer = length === undefined ? [] : [`${showAmount(length, unit)}${isProved(run) ? ', proved' : ''}`];
  return [`${showCount(counts[count])} ${count}`, ...answer, ...(stop === '' ? [] : [`stopped by ${stop}`])].join(', ');
}

/** A row for each method, a column for each board. */
function matrix({ title, comparisons, methods, unit }: Summary, groups: Groups, count: Count): string {
  const heads = ['total', 'median', ...comparisons.map(({ board }) => board.label)];
  const lengths = ['', '', ...comparisons.map(knownLength)].map((text) => `<td>${text}</td>`).join('');
  const rows = methods.map((method) => {
    const sums = [totalOf(method.runs, count), medianOf(method.runs, count)].map(amountText);
    const cells = [...sums, ...method.runs.map((run) => cellText(run, count))];
    const name = `<th scope="row" class="name">${escapeText(method.algorithm)}</th><td class="name">${escapeText(method.heuristic ?? NO_HEURISTIC)}</td>`;
    return `<tr class="${placesOf(method, groups).look}">${name}${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  });
  const caption = `${capital(COUNTS[count])}, in ${unit}s`;
  const table = [
    `<table><caption>${escapeText(caption)}</caption>`,
    '<thead><tr><th scope="col" class="name">algorithm</th><th scope="col" class="name">heuristic</th>',
    `${heads.map((text) => `<th scope="col">${escapeText(text)}</th>`).join('')}</tr></thead><tbody>`,
    `<tr class="lengths"><th scope="row" class="name" colspan="2">length, in ${unit}s</th>${lengths}</tr>`,
    ...rows,
    '</tbody></table>',
  ].join('\n');
  const note =
    '✓ is proved, ≥ was stopped there, – was not tried. Totals and medians are over the boards on which a method was tried.';
  return `<div class="runs">${scrolled(`${title}: ${caption}`, table)}<p class="note">${note}</p></div>`;
}

function cellText(run: Finished | undefined, count: Count): string {
  if (run === undefined) return '–';
  const { counts, status } = run.solution;
  return `${status === 'stopped' ? '≥ ' : ''}${showCount(counts[count])}${isProved(run) ? ' <span class="yes">✓</span>' : ''}`;
}

function amountText(amount: Amount | undefined): string {
  return amount === undefined ? '–' : `${amount.least ? '≥ ' : ''}${showCount(amount.value)}`;
}
