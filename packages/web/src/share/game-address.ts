import { same } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { ok, problem, type Result } from '@slidewise/core/result';
import { type Beginning, HELP, positionId, readPositionId, Session } from '@slidewise/core/session';
import type { Puzzle } from '../collection/puzzle.js';
import type { Address } from './address.js';

// A game as an address, and back. What comes from an address is checked like any other input.

/** A game that was opened, and the puzzle of the collection that it is, if it is one. */
export interface OpenGame {
  readonly session: Session;
  readonly puzzle?: Puzzle;
  /** The result to beat, where a link set one. */
  readonly challenge?: Challenge;
}

/** A result to beat. */
export interface Challenge {
  readonly length: number;
  readonly seconds: number;
}

/** Access to puzzles by name, and to games that were played here. */
export interface GamePorts {
  puzzleNamed(name: string): Puzzle | undefined;
  /** The game that was left unfinished; boards that are no puzzles of the collection share the name ''. */
  savedGame(puzzle: string): string | undefined;
  /** The game as it stood when this page was left or loaded again, if it was this one. */
  leftGame(): string | undefined;
}

export function openGame(address: Address, ports: GamePorts): Result<OpenGame> {
  const { beat } = address.parameters;
  const challenge = beat === undefined ? undefined : readChallenge(beat);
  if (beat !== undefined && challenge === undefined) {
    return problem('The challenge in the address cannot be read: expected moves and seconds, such as beat=12,75.');
  }
  const opened = openAnyGame(address, ports);
  return opened.ok && challenge !== undefined ? ok({ ...opened.value, challenge }) : opened;
}

/** Where the board of an address can be opened without all else that it says; undefined if the board is what is wrong. */
export function startOf({ name, parameters: { board } }: Address, ports: GamePorts): Address | undefined {
  const start = { view: 'play', name, parameters: board === undefined ? {} : { board } };
  return openGame(start, ports).ok ? start : undefined;
}

function openAnyGame({ name, parameters }: Address, ports: GamePorts): Result<OpenGame> {
  const { board, moves, at, help = 'clean' } = parameters;
  const puzzle = name === '' ? undefined : ports.puzzleNamed(name);
  if (board === undefined) {
    if (name === '') return problem('The address names no puzzle.');
    if (puzzle === undefined) return problem(`There is no puzzle "${name}" in the collection.`);
  }
  const saved = board === undefined && moves === undefined ? ports.savedGame(name) : undefined;
  const restored = saved === undefined ? undefined : Session.restore(saved, families);
  // A saved game that cannot be read (another version, a changed text) is ignored: the puzzle starts afresh.
  if (restored?.ok && puzzle !== undefined) return ok({ session: restored.value, puzzle });
  const started = board === undefined ? startPuzzle(puzzle!) : startBoard(board, puzzle);
  if (!started.ok) return started;
  const { session } = started.value;
  const trouble = replay(session, moves ?? '', at);
  if (trouble !== undefined) return problem(trouble);
  const known = HELP.find((each) => each === help);
  if (known === undefined) return problem(`The address says "${help}" of help: expected ${HELP.join(', ')}.`);
  const played = [ports.savedGame(started.value.puzzle?.name ?? ''), ports.leftGame()];
  const own = ownGame(session, moves !== undefined, played);
  if (own !== undefined) return ok({ ...started.value, session: own });
  session.takeHelp(known);
  // Moves that come with a link were not played here.
  if (session.log.length > 0) session.takeHelp('shown');
  return started;
}

/**
 * The game of an address as it was played here, with its time and all help; undefined if it was not. An address without moves goes on
 * with what was begun on the same board: the page may have been loaded again before a move was written into its address.
 */
function ownGame(session: Session, saysMoves: boolean, texts: readonly (string | undefined)[]): Session | undefined {
  const moves = session.log.map(({ text }) => text).join(',');
  for (const text of texts) {
    const played = text === undefined ? undefined : Session.restore(text, families);
    if (!played?.ok || !same(played.value.start, session.start)) continue;
    if (!saysMoves) return played.value;
    if (played.value.log.map((entry) => entry.text).join(',') !== moves) continue;
    played.value.goTo(session.at);
    return played.value;
  }
  return undefined;
}

/** Where others find the puzzle as it begins, with nothing of this game; with a challenge, they are told what to beat. */
export function puzzleAddress({ session, puzzle }: OpenGame, challenge?: Challenge): Address {
  const board = positionId(session.family, session.start, session.format);
  return {
    view: 'play',
    name: puzzle?.name ?? '',
    parameters: { ...(puzzle === undefined ? { board } : {}), ...beatOf(challenge) },
  };
}

function beatOf(challenge: Challenge | undefined): { readonly beat?: string } {
  return challenge === undefined ? {} : { beat: `${challenge.length},${challenge.seconds}` };
}

function readChallenge(text: string): Challenge | undefined {
  const [, length, seconds] = /^(\d{1,9}),(\d{1,9})$/.exec(text) ?? [];
  return length === undefined ? undefined : { length: Number(length), seconds: Number(seconds) };
}

/** Where a game can be found again: the whole position, all moves, and how many of them are played. */
export function addressOf({ session, puzzle, challenge }: OpenGame): Address {
  const board = positionId(session.family, session.start, session.format);
  const moves = session.log.map(({ text }) => packMove(text)).join(',');
  return {
    view: 'play',
    name: puzzle?.name ?? '',
    parameters: {
      board,
      ...(moves === '' ? {} : { moves }),
      ...(session.canRedo ? { at: String(session.at) } : {}),
      ...(session.help === 'clean' ? {} : { help: session.help }),
      ...beatOf(challenge),
    },
  };
}

function startPuzzle(puzzle: Puzzle): Result<OpenGame> {
  const family = familyById(puzzle.family);
  if (family === undefined) return problem(`There is no family "${puzzle.family}".`);
  const reading = family.parse(puzzle.text, {});
  if (!reading.ok) return reading;
  return ok({ session: Session.start(family, { ...reading.value, ...known(puzzle) }), puzzle });
}

function startBoard(board: string, named: Puzzle | undefined): Result<OpenGame> {
  const read = readPositionId(board);
  if (!read.ok) return problem(`The board in the address cannot be read: ${read.problem.message}.`);
  const { family, reading } = read.value;
  // A name with a different board is just a name: the board in the address may have been changed.
  const own = named === undefined ? undefined : startPuzzle(named);
  const isOwn = own?.ok && same(own.value.session.start, reading.position);
  return isOwn ? own : ok({ session: Session.start(family, reading) });
}

function known({ title, shortest }: Puzzle): Pick<Beginning<unknown>, 'name' | 'optimum'> {
  return { name: title, ...(shortest === undefined ? {} : { optimum: shortest }) };
}

/** Plays the moves of an address; returns what is wrong with them, if anything. */
function replay(session: Session, moves: string, at: string | undefined): string | undefined {
  for (const [i, packed] of (moves === '' ? [] : moves.split(',')).entries()) {
    const played = session.playText(unpackMove(packed));
    if (!played.ok) return `Move ${i + 1} in the address cannot be played: ${played.problem.message}.`;
  }
  if (at === undefined) return undefined;
  const wanted = Number(at);
  if (!/^\d{1,9}$/.test(at) || wanted > session.log.length) {
    return `The address says that ${at} moves are played, but holds ${session.log.length}.`;
  }
  session.goTo(wanted);
  return undefined;
}

/** Commas separate moves, so those inside a move are written otherwise. */
function packMove(text: string): string {
  return text.replaceAll('~', '~0').replaceAll(',', '~1');
}

function unpackMove(text: string): string {
  return text.replaceAll('~1', ',').replaceAll('~0', '~');
}
