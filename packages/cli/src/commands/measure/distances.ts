import { csvLine } from '../../output/csv.js';
import { type FileFlag, writeOutput } from '../../output/output.js';
import type { OwnHeuristicFlag } from '../../solving/own-heuristic-flag.js';
import { colors } from '../../terminal/colors.js';
import { type Column, drawTable } from '../../terminal/table.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { lineWidth } from '../../terminal/wrap.js';
import { overSpaces } from './check.js';
import type { Checked } from './check-report.js';
import { informedness, percent, shareText } from './informedness.js';
import type { MeasureFlags } from './options.js';

/** Compares heuristics with the true distance over whole spaces, and returns the exit code. */
export async function runDistances(
  paths: readonly string[],
  flags: MeasureFlags,
  own: OwnHeuristicFlag<unknown>,
  html: FileFlag,
): Promise<number> {
  const all: Checked[] = [];
  if (flags.csv) process.stdout.write(csvHead());
  const code = await overSpaces(paths, flags, own, (checked) => {
    if (flags.csv) process.stdout.write(csvRows(checked));
    else if (html === undefined) process.stdout.write(`${all.length === 0 ? '' : '\n'}${report(checked)}`);
    all.push(checked);
    return 0;
  });
  if (html === undefined || all.length === 0) return code;
  const { distancesPage } = await import('./distances-page.js');
  return Math.max(code, await writeOutput(distancesPage(all), html));
}

function report({ label, family, metric, positions, reports }: Checked): string {
  const unit = metricUnit(family, metric);
  const facts = reports.map(({ spread }) => informedness(spread));
  const farthest = Math.max(0, ...reports.map(({ spread }) => spread.length - 1));
  const right = (title: string, cells: readonly string[]): Column => ({ title, align: 'right', cells });
  const { header, lines } = drawTable(
    [
      { title: 'heuristic', align: 'left', cells: reports.map(({ heuristic }) => heuristic) },
      right(
        'mean',
        facts.map(({ mean }) => mean.toFixed(2)),
      ),
      right('of the distance', facts.map(shareText)),
      right(
        'exact',
        facts.map(({ exact }) => percent(exact)),
      ),
      {
        title: 'admissible',
        align: 'left',
        cells: reports.map(({ tooHigh }) => (tooHigh === undefined ? 'yes' : 'no')),
      },
    ],
    lineWidth(),
  );
  const mean = facts[0] === undefined ? '' : `, on average ${facts[0].meanDistance.toFixed(2)}`;
  return `${[
    colors.bold(label),
    `${family.title}, in ${unit}s: ${showAmount(positions, 'position')}, at most ${showCount(farthest)} from the goal${mean}`,
    '',
    colors.dim(header),
    ...lines,
  ].join('\n')}\n`;
}

function csvHead(): string {
  return csvLine([
    ...['board', 'family', 'metric', 'heuristic', 'distance'],
    ...['positions', 'mean', 'least', 'most', 'exact'],
  ]);
}

function csvRows({ label, family, metric, reports }: Checked): string {
  return reports
    .flatMap(({ heuristic, spread }) =>
      spread.map(({ distance, positions, mean, least, most, exact }) =>
        csvLine([
          label,
          family.id,
          metric,
          heuristic,
          distance,
          positions,
          Number(mean.toFixed(4)),
          least,
          most,
          exact,
        ]),
      ),
    )
    .join('');
}
