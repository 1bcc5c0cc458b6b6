import type { Family } from '@slidewise/core/contract';
import { replayText } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { type Measure, measures } from '@slidewise/lab/analysis';
import type { DiskTableCache } from '@slidewise/node/tables';
import { defined, type Failure, lengthOf } from '@slidewise/server/answers';
import { type OneBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { fileOrBoard } from '../../output/output.js';
import { flagError } from '../../solving/flag-error.js';
import { guarded } from '../../solving/guard.js';
import { allOwnHeuristics, withOwn } from '../../solving/own-heuristic-flag.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { endedAt, onInterrupt } from '../../terminal/interruption.js';
import { withTablesOption } from '../../terminal/messages.js';
import { bringTables } from './bring-tables.js';
import type { MeasureFlags } from './options.js';
import { csvReport, jsonLine, type Measured, tableReport } from './report.js';

/** Measures all boards, and returns the exit code. */
export async function run(given: readonly string[], asked: MeasureFlags): Promise<number> {
  const own = await allOwnHeuristics(asked.heuristic, { promised: asked.check !== true });
  const flags: MeasureFlags = { ...asked, ...own.flags };
  const sorted = fileOrBoard('--html', '.html', flags.html, given);
  if ('error' in sorted) return complain(sorted.error);
  const { file: html, boards: paths } = sorted;
  if (paths.length === 0) return complain('no board was given (slidewise measure --help says more)');
  if (flags.check) return (await import('./check.js')).runCheck(paths, flags, own);
  if (flags.distances || html !== undefined)
    return (await import('./distances.js')).runDistances(paths, flags, own, html);
  if (flags.most !== undefined) return complain('--most is for --check and --distances');
  const all: Measured[] = [];
  let [code, signal] = [0, undefined as AbortSignal | undefined];
  await withTables(async (tables) => {
    for await (const { label, family, reading, ...bad } of withOwn(
      readBoards(paths, flags.family, readOptions(flags)),
      own,
    )) {
      signal ??= onInterrupt();
      const { error = undefined, cause } = bad;
      const problem = error === undefined ? flagError(label, family!, flags) : { error, ...(cause && { cause }) };
      if (problem !== undefined) {
        code = complainAbout(label, problem, flags.json);
        continue;
      }
      const played = afterMoves({ label, family: family!, reading: reading! }, flags);
      if ('error' in played) {
        code = complainAbout(label, played, flags.json);
        continue;
      }
      const measured = await measure(played, flags, signal, tables);
      if (flags.json) process.stdout.write(jsonLine(measured));
      all.push(measured);
      if (signal.aborted) return;
    }
  });
  if (flags.csv) process.stdout.write(csvReport(all));
  else if (!flags.json) process.stdout.write(tableReport(all));
  if (signal?.aborted) return endedAt(all.at(-1)?.label, paths, 'measured');
  if (code !== 0) return code;
  return all.some(({ solution }) => solution !== undefined && solution.status !== 'solved') ? 1 : 0;
}

function metricFor({ metrics }: Family, { metric }: MeasureFlags): string {
  return metric ?? metrics[0]!.id;
}

/** The board after the moves that were asked for, and how many they are. */
function afterMoves(board: OneBoard, flags: MeasureFlags): Played | Failure {
  if (flags.moves === undefined) return { board };
  const { label, family, reading } = board;
  const metric = metricFor(family, flags);
  const { bad, moves, position } = replayText(family, reading, flags.moves, { metric });
  if (bad !== undefined) return { error: `${label}: move ${bad.number}, "${bad.text}": ${bad.reason.message}` };
  return { board: { ...board, reading: { ...reading, position } }, made: lengthOf(family, moves, metric) };
}

interface Played {
  readonly board: OneBoard;
  readonly made?: number;
}

/** The texts of the boards that a move makes, each once, in the order of the moves. */
function neighborsOf({ family, reading: { position, format } }: OneBoard, metric: string): readonly string[] {
  const texts = family.moves(position, metric).map((move) => {
    const after = unwrap(family.play(position, move));
    const printed = family.print(after, format);
    return printed.ok ? printed.value.trimEnd() : positionId(family, after, format);
  });
  return [...new Set(texts)];
}

async function measure(
  { board, made }: Played,
  flags: MeasureFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<Measured> {
  const { label, family, reading } = board;
  const { position } = reading;
  const metric = metricFor(family, flags);
  const unbuilt = await bringTables(board, metric, flags.tables === true, signal, tables);
  const wanted = ({ id, admissible }: Measure): boolean =>
    flags.heuristic === undefined || admissible === undefined || flags.heuristic.includes(id);
  const found = guarded(() => measures(family, position, { metric, tables })).filter(wanted);
  const all = found.map((each) =>
    unbuilt.includes(each.id) ? { ...each, reason: withTablesOption({ why: each.reason! }) } : each,
  );
  const neighbors = flags.neighbors ? neighborsOf(board, metric) : undefined;
  const measured = { ...board, metric, measures: all, ...defined({ made, neighbors }) };
  if (!flags.optimum) return measured;
  const limits = defined({ timeLimit: flags.timeLimit, memoryLimit: flags.memoryLimit });
  const solving = await solveInSlices(label, family, position, { ...limits, metric }, signal, tables);
  // The metric is known and nothing else was asked for: there is nothing to be wrong with.
  return solving.ok ? { ...measured, solution: solving.value } : measured;
}
