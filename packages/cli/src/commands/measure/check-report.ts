import { same } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import type { HeuristicReport } from '@slidewise/lab/analysis';
import { aboutBoard, positionFields } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { csvLine } from '../../output/csv.js';
import { colors } from '../../terminal/colors.js';
import { drawScene } from '../../terminal/draw.js';
import { type Column, drawTable } from '../../terminal/table.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { lineWidth, wrapSentence } from '../../terminal/wrap.js';

/** A board, and what its heuristics are over all positions that can be reached. */
export interface Checked extends OneBoard {
  readonly metric: string;
  readonly positions: number;
  readonly reports: readonly HeuristicReport[];
}

/** Human-readable: a table, and a counterexample for each no in it. */
export function checkReport(checked: Checked): string {
  const { label, family, metric, positions, reports } = checked;
  const unit = metricUnit(family, metric);
  const yesOrNo = (wrong: unknown): string => (wrong === undefined ? 'yes' : 'no');
  const columns: Column[] = [
    { title: 'heuristic', align: 'left', cells: reports.map(({ heuristic }) => heuristic) },
    { title: 'admissible', align: 'left', cells: reports.map(({ tooHigh }) => yesOrNo(tooHigh)) },
    { title: 'consistent', align: 'left', cells: reports.map(({ tooSteep }) => yesOrNo(tooSteep)) },
  ];
  const { header, lines } = drawTable(columns, lineWidth());
  return `${[
    colors.bold(label),
    `${family.title}, in ${unit}s: ${showAmount(positions, 'position')} that can be reached`,
    '',
    colors.dim(header),
    ...lines,
    ...reports.flatMap((report) => counterexamples(checked, unit, report)),
  ].join('\n')}\n`;
}

function counterexamples(checked: Checked, unit: string, { heuristic, tooHigh, tooSteep }: HeuristicReport): string[] {
  const { family } = checked;
  const lines: string[] = [];
  const add = (sentence: string, position: unknown): void => {
    lines.push('', ...wrapSentence(sentence, lineWidth(), ''), ...drawScene(family.scene(position)));
  };
  if (tooHigh !== undefined) {
    const { estimate, distance } = tooHigh;
    const enough =
      distance === 0 ? 'it is solved' : `${showAmount(distance, unit)} ${distance === 1 ? 'is' : 'are'} enough`;
    add(`${heuristic} overestimates: it says ${showCount(estimate)} here, and ${enough}`, tooHigh.position);
  }
  if (tooSteep !== undefined) {
    const { estimate, estimateAfter } = tooSteep;
    const fall = `it falls from ${showCount(estimate)} to ${showCount(estimateAfter)}`;
    add(`${heuristic} is not consistent: ${fall} with ${moveOf(checked, tooSteep)}`, tooSteep.position);
  }
  return lines;
}

/** The text of the move between two positions. */
function moveOf(
  { family, reading: { format }, metric }: Checked,
  { position, after }: { readonly position: unknown; readonly after: unknown },
): string {
  const move = family.moves(position, metric).find((each) => same(unwrap(family.play(position, each)), after));
  return family.printMove(position, move, { format, metric });
}

/** For spreadsheets: a line for each heuristic. */
export function checkCsvHead(): string {
  return csvLine([
    ...['board', 'family', 'metric', 'heuristic', 'positions', 'admissible', 'consistent'],
    ...['estimate', 'distance', 'counterexample'],
  ]);
}

export function checkCsvRows({ label, family, reading, metric, positions, reports }: Checked): string {
  return reports
    .map(({ heuristic, tooHigh, tooSteep }) =>
      csvLine([
        ...[label, family.id, metric, heuristic, positions, tooHigh === undefined, tooSteep === undefined],
        ...[tooHigh?.estimate, tooHigh?.distance],
        tooHigh && positionId(family, tooHigh.position, reading.format),
      ]),
    )
    .join('');
}

/** For programs: an object for each heuristic. */
export function checkJsonLines(checked: Checked): string {
  const { family, reading, metric, positions, reports } = checked;
  const at = (position: unknown) => positionFields(family, position, reading.format);
  return reports
    .map(({ heuristic, tooHigh, tooSteep }) => {
      const object = {
        ...aboutBoard(checked),
        metric,
        heuristic,
        positions,
        admissible: tooHigh === undefined,
        consistent: tooSteep === undefined,
        tooHigh:
          tooHigh === undefined
            ? null
            : { ...at(tooHigh.position), estimate: tooHigh.estimate, distance: tooHigh.distance },
        tooSteep:
          tooSteep === undefined
            ? null
            : {
                ...at(tooSteep.position),
                estimate: tooSteep.estimate,
                move: moveOf(checked, tooSteep),
                after: at(tooSteep.after).id,
                estimateAfter: tooSteep.estimateAfter,
              },
      };
      return `${JSON.stringify(object)}\n`;
    })
    .join('');
}
