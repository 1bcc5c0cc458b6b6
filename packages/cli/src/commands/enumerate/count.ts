import { availableParallelism } from 'node:os';
import { openMerge } from '@slidewise/batch/merge';
import type { Counting, PositionCount } from '@slidewise/core/contract';
import { clock } from '@slidewise/node/clock';
import { sentenceOf } from '@slidewise/server/answers';
import { complain } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import type { EnumerateFlags } from './options.js';
import type { ClassTask, CountPiece } from './piece-worker.js';
import { rowsInOrder } from './pieces.js';

/** Counts the positions of a class and prints the sums, or counts into the directory of a run; returns the exit code. */
export async function count(
  flags: EnumerateFlags,
  version: string,
  task: ClassTask,
  { open }: Counting,
): Promise<number> {
  const opened = await open(task.values);
  if (!opened.ok) return complain(sentenceOf(opened.problem));
  const { shards } = opened.value;
  function* pieces(): Generator<CountPiece> {
    for (let shard = 0; shard < shards; shard++) yield { shard };
  }
  const { out, threads = availableParallelism() } = flags;
  if (out !== undefined) {
    const { runInFolder } = await import('./run-in-folder.js');
    const code = await runInFolder({ ...flags, out }, version, 'count', task, shards, pieces());
    if (code === 0 && !flags.json && !flags.quiet) print(await sumsOf(out), false);
    return code;
  }
  const signal = onInterrupt();
  const startedAt = clock.now();
  let rows: PositionCount[] = [];
  try {
    for await (const news of rowsInOrder<CountPiece, PositionCount>(
      { ...task, count: true },
      pieces(),
      threads,
      signal,
    )) {
      rows = addUp([...rows, ...news.rows]);
      if (!flags.quiet) statusLine.show(`${Math.floor((100 * news.piece.shard) / shards)} %`, startedAt);
    }
  } catch (error) {
    return complain(`the positions cannot be counted: ${(error as Error).message}`);
  } finally {
    statusLine.clear();
  }
  if (signal.aborted) return EXIT_INTERRUPTED;
  print(rows, flags.json ?? false);
  return 0;
}

/** The sums of a finished run. */
async function sumsOf(out: string): Promise<PositionCount[]> {
  let sums: PositionCount[] = [];
  for await (const rows of (await openMerge(out, false)).rows()) {
    sums = addUp([...sums, ...rows.map((row) => JSON.parse(row) as PositionCount)]);
  }
  return sums;
}

/** One count for each metric and choice of boards. */
function addUp(counts: readonly PositionCount[]): PositionCount[] {
  const sums = new Map<string, PositionCount>();
  for (const { counted, metric, positions, distances, components } of counts) {
    const name = `${counted} ${metric}`;
    const sum = sums.get(name) ?? { counted, metric, positions: 0, distances: [], components: [] };
    const length = Math.max(distances.length, sum.distances.length);
    const componentCounts = new Map(sum.components.map(({ distance, count }) => [distance, count]));
    for (const { distance, count } of components) {
      componentCounts.set(distance, (componentCounts.get(distance) ?? 0) + count);
    }
    sums.set(name, {
      counted,
      metric,
      positions: sum.positions + positions,
      distances: Array.from({ length }, (_, i) => (sum.distances[i] ?? 0) + (distances[i] ?? 0)),
      components: [...componentCounts]
        .map(([distance, count]) => ({ distance, count }))
        .sort((a, b) => a.distance - b.distance),
    });
  }
  return [...sums.values()];
}

/** As JSON, or `all moves 7 3` for each distance, and `all moves - 2` for the unsolvable ones; behind it the components, where they are counted. */
function print(sums: readonly PositionCount[], json: boolean): void {
  for (const sum of sums) {
    const { counted, metric, positions, distances, components } = sum;
    if (json) {
      process.stdout.write(`${JSON.stringify(sum)}\n`);
      continue;
    }
    const componentCounts = new Map(components.map(({ distance, count }) => [distance, count]));
    const lines = distances.map((count, distance) => [distance, count, componentCounts.get(distance) ?? ''].join(' '));
    const unsolvable = positions - distances.reduce((all, count) => all + count, 0);
    for (const line of [...lines, `- ${unsolvable}`]) process.stdout.write(`${counted} ${metric} ${line.trimEnd()}\n`);
  }
}
