import { printMoves } from '@slidewise/core/contract';
import { replayText } from '@slidewise/core/reading';
import { motionOf, movesInWords } from '@slidewise/lab/analysis';
import { aboutBoard, defined, type Failure, failure } from '@slidewise/server/answers';
import { type OneBoard, readOneBoard } from '../../input/boards.js';
import { readSources, readValue, type TextSource, whollyText } from '../../input/input.js';
import { fileOrBoard, writeOutput } from '../../output/output.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import type { AnimateFlags } from './options.js';

/** The most moves of an animation: a page with more becomes slow. */
const MOST_MOVES = 10_000;

const NO_PIXELS = 'a PNG cannot be shown on a terminal: name a file (--apng FILE.png), or redirect it (> FILE.png)';

/** The moves to show, and what is known of them; or why there are none, and the exit code for that. */
type Show = { readonly moves: readonly unknown[]; readonly facts: string } | (Failure & { readonly code: number });

/** Shows a solution in motion, and returns the exit code. */
export async function run(board: string | undefined, flags: AnimateFlags): Promise<number> {
  const svg = fileOrBoard('--svg', '.svg', flags.svg, board === undefined ? [] : [board]);
  if ('error' in svg) return complain(svg.error);
  const apng = fileOrBoard('--apng', '.png', flags.apng, svg.boards);
  if ('error' in apng) return complain(apng.error);
  if (apng.file === true && process.stdout.isTTY) return complain(NO_PIXELS);
  if (flags.width !== undefined && apng.file === undefined) return complain('--width is for --apng');
  const html = fileOrBoard('--html', '.html', flags.html, apng.boards);
  if ('error' in html) return complain(html.error);
  const [path] = html.boards;
  if (path === undefined) return complain('no board was given (slidewise animate --help says more)');
  if (flags.moves === '-' && path === '-') {
    return complain('standard input cannot be both the board and the moves');
  }
  const read = await readOneBoard(path, flags);
  if ('error' in read) return complainAbout(path, read, flags.json);
  const show = flags.moves === undefined ? await solved(read, flags) : await given(read, flags.moves);
  if ('error' in show) return fail(read, show, flags);
  const { moves, facts } = show;
  if (moves.length > MOST_MOVES) {
    const most = showCount(MOST_MOVES);
    const error = `${read.label}: ${showCount(moves.length)} moves are too many to show: the most is ${most}`;
    return fail(read, { error, code: 1 }, flags);
  }
  if (flags.json) return writeOutput(jsonReport(read, moves, flags.metric), true);
  if (apng.file !== undefined) return writeFilm(read, moves, flags, apng.file);
  return html.file === undefined
    ? writeOutput(await picture(read, moves, flags), svg.file ?? true)
    : writeOutput(await page(read, moves, facts, flags), html.file);
}

function fail({ label }: OneBoard, error: Failure & { readonly code: number }, { json }: AnimateFlags): number {
  complainAbout(label, error, json);
  return error.code;
}

async function solved({ label, family, reading }: OneBoard, flags: AnimateFlags): Promise<Show> {
  const signal = onInterrupt();
  const { metric: wanted, timeLimit, memoryLimit } = flags;
  const search = defined({ metric: wanted, timeLimit, memoryLimit });
  const solving = await withTables((tables) => solveInSlices(label, family, reading.position, search, signal, tables));
  if (!solving.ok) return { ...failure(label, solving.problem), code: 2 };
  const { status, moves, metric, length, optimal, lowerBound, reason } = solving.value;
  const unit = metricUnit(family, metric);
  const least = `a solution has at least ${showAmount(lowerBound, unit)}`;
  if (signal.aborted) {
    const best = length === undefined ? '' : `; the best so far has ${showCount(length)}`;
    return { error: `${label}: nothing is shown: ${reason?.message}; ${least}${best}`, code: EXIT_INTERRUPTED };
  }
  if (status === 'stopped') return { error: `${label}: stopped: ${reason?.message}; ${least}`, code: 1 };
  if (status === 'unsolvable') return { error: `${label}: unsolvable: ${reason?.message}`, code: 1 };
  const proof = optimal ? 'proved shortest' : `not proved shortest (at least ${showCount(lowerBound)})`;
  return { moves, facts: `${showAmount(length!, unit)}, ${proof}` };
}

async function given({ label, family, reading }: OneBoard, moves: string): Promise<Show> {
  const source = await readMoves(moves);
  if ('error' in source) return { error: source.error, code: 2 };
  const { name, text } = source;
  const replay = replayText(family, reading, text);
  if (replay.bad !== undefined) {
    const { number, line, column, readable, reason } = replay.bad;
    const place = name === '' ? '' : `${name}:${line}:${column}: `;
    const what = readable ? `move ${number}, "${replay.bad.text}", is not legal` : `move ${number}`;
    return { error: `${place}${what}: ${reason.message}`, code: 2 };
  }
  if (replay.moves.length === 0) return { error: `${label}: there are no moves to show`, code: 2 };
  const end = family.isSolved(replay.position) ? 'the board is solved' : 'the board is not solved at the end';
  return { moves: replay.moves, facts: `${showAmount(replay.moves.length, 'move')} as given, ${end}` };
}

async function readMoves(
  moves: string,
): Promise<{ readonly name: string; readonly text: string } | { readonly error: string }> {
  const source =
    moves === '-' ? whollyText((await readSources([moves]).next()).value as TextSource) : (await readValue(moves))!;
  return 'error' in source ? { error: `${source.name}: ${source.error}` } : source;
}

async function picture({ label, family, reading }: OneBoard, moves: readonly unknown[], flags: AnimateFlags) {
  const { drawAnimatedSvg } = await import('@slidewise/core/draw');
  const { secondsPerMove } = flags;
  const title = `${family.title}: ${label}, ${showAmount(moves.length, 'move')}`;
  return drawAnimatedSvg(motionOf(family, reading.position, moves), { title, secondsPerMove });
}

/** An animated PNG; it takes a moment, so that Ctrl-C ends it. */
async function writeFilm(
  { label, family, reading }: OneBoard,
  moves: readonly unknown[],
  { width, secondsPerMove }: AnimateFlags,
  file: string | true,
): Promise<number> {
  const [{ apngOf }, { deflater }] = await Promise.all([
    import('@slidewise/lab/picture'),
    import('@slidewise/node/deflater'),
  ]);
  const signal = onInterrupt();
  const options = { deflate: deflater(signal), secondsPerMove, ...defined({ width }) };
  try {
    const film = await apngOf(motionOf(family, reading.position, moves), options);
    return film.ok ? writeOutput(film.value, file) : complain(`${label}: ${film.problem.message}`);
  } catch (error) {
    if (signal.aborted) return EXIT_INTERRUPTED;
    throw error;
  }
}

async function page(
  { label, family, reading }: OneBoard,
  moves: readonly unknown[],
  facts: string,
  { secondsPerMove }: AnimateFlags,
): Promise<string> {
  const { playerPage } = await import('../../output/pages/player.js');
  const { position, goal } = reading;
  return playerPage({
    title: label,
    facts: [family.title, `goal ${goal}`, facts].join(' · '),
    motion: motionOf(family, position, moves),
    texts: movesInWords(family, position, moves),
    secondsPerMove,
  });
}

function jsonReport(board: OneBoard, moves: readonly unknown[], metric?: string): string {
  const { family, reading } = board;
  const { position, format } = reading;
  const { start, moves: motion } = motionOf(family, position, moves);
  const object = {
    ...aboutBoard(board),
    scene: start,
    moves: printMoves(family, position, moves, { format, metric }),
    motion,
  };
  return `${JSON.stringify(object)}\n`;
}
