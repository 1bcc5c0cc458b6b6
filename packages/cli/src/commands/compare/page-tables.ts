import { escapeText } from '@slidewise/core/text';
import { showCount, showMilliseconds } from '../../terminal/units.js';
import { COUNTS, type Count } from './counts.js';
import { bestRun, branchingText, type FamilyTotals, isProved, stoppedBy } from './facts.js';
import type { Comparison, Finished } from './runs.js';
import { scrolled } from './scrolled.js';

const HEADS = ['expanded', 'generated', 'stored', 'time'];

/** Every run on a board, the best one marked. */
export function runTable(comparison: Comparison, runs: readonly Finished[], count: Count): string {
  const best = bestRun(comparison, count);
  const rows = runs.map((run) => {
    const { counts, status } = run.solution;
    const look = run === best ? ' class="best"' : status === 'stopped' ? ' class="stopped"' : '';
    const numbers = [counts.expanded, counts.generated, counts.stored].map(showCount);
    const others = [branchingText(run.solution) || '–', showMilliseconds(run.milliseconds)];
    return `<tr${look}>${nameCells(run, run.planned)}${cells([...numbers, ...others])}${answerCells(run)}</tr>`;
  });
  const planned = runs.some((run) => run.planned) ? ' * is what solve would use.' : '';
  return table(
    comparison.board.label,
    `Every run, in ${comparison.unit}s`,
    [...HEADS.slice(0, -1), 'b*', 'time', `${comparison.unit}s`, 'proof'],
    rows,
    `★ is the proof with the fewest ${COUNTS[count]}.${planned} b* is the effective branching factor: a tree of this depth in which every node has b* children has as many nodes as were generated. Times do not include building tables.`,
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

/** A table of one board, or of one family: captions are the same for all of them. */
function table(of: string, caption: string, heads: readonly string[], rows: readonly string[], note: string): string {
  const names = ['algorithm', 'heuristic'].map((name) => `<th scope="col" class="name">${name}</th>`);
  const others = heads.map((name) => `<th scope="col">${name}</th>`);
  const whole = [
    `<table><caption>${escapeText(caption)}</caption>`,
    `<thead><tr>${[...names, ...others].join('')}</tr></thead><tbody>`,
    ...rows,
    '</tbody></table>',
  ].join('\n');
  return `<div class="runs">${scrolled(`${of}: ${caption}`, whole)}<p class="note">${note}</p></div>`;
}

/** What each method took for all boards of a family. */
export function sumsTable({ title, unit, totals: sums }: FamilyTotals): string {
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
  return table(title, `Sums, in ${unit}s`, ['solved', 'proved', ...HEADS], rows, note);
}
