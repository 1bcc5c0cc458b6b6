import type { Family } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { replayText } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { measures } from '@slidewise/lab/analysis';
import { type DiskTableCache, fetchTables } from '@slidewise/node/tables';
import { type OneBoard, readBoards } from '../../input/boards.js';
import { defined, readOptions } from '../../input/flags.js';
import { lengthOf } from '../../solving/shortest.js';
import { solveInSlices, usualMemory } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complainAbout } from '../../terminal/complain.js';
import { endedAt, onInterrupt } from '../../terminal/interruption.js';
import { withTablesOption } from '../../terminal/messages.js';
import { type Trouble, troubleWith } from '../../terminal/sentence-of.js';
import type { MeasureFlags } from './options.js';
import { csvReport, jsonLine, type Measured, tableReport } from './report.js';

/** Measures all boards, and returns the exit code. */
export async function run(paths: readonly string[], flags: MeasureFlags): Promise<number> {
  const all: Measured[] = [];
  let [code, signal] = [0, undefined as AbortSignal | undefined];
  await withTables(async (tables) => {
    for await (const { label, family, reading, ...bad } of readBoards(paths, flags.family, readOptions(flags))) {
      signal ??= onInterrupt();
      const { trouble = undefined, cause } = bad;
      const problem =
        trouble === undefined ? metricTrouble(label, family!, flags.metric) : { trouble, ...(cause && { cause }) };
      if (problem !== undefined) {
        code = complainAbout(label, problem, flags.json);
        continue;
      }
      const played = afterMoves({ label, family: family!, reading: reading! }, flags);
      if ('trouble' in played) {
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

function metricTrouble(label: string, { metrics }: Family, metric: string | undefined): Trouble | undefined {
  if (metric === undefined || metrics.some(({ id }) => id === metric)) return undefined;
  return troubleWith(label, english.unknownMetric(metric, metrics));
}

function metricFor({ metrics }: Family, { metric }: MeasureFlags): string {
  return metric ?? metrics[0]!.id;
}

/** The board after the moves that were asked for, and how many they are. */
function afterMoves(board: OneBoard, flags: MeasureFlags): Played | Trouble {
  if (flags.moves === undefined) return { board };
  const { label, family, reading } = board;
  const metric = metricFor(family, flags);
  const { bad, moves, position } = replayText(family, reading, flags.moves, { metric });
  if (bad !== undefined) return { trouble: `${label}: move ${bad.number}, "${bad.text}": ${bad.reason.message}` };
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
  const all = measures(family, position, { metric, tables }).map((each) =>
    unbuilt.includes(each.id) ? { ...each, reason: withTablesOption({ why: each.reason! }) } : each,
  );
  const neighbors = flags.neighbors ? neighborsOf(board, metric) : undefined;
  const measured = { ...board, metric, measures: all, ...defined({ made, neighbors }) };
  if (!flags.optimum) return measured;
  const solving = await solveInSlices(label, family, position, { ...flags, metric }, signal, tables);
  // The metric is known and nothing else was asked for: there is nothing to be wrong with.
  return solving.ok ? { ...measured, solution: solving.value } : measured;
}

/**
 * Reads the tables of all heuristics from the disk, and builds the others if that is allowed. Returns the heuristics whose tables
 * were not to be built.
 */
async function bringTables(
  { family, reading: { position } }: OneBoard,
  metric: string,
  build: boolean,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<readonly string[]> {
  const unbuilt: string[] = [];
  for (const { id: heuristic, metrics, unfit } of family.heuristics) {
    if (!metrics.includes(metric) || unfit?.(position) !== undefined) continue;
    const wanted = () => family.tables?.needed(position, metric, { heuristic }) ?? [];
    if (wanted().length === 0) continue;
    if (!build && wanted().some(({ id }) => !tables.has(id))) unbuilt.push(heuristic);
    else await fetchTables(tables, family.id, wanted, { memoryLimit: usualMemory(), signal, onActivity: () => {} });
  }
  return unbuilt;
}
