import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { drive } from '@slidewise/core/solving';
import { Mapping, type StateMap, writeGraph } from '@slidewise/lab/map';
import { clock } from '@slidewise/node/clock';
import { type FileContent, whyNotWritable, writeAllWhole } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { failure } from '@slidewise/server/answers';
import { type OneBoard, readOneBoard } from '../../input/boards.js';
import { fileOrBoard } from '../../output/output.js';
import { usualMemory } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout, say } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import { showAmount } from '../../terminal/units.js';
import { type GraphFile, graphFiles } from './graph-files.js';
import type { MapFlags } from './options.js';
import { jsonReport, textReport } from './report.js';

const STAGES = {
  exploring: 'exploring',
  solving: 'looking for a solution',
  collecting: 'collecting a part',
  counting: 'counting',
};

/** Thrown while a file is written, so that nothing of it stays. */
class Interrupted extends Error {}

/** Maps all positions that can be reached from a board, and returns the exit code. */
export async function run(path: string, flags: MapFlags): Promise<number> {
  const files = flags.graph === undefined ? [] : graphFiles(flags.graph);
  if ('error' in files) return complain(files.error);
  for (const file of files) {
    const error = whyNotWritable(file.path);
    if (error !== undefined) return complain(error);
  }
  const page = fileOrBoard('--html', '.html', flags.html, [path]);
  if ('error' in page) return complain(page.error);
  const board = await readOneBoard(path, flags);
  if ('error' in board) return complainAbout(path, board, flags.json);
  const { label, family } = board;
  if (flags.metric !== undefined && !family.metrics.some(({ id }) => id === flags.metric)) {
    return complainAbout(path, failure(label, english.unknownMetric(flags.metric, family.metrics)), flags.json);
  }
  const signal = onInterrupt();
  const map = await explore(board, flags, signal);
  process.stdout.write(flags.json ? jsonReport(board, map) : textReport(board, map));
  const wanted = files.length > 0 || flags.html !== undefined;
  if (map.limit === 'cancelled') {
    if (wanted) say(`${label}: it was interrupted, so that no file was written`);
    return EXIT_INTERRUPTED;
  }
  const written = wanted ? await write(board, map, files, flags.html, signal) : 0;
  return Math.max(written, map.isComplete ? 0 : 1);
}

async function explore(
  { label, family, reading }: OneBoard,
  flags: MapFlags,
  signal: AbortSignal,
): Promise<StateMap<unknown>> {
  const { metric, hardest, most, timeLimit, memoryLimit = usualMemory() } = flags;
  const startedAt = clock.now();
  const time = timeLimit === undefined ? {} : { time: { milliseconds: timeLimit, now: clock.now, since: startedAt } };
  return withTables(async (tables) => {
    const mapping: Mapping<unknown, unknown> = new Mapping(family as Family, reading.position, {
      ...(metric === undefined ? {} : { metric }),
      hardest,
      limits: { positions: most, memory: memoryLimit, ...time },
      tables,
    });
    const map = await drive(mapping, {
      yield: nextTurn,
      signal,
      onProgress: () => {
        const amount = showAmount(mapping.positions, 'position');
        statusLine.show(`${STAGES[mapping.stage]} · ${mapping.activity?.message ?? amount}`, startedAt, label);
      },
    });
    statusLine.clear();
    return map;
  });
}

/** Writes all files, or none of them. */
async function write(
  board: OneBoard,
  map: StateMap<unknown>,
  files: readonly GraphFile[],
  html: string | undefined,
  signal: AbortSignal,
): Promise<number> {
  const { label, reading } = board;
  const startedAt = clock.now();
  const contents: FileContent[] = files.map(({ path, format }) => ({
    path,
    parts: watched(writeGraph(map, format, reading.format), signal, () =>
      statusLine.show(`writing ${path}`, startedAt, label),
    ),
  }));
  try {
    if (html !== undefined) {
      const { mapPage } = await import('./page.js');
      const parts = mapPage(board, map, {
        signal,
        onProgress: (what) => statusLine.show(what, startedAt, label),
      });
      contents.push({ path: html, parts: watched(parts, signal, () => {}) });
    }
    await writeAllWhole(contents);
    statusLine.clear();
    return 0;
  } catch (error) {
    if (error instanceof Interrupted) {
      say(`${label}: it was interrupted, so that no file was written`);
      return EXIT_INTERRUPTED;
    }
    const { path = files[0]?.path ?? html! } = error as { path?: string };
    return complain(`${path}: ${describeSystemError(error, 'written')}`);
  }
}

/** The same parts; the first that comes after Ctrl-C is an error. */
async function* watched(
  parts: Iterable<string> | AsyncIterable<string>,
  signal: AbortSignal,
  onPart: () => void,
): AsyncGenerator<string> {
  for await (const part of parts) {
    // A signal is heard between turns only.
    await nextTurn();
    if (signal.aborted) throw new Interrupted();
    onPart();
    yield part;
  }
}
