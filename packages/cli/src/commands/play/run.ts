import { familyById } from '@slidewise/core/families';
import { savedGameIn } from '@slidewise/core/reading';
import type { Result } from '@slidewise/core/result';
import type { Session } from '@slidewise/core/session';
import { defined } from '@slidewise/server/answers';
import { boardsOf, type OneBoard, unknownFamily } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { readSources, type Source } from '../../input/input.js';
import { type Begun, goOnOrBegin, newGame } from '../../play/game/begin.js';
import { NO_PLACE, statePath } from '../../play/storage/state-files.js';
import { adoptFormerGame, latestUnfinishedGame, unfinishedGame } from '../../play/storage/unfinished-games.js';
import { complain } from '../../terminal/complain.js';
import { mayAsk, mustNotWait } from '../../terminal/interactive.js';
import type { PlayFlags } from './options.js';

/** What an argument stands for: a game that was saved, boards to pick from, or an error. */
type Found = { readonly saved: Session } | { readonly boards: readonly OneBoard[] } | { readonly error: string };

/** Plays, and returns the exit code. */
export async function run(given: string | undefined, flags: PlayFlags): Promise<number> {
  const onTerminal = mayAsk();
  if (flags.resume !== true && given === undefined) {
    const [unused] = Object.keys(readOptions(flags));
    if (unused !== undefined) return complain(`--${unused} says how to read a board, and none was given`);
    if (flags.family !== undefined && familyById(flags.family) === undefined) {
      return complain(unknownFamily(flags.family));
    }
    if (!onTerminal)
      return complain('there is no terminal to pick a puzzle on: give a board, such as rush-hour/jam-12');
    return playOnTerminal(undefined, undefined, flags);
  }
  if (mustNotWait()) return complain('a game needs input, which --no-input rules out');
  adoptFormerGame();
  const found = await (flags.resume ? findUnfinished(given, flags) : find(given!, flags));
  if ('error' in found) return complain(found.error);
  if ('saved' in found) {
    const { saved } = found;
    return onTerminal ? playOnTerminal({ session: saved, resumed: true }, undefined, flags) : playByLines(saved, flags);
  }
  const [board, ...others] = found.boards as [OneBoard, ...OneBoard[]];
  if (others.length > 0) {
    return onTerminal ? playOnTerminal(undefined, found.boards, flags) : complain(tooMany(given!, found.boards));
  }
  const error = unknownMetric(board, flags.metric);
  if (error !== undefined) return complain(error);
  // Lines are for programs, too, which know nothing of games before.
  if (!onTerminal) return playByLines(newGame(board, flags.metric), flags);
  return playOnTerminal(goOnOrBegin(board, flags.metric), undefined, flags);
}

async function playOnTerminal(
  begun: Begun | undefined,
  boards: readonly OneBoard[] | undefined,
  flags: PlayFlags,
): Promise<number> {
  const { playFullScreen } = await import('../../play/full-screen.js');
  const { graded, readCatalogue } = await import('../../play/picker/catalogue.js');
  const offered = async () => {
    const puzzles = await (boards === undefined ? readCatalogue() : graded(boards));
    return puzzles.filter(({ family }) => boards !== undefined || (flags.family ?? family.id) === family.id);
  };
  await playFullScreen(begun, offered, flags);
  return 0;
}

async function playByLines(session: Session, flags: PlayFlags): Promise<number> {
  const { lineGame } = await import('../../play/line-game.js');
  const { playLines } = await import('@slidewise/classroom/line-game');
  const { setImmediate: nextTurn } = await import('node:timers/promises');
  const { EXIT_INTERRUPTED, Interruption } = await import('../../terminal/interruption.js');
  const { solveInSlices } = await import('../../solving/solve-in-slices.js');
  const { withTables } = await import('../../storage/with-tables.js');
  const { family, metric, name = '' } = session;
  const end = await withTables((tables) => {
    const { timeLimit, memoryLimit } = flags;
    const limits = { ...(timeLimit && { timeLimit }), ...(memoryLimit && { memoryLimit }) };
    const interruption = new Interruption();
    const solve = (position: unknown) =>
      interruption.during(async (signal) => {
        const solved = await solveInSlices(name, family, position, { metric, ...limits }, signal, tables);
        return signal.aborted ? undefined : solved;
      });
    const write = (text: string): void => void process.stdout.write(text);
    return playLines(lineGame(session, solve), { input: process.stdin, write, nextTurn });
  });
  return end === 'interrupted' ? EXIT_INTERRUPTED : 0;
}

/** The game or the boards that were asked for. */
async function find(given: string, flags: PlayFlags): Promise<Found> {
  if (given === '-') return { error: 'standard input holds the moves: give the board as a file, a name or an id' };
  const sources: Source[] = [];
  for await (const source of readSources([given])) sources.push(source);
  const [first] = sources as [Source];
  const saved = 'text' in first ? savedGameIn(first.text) : undefined;
  if (saved !== undefined) return restore(first.name, saved, flags);
  const boards: OneBoard[] = [];
  for await (const { label, family, reading, error } of boardsOf(sources, given, flags.family, readOptions(flags))) {
    if (family === undefined || reading === undefined) return { error: error! };
    boards.push({ label, family, reading });
  }
  return { boards };
}

/** The game that was left unfinished: of the puzzle that was asked for, or else the last. */
async function findUnfinished(given: string | undefined, flags: PlayFlags): Promise<Found> {
  if (statePath('unfinished') === undefined) return { error: `no game was kept: ${NO_PLACE}` };
  if (given === undefined) {
    const latest = latestUnfinishedGame();
    return latest === undefined ? { error: 'no game was left unfinished' } : find(latest, flags);
  }
  const found = await find(given, flags);
  if (!('boards' in found)) return found;
  const [board, ...others] = found.boards as [OneBoard, ...OneBoard[]];
  if (others.length > 0) return { error: tooMany(given, found.boards) };
  const error = unknownMetric(board, flags.metric);
  if (error !== undefined) return { error };
  const { label, family, reading } = board;
  const path = unfinishedGame(family, reading.position, flags.metric);
  return path === undefined ? { error: `${label}: no game of it was left unfinished` } : find(path, {});
}

function tooMany(given: string, boards: readonly OneBoard[]): string {
  return `${given}: this is more than one board; pick one, such as ${boards[0]!.label}`;
}

function unknownMetric({ label, family }: OneBoard, metric: string | undefined): string | undefined {
  if (metric === undefined || family.metrics.some(({ id }) => id === metric)) return undefined;
  const known = family.metrics.map(({ id }) => id).join(', ');
  return `${label}: there is no metric "${metric}": expected ${known}`;
}

/** A saved game. It says itself what it is about. */
function restore(name: string, game: Result<Session>, flags: PlayFlags): Found {
  const { family, metric } = flags;
  const [unused] = Object.keys(defined({ family, metric, ...readOptions(flags) }));
  if (unused !== undefined) return { error: `${name}: a saved game is complete in itself, so leave out --${unused}` };
  if (game.ok) return { saved: game.value };
  const { message, line, column } = game.problem;
  return { error: `${name}${line === undefined ? '' : `:${line}:${column}`}: ${message}` };
}
