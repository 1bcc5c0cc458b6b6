import type { OneBoard } from '../../input/boards.js';
import { csvLine } from '../../output/csv.js';
import { branchingText } from './facts.js';
import type { Run } from './runs.js';

/** For spreadsheets: a line for each run; nothing stands for what is not known. */
export function csvHead(): string {
  const run = [
    'algorithm',
    'heuristic',
    'status',
    'optimal',
    'length',
    'expanded',
    'generated',
    'stored',
    'ms',
    'branching',
  ];
  return csvLine(['board', 'family', 'metric', ...run]);
}

export function csvRow({ label, family }: OneBoard, metric: string, run: Run): string {
  const { algorithm, heuristic, solution, milliseconds } = run;
  const about = [label, family.id, metric, algorithm, heuristic];
  if (solution === undefined) return csvLine([...about, 'skipped', false, '', '', '', '', '', '']);
  const { status, optimal, length, counts } = solution;
  const { expanded, generated, stored } = counts;
  return csvLine([
    ...about,
    status,
    optimal,
    length,
    expanded,
    generated,
    stored,
    Math.round(milliseconds * 1000) / 1000,
    branchingText(solution),
  ]);
}

/** A board that is known to be unsolvable before any run. */
export function refutedRow({ label, family }: OneBoard, metric: string): string {
  return csvLine([label, family.id, metric, '', '', 'unsolvable', false, '', '', '', '', '', '']);
}
