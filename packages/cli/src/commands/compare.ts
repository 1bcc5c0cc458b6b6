import { type OneBoard, readBoards } from '../boards.js';
import { complain, complainAbout } from '../complain.js';
import { readOptions } from '../flags.js';
import { EXIT_INTERRUPTED, Interruption } from '../interruption.js';
import { fileOrBoard, writeOutput } from '../output.js';
import type { DiskShelf } from '../tables/disk-shelf.js';
import { withTables } from '../tables/with-tables.js';
import { jsonLine, refutedLine } from './compare-json.js';
import type { CompareFlags } from './compare-options.js';
import { tableReport, totalsReport } from './compare-report.js';
import { type Comparison, isPlanned, type Run, run, type Way, waysFor } from './compare-runs.js';

/** Compares all ways to solve some boards, and returns the exit code. */
export async function runCompare(given: readonly string[], flags: CompareFlags): Promise<number> {
  const sorted = fileOrBoard('--html', '.html', flags.html, given);
  if ('trouble' in sorted) return complain(sorted.trouble);
  const { file: html, boards: paths } = sorted;
  if (paths.length === 0) return complain('no board was given (slidewise compare --help says more)');
  const interruption = new Interruption();
  const comparisons: Comparison[] = [];
  let bad = false;
  await withTables(async (tables) => {
    for await (const { label, family, reading, trouble, hushed } of readBoards(
      paths,
      flags.family,
      readOptions(flags),
    )) {
      if (family === undefined || reading === undefined) {
        complainAbout(label, trouble!, flags.json, hushed);
        bad = true;
        continue;
      }
      const board = { label, family, reading };
      const ways = waysFor(family, flags);
      if ('trouble' in ways) {
        complainAbout(label, `${label}: ${ways.trouble}`, flags.json);
        bad = true;
        continue;
      }
      const comparison = await interruption.during((signal) => compare(board, ways, flags, signal, tables));
      if (!flags.json && html === undefined) {
        process.stdout.write(`${comparisons.length === 0 ? '' : '\n'}${tableReport(comparison)}`);
      }
      comparisons.push(comparison);
      if (interruption.signal.aborted) break;
    }
  });
  let code = bad ? 2 : comparisons.every(isSolved) ? 0 : 1;
  if (html !== undefined && comparisons.length > 0) {
    const { comparePage } = await import('../pages/compare-page.js');
    code = Math.max(code, await writeOutput(comparePage(comparisons), html));
  } else if (!flags.json && comparisons.length > 1) process.stdout.write(`\n${totalsReport(comparisons)}`);
  return interruption.signal.aborted ? EXIT_INTERRUPTED : code;
}

function isSolved({ runs }: Comparison): boolean {
  return runs.some(({ solution }) => solution?.status === 'solved');
}

async function compare(
  board: OneBoard,
  ways: readonly Way[],
  flags: CompareFlags,
  signal: AbortSignal,
  tables: DiskShelf,
): Promise<Comparison> {
  const { label, family, reading } = board;
  const { id: metric, unit } = family.metrics.find(({ id }) => id === flags.metric) ?? family.metrics[0]!;
  const refutation = family.refute(reading.position);
  if (refutation !== undefined) {
    if (flags.json) process.stdout.write(refutedLine(board, metric, refutation));
    return { board, metric, unit, runs: [], refutation };
  }
  const runs: Run[] = [];
  for (const [i, way] of ways.entries()) {
    const name = way.heuristic === undefined ? way.algorithm : `${way.algorithm} with ${way.heuristic}`;
    const progress = `${label}, ${i + 1} of ${ways.length}, ${name}`;
    showProgress(progress);
    const planned = isPlanned(board, metric, way, tables);
    const result = { ...way, planned, ...(await run(progress, board, way, flags, signal, tables)) };
    showProgress('');
    runs.push(result);
    if (flags.json) process.stdout.write(jsonLine(board, metric, result));
    if (signal.aborted) break;
  }
  return { board, metric, unit, runs };
}

/** On a terminal, what is being done; a search that takes longer adds how far it is. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`);
}
