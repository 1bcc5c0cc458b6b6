import {
  aFamily,
  anIdOf,
  anInteger,
  anObject,
  argumentError,
  objectWith,
  optional,
  wholeNumber,
} from '@slidewise/core/checking';
import type { Family, Ids } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { type Random, seededRandom } from '@slidewise/core/random';
import { ok, problem, type Result } from '@slidewise/core/result';
import { Sight } from '../sight/sight.js';
import { deviation, fraction, waiting } from './chance.js';
import { lookAhead, SOLVED } from './look-ahead.js';
import { Memory } from './memory.js';
import { PLAYER } from './model.js';

/** A game of a modelled player. */
export interface SimulatedGame {
  /** How many moves were played. */
  readonly moves: number;
  /** How many positions the player went on from in thought. */
  readonly considered: number;
  /** False if the player gave up. */
  readonly solved: boolean;
}

/** Options for `simulateGames`. */
export interface SimulateOptions<I extends Ids = Ids> {
  /** How many games; 20 by default. */
  readonly games?: number;
  /** The same seed gives the same games; 1 by default. */
  readonly seed?: number;
  /** What a move is; the family's first metric by default. */
  readonly metric?: I['metric'];
}

const USUAL_GAMES = 20;
const someOptions = objectWith({ games: optional(wholeNumber(1)), seed: optional(anInteger) });

/**
 * Games of modelled players on a board: they look a few moves ahead, hold few subgoals, misjudge, forget where they have been, and give up. Players differ
 * in how far they look ahead.
 */
export function simulateGames<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: SimulateOptions<I> = {},
): Result<readonly SimulatedGame[]> {
  const error =
    argumentError(['family', family, aFamily], ['options', options, anObject], ['options', options, someOptions]) ??
    optional(anIdOf(english.unknownMetric, family.metrics))(options.metric, 'options.metric');
  if (error !== undefined) return problem(error);
  const start = family.check(position);
  if (!start.ok) return start;
  const { games = USUAL_GAMES, seed = 1, metric = family.metrics[0]!.id } = options;
  const sight = new Sight(family as Family<P, M>, start.value, metric);
  const random = seededRandom(seed);
  const ratio = PLAYER.mostAhead / PLAYER.leastAhead;
  return ok(
    Array.from({ length: games }, (_, game) => {
      const ahead = PLAYER.leastAhead * ratio ** ((game + 0.5) / games);
      return play(sight as Sight, ahead, seededRandom(random.integer(2 ** 31)));
    }),
  );
}

function play(sight: Sight, ahead: number, random: Random): SimulatedGame {
  const patience = waiting(random, PLAYER.patience);
  const memory = new Memory();
  let [at, before, moves, considered] = [0, -1, 0, 0];
  const judge = (next: number): number => {
    const left = sight.movesLeft(next);
    if (left === 0) return SOLVED;
    let judged = Math.min(left, PLAYER.held) + PLAYER.noise * deviation(random);
    for (let i = PLAYER.held; i < left; i++) if (fraction(random) < PLAYER.seen) judged++;
    return judged + PLAYER.familiar * memory.recall(next, moves, random);
  };
  memory.visit(0, 0);
  while (!sight.isSolved(at) && considered < patience && sight.after(at).length > 0) {
    const most = Math.ceil(waiting(random, ahead));
    const thought = lookAhead({ sight, at, before, most, judge, random });
    considered += thought.considered;
    const isLapse = thought.path.length === 0 || fraction(random) < PLAYER.lapse;
    for (const next of isLapse ? [random.pick([...sight.after(at)])] : thought.path) {
      [at, before] = [next, at];
      memory.visit(at, ++moves);
    }
  }
  return { moves, considered, solved: sight.isSolved(at) };
}
