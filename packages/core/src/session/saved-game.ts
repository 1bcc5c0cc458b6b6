import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import type { MoveStyle } from '../contract/text.js';
import { shiftsBetween } from '../draw/motion.js';
import { moveOfGame, tooManyMovesOfBoard } from '../messages/en/session.js';
import { ok, type Problem, problem, type Result } from '../result.js';
import { shorten } from '../text/rows.js';
import { type GameHeaders, readHeaders } from './game-headers.js';
import { type GameText, MOST_MOVES, parseGame, printGame } from './game-text.js';
import type { Help } from './help.js';
import { formatToWrite } from './position-id.js';
import type { SceneMove } from './scene-moves.js';

/** The most places of pieces that are stored for the moves of a game, which takes a gigabyte at most. */
const MOST_PLACES = 2 ** 27;

/** A move of the game, as it was played. */
export interface Entry<M> {
  /** The move. */
  readonly move: M;
  /** As the board's format writes it. */
  readonly text: string;
  /** What the player noted about it; left out if nothing. */
  readonly note?: string;
}

export interface Step<P, M> extends Entry<M> {
  /** The position after it. */
  readonly position: P;
  readonly shifts: SceneMove<P, M>['shifts'];
}

/** What is saved of a game. */
interface Game<P, M, I extends Ids> {
  readonly family: Family<P, M, I>;
  readonly startId: string;
  readonly goal: string;
  readonly metric: I['metric'];
  readonly name: string | undefined;
  readonly optimum: number | undefined;
  readonly elapsed: number;
  readonly help: Help;
  readonly log: readonly Entry<M>[];
  readonly at: number;
}

/** A game as text. */
export function saveGame<P, M, I extends Ids>(game: Game<P, M, I>): string {
  const { family, startId, elapsed, help, log, at } = game;
  const facts: [string, string | undefined][] = [
    ['Family', family.id],
    ['Name', game.name],
    ['Metric', game.metric],
    ['Goal', game.goal],
    ['Optimum', game.optimum?.toString()],
    ['Board', startId],
    ['Seconds', elapsed > 0 ? String(Math.floor(elapsed / 1000)) : undefined],
    ['Help', help === 'clean' ? undefined : help],
    ['Played', at < log.length ? String(at) : undefined],
  ];
  const headers = new Map(facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
  return printGame({ headers, moves: log });
}

/** A saved game with its moves played. */
export interface RestoredGame<P, M, I extends Ids> extends Omit<GameHeaders<P, M, I>, 'played'> {
  readonly steps: readonly Step<P, M>[];
  /** How many of the moves are played. */
  readonly at: number;
}

/** The game that a text holds, of one of the given families, replayed by the rules. */
export function restoreGame<P, M, I extends Ids>(
  text: string,
  families: readonly Family<P, M, I>[],
): Result<RestoredGame<P, M, I>> {
  const game = parseGame(text);
  if (!game.ok) return game;
  const headers = readHeaders(game.value, families);
  if (!headers.ok) return headers;
  const { played, ...rest } = headers.value;
  const { family, beginning } = rest;
  const { position, metric = family.metrics[0]!.id } = beginning;
  const steps = replay(
    family,
    position,
    { format: formatToWrite(family, position, beginning.format), metric },
    game.value.moves,
  );
  return steps.ok ? ok({ ...rest, steps: steps.value, at: played ?? steps.value.length }) : steps;
}

/** Plays the moves of a saved game by the rules. */
function replay<P, M, I extends Ids>(
  family: Family<P, M, I>,
  start: P,
  style: MoveStyle,
  moves: GameText['moves'],
): Result<readonly Step<P, M>[]> {
  const steps: Step<P, M>[] = [];
  let [position, scene] = [start, family.scene(start)];
  const most = mostMoves(scene.pieces.length);
  for (const [i, { text, note, line, column }] of moves.entries()) {
    if (i >= most) return problem(tooManyMovesOfBoard({ most }), line, column);
    const move = family.parseMove(position, text);
    const fail = (why: Problem): Result<never> =>
      problem(moveOfGame({ number: i + 1, move: shorten(text), why }), line, column);
    if (!move.ok) return fail(move.problem);
    const played = family.play(position, move.value);
    if (!played.ok) return fail(played.problem);
    const after = family.scene(played.value);
    const step = { move: move.value, position: played.value, shifts: shiftsBetween(scene, after) };
    const said = family.printMove(position, move.value, style);
    steps.push(note === undefined ? { ...step, text: said } : { ...step, text: said, note });
    [position, scene] = [played.value, after];
  }
  return ok(steps);
}

/** Every move stores its position, so that boards with many pieces allow fewer moves. */
export function mostMoves(pieces: number): number {
  return Math.min(MOST_MOVES, Math.floor(MOST_PLACES / Math.max(1, pieces)));
}
