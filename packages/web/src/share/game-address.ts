import { same } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { type Address, packMove, playMoves } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { type Beginning, HELP, readPositionId, Session } from '@slidewise/core/session';
import type { Puzzle } from '../collection/puzzle.js';
import * as messages from '../messages.js';
import type { GameRecord } from './game-records.js';
import { boardOf } from './puzzle-board.js';

// A game as an address, and back. What comes from an address is checked like any other input.

/** A game that was opened, and the puzzle of the collection that it is, if it is one. */
export interface OpenGame {
  readonly session: Session;
  readonly puzzle?: Puzzle;
  /** The result to beat, where a link set one. */
  readonly challenge?: Challenge;
  /** True if the moves come with a link, and were not played here. */
  readonly brought?: true;
}

/** A result to beat. */
export interface Challenge {
  readonly length: number;
  readonly seconds: number;
}

/** Access to puzzles by name, and to the records of games. */
export interface GamePorts {
  puzzleNamed(name: string): Puzzle | undefined;
  /** The record of a game, by its name. */
  record(name: string): GameRecord | undefined;
  /** True if this app has written the address: it shows a game of this device. */
  readonly isOwn: boolean;
}

export function openGame(address: Address, ports: GamePorts): Result<OpenGame> {
  const { beat } = address.parameters;
  const challenge = beat === undefined ? undefined : readChallenge(beat);
  if (beat !== undefined && challenge === undefined) {
    return problem(messages.challengeForm());
  }
  const opened = openAnyGame(address, ports);
  return opened.ok && challenge !== undefined ? ok({ ...opened.value, challenge }) : opened;
}

/** An address with the board alone, if that can be opened; undefined if the board is wrong. */
export function startOf({ name, parameters: { board } }: Address, ports: GamePorts): Address | undefined {
  const start = { view: 'play', name, parameters: board === undefined ? {} : { board } };
  return openGame(start, ports).ok ? start : undefined;
}

function openAnyGame({ name, parameters }: Address, ports: GamePorts): Result<OpenGame> {
  const { board, moves, at, help = 'clean' } = parameters;
  const puzzle = name === '' ? undefined : ports.puzzleNamed(name);
  if (board === undefined) {
    if (name === '') return problem(messages.noPuzzleNamed());
    if (puzzle === undefined) return problem(messages.puzzleMissing({ name }));
  }
  const started = board === undefined ? startPuzzle(puzzle!) : startBoard(board, puzzle);
  if (!started.ok) return started;
  const { session } = started.value;
  const played = playMoves(session.family, session.start, moves, at);
  if (!played.ok) return problem(messages.movesInAddress({ why: played.problem }));
  for (const { move } of played.value.steps) {
    const done = session.play(move);
    if (!done.ok) return problem(messages.movesInAddress({ why: done.problem }));
  }
  session.goTo(played.value.at);
  const known = HELP.find((each) => each === help);
  if (known === undefined) return problem(messages.helpInAddress({ help, known: HELP }));
  const own = ownGame(started.value, moves !== undefined, ports);
  if (own !== undefined) return ok({ ...started.value, session: own });
  session.takeHelp(known);
  if (ports.isOwn || session.log.length === 0) return started;
  session.takeHelp('shown');
  return ok({ ...started.value, brought: true });
}

/**
 * The game of the record, if the address is a view of it: written by the app, with the same moves, or without moves
 * and begun. A record that cannot be read (another version, a changed text) is ignored.
 */
function ownGame(open: OpenGame, saysMoves: boolean, ports: GamePorts): Session | undefined {
  const record = ports.record(recordName(open));
  if (record === undefined || (!saysMoves && record.solved)) return undefined;
  const played = Session.restore(record.text, families);
  if (!played.ok || !same(played.value.start, open.session.start)) return undefined;
  const isView = ports.isOwn || !saysMoves || movesOf(played.value) === movesOf(open.session);
  return isView ? played.value : undefined;
}

function movesOf({ log }: Session): string {
  return log.map(({ text }) => packMove(text)).join(',');
}

/** The name of a game's record: that of its puzzle, or the id of its board. */
export function recordName({ session, puzzle }: OpenGame): string {
  return puzzle?.name ?? session.startId;
}

/** Where others find the puzzle as it begins, with nothing of this game; with a challenge, they are told what to beat. */
export function puzzleAddress({ session, puzzle }: OpenGame, challenge?: Challenge): Address {
  return {
    view: 'play',
    name: puzzle?.name ?? '',
    parameters: { ...(puzzle === undefined ? { board: session.startId } : {}), ...beatOf(challenge) },
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
  const moves = movesOf(session);
  return {
    view: 'play',
    name: puzzle?.name ?? '',
    parameters: {
      board: session.startId,
      ...(moves === '' ? {} : { moves }),
      ...(session.canRedo ? { at: String(session.at) } : {}),
      ...(session.help === 'clean' ? {} : { help: session.help }),
      ...beatOf(challenge),
    },
  };
}

function startPuzzle(puzzle: Puzzle): Result<OpenGame> {
  const board = boardOf(puzzle);
  if (!board.ok) return board;
  const { family, reading } = board.value;
  return ok({ session: Session.start(family, { ...reading, ...known(puzzle) }), puzzle });
}

function startBoard(board: string, named: Puzzle | undefined): Result<OpenGame> {
  const read = readPositionId(board);
  if (!read.ok) return problem(messages.boardInAddress({ why: read.problem }));
  const { family, reading } = read.value;
  // A name with a different board is just a name: the board in the address may have been changed.
  const own = named === undefined ? undefined : startPuzzle(named);
  const isOwn = own?.ok && same(own.value.session.start, reading.position);
  return isOwn ? own : ok({ session: Session.start(family, reading) });
}

function known({ title, shortest }: Puzzle): Pick<Beginning<unknown>, 'name' | 'optimum'> {
  return { name: title, ...(shortest === undefined ? {} : { optimum: shortest }) };
}
