import { familyById } from '@slidewise/core/families';
import { looksLikeGame, Session } from '@slidewise/core/session';
import { boardsOf, type OneBoard, unknownFamily } from '../boards.js';
import { complain } from '../complain.js';
import { defined, readOptions } from '../flags.js';
import { readSources, type Source } from '../input.js';
import { mayAsk, mustNotWait } from '../interactive.js';
import { lastGamePath } from '../play/saved-games.js';
import type { PlayFlags } from './play-options.js';

/** What an argument stands for: a game, boards to pick from, or trouble. */
type Found = { readonly session: Session } | { readonly boards: readonly OneBoard[] } | { readonly trouble: string };

/** Plays, and returns the exit code. */
export async function runPlay(given: string | undefined, flags: PlayFlags): Promise<number> {
  if (flags.resume && given !== undefined) return complain('--resume goes on with the last game, so give no board');
  const onTerminal = mayAsk();
  if (flags.resume !== true && given === undefined) {
    const [unused] = Object.keys(readOptions(flags));
    if (unused !== undefined) return complain(`--${unused} tells how to read a board, and none was given`);
    if (flags.family !== undefined && familyById(flags.family) === undefined) {
      return complain(unknownFamily(flags.family));
    }
    if (!onTerminal) return complain('nobody is there to pick a puzzle: give a board, such as rush-hour/jam-12');
    return playOnTerminal(undefined, undefined, flags);
  }
  if (mustNotWait()) return complain('a game needs input, which --no-input rules out');
  const found = await find(given, flags);
  if ('trouble' in found) return complain(found.trouble);
  if ('session' in found) {
    return onTerminal ? playOnTerminal(found.session, undefined, flags) : playByLines(found.session, flags);
  }
  if (onTerminal) return playOnTerminal(undefined, found.boards, flags);
  return complain(`${given}: this is more than one board; pick one, such as ${found.boards[0]!.label}`);
}

async function playOnTerminal(
  session: Session | undefined,
  boards: readonly OneBoard[] | undefined,
  flags: PlayFlags,
): Promise<number> {
  const { playFullScreen } = await import('../play/full-screen.js');
  const { graded, readCatalogue } = await import('../play/catalogue.js');
  const offered = async () => {
    const puzzles = await (boards === undefined ? readCatalogue() : graded(boards));
    return puzzles.filter(({ family }) => boards !== undefined || (flags.family ?? family.id) === family.id);
  };
  await playFullScreen(session, offered, flags);
  return 0;
}

async function playByLines(session: Session, flags: PlayFlags): Promise<number> {
  const { lineGame } = await import('../play/line-game.js');
  const { playLines } = await import('../line-game/play-lines.js');
  const { EXIT_INTERRUPTED, Interruption } = await import('../interruption.js');
  const { solveInSlices } = await import('../solve-in-slices.js');
  const { withTables } = await import('../tables/with-tables.js');
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
    return playLines(lineGame(session, solve), process.stdin, (text) => process.stdout.write(text));
  });
  return end === 'interrupted' ? EXIT_INTERRUPTED : 0;
}

/** The game or the boards that were asked for. */
async function find(given: string | undefined, flags: PlayFlags): Promise<Found> {
  const path = given ?? lastGamePath();
  if (path === undefined)
    return { trouble: 'no game was kept: there is no home directory, and XDG_STATE_HOME names no other' };
  if (path === '-') return { trouble: 'standard input holds the moves: give the board as a file, a name or an id' };
  const sources: Source[] = [];
  for await (const source of readSources([path])) sources.push(source);
  const [first] = sources as [Source];
  if ('text' in first && looksLikeGame(first.text)) return restore(first.name, first.text, flags);
  if (given === undefined) return { trouble: 'no game was left unfinished' };
  const boards: OneBoard[] = [];
  for await (const { label, family, reading, trouble } of boardsOf(sources, path, flags.family, readOptions(flags))) {
    if (family === undefined || reading === undefined) return { trouble: trouble! };
    boards.push({ label, family, reading });
  }
  const [only, ...others] = boards as [OneBoard, ...OneBoard[]];
  if (others.length > 0) return { boards };
  return begin(only, flags.metric);
}

function begin({ label, family, reading }: OneBoard, metric: string | undefined): Found {
  if (metric !== undefined && !family.metrics.some(({ id }) => id === metric)) {
    const known = family.metrics.map(({ id }) => id).join(', ');
    return { trouble: `${label}: there is no metric "${metric}": expected ${known}` };
  }
  return { session: Session.start(family, { ...reading, name: label, ...(metric === undefined ? {} : { metric }) }) };
}

/** A saved game. It says itself what it is about. */
function restore(name: string, text: string, flags: PlayFlags): Found {
  const { family, metric } = flags;
  const [unused] = Object.keys(defined({ family, metric, ...readOptions(flags) }));
  if (unused !== undefined)
    return { trouble: `${name}: a saved game says everything itself, so leave out --${unused}` };
  const game = Session.restore(text);
  if (game.ok) return { session: game.value };
  const { message, line, column } = game.problem;
  return { trouble: `${name}${line === undefined ? '' : `:${line}:${column}`}: ${message}` };
}
