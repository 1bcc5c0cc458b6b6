import type { Scene } from '@slidewise/core/contract';
import { lookOf } from '@slidewise/core/draw';
import type { Message } from '@slidewise/core/messages';
import type { Help } from '@slidewise/core/session';
import { showAmount } from '@slidewise/core/text';
import type { Review } from '@slidewise/lab/review';
import type { Challenge } from '../../share/game-address.js';
import type { Ending } from './game.js';
import { clockText } from './stopwatch.js';

/** How much help a game took, in a sentence; empty if it took none. */
export function helpWords(help: Help): string {
  if (help === 'hinted') return 'You have had hints.';
  return help === 'shown' ? 'You have seen moves of a solution, or followed a link that shows some.' : '';
}

/** What follows the word `best`. */
export function bestWords(optimum: number | undefined): string {
  return optimum === undefined ? 'unknown' : 'possible';
}

/** What has been reached, in a few words. */
export function endingTitle(scene: Scene, { length }: Pick<Ending, 'length'>): string {
  if (length === 0) return 'Solved already';
  const targets = scene.pieces.filter(({ role }) => role === 'target');
  const [target] = targets;
  switch (lookOf(scene)) {
    case 'numbers':
      return 'All in order.';
    case 'vehicles':
      return target?.cells.length === 2 ? 'The red car is out.' : `${target?.label} is out.`;
    case 'wood':
      if (target === undefined) return 'Every place is filled.';
      return targets.length === 1 ? `${target.label} is home.` : 'All targets are home.';
  }
}

/** What a result is worth, in sentences. */
export function endingWorth(
  { length, seconds, help, best }: Ending,
  unit: string,
  optimum: number | undefined,
  challenge?: Challenge,
): string {
  if (length === 0) return 'There is nothing to move on this board.';
  const sentences = [
    lengthWords(length, unit, optimum),
    helpWords(help),
    challenge === undefined ? '' : `${outcomeWords({ length, seconds, help }, challenge)}.`,
    best && help !== 'shown' ? 'Your best so far.' : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The words of a review at the end of a game. Better moves are not shown yet, for players who want to find them. */
export function turningWords({ finding: { code, values, message } }: Review): string {
  if (code !== 'turning-point') return message;
  const { number, move, lost, unit } = values;
  return `Move ${number} was the turning point: ${(move as Message).message} put you ${showAmount(Number(lost), String(unit))} behind.`;
}

function lengthWords(length: number, unit: string, optimum: number | undefined): string {
  if (optimum === undefined) return 'The best possible is unknown.';
  return length <= optimum
    ? 'There is no shorter solution.'
    : `${showAmount(length - optimum, unit)} more than the shortest solution.`;
}

/** `12 moves in 1:15`. */
export function challengeWords({ length, seconds }: Challenge, unit: string): string {
  return `${showAmount(length, unit)} in ${clockText(1000 * seconds)}`;
}

function outcomeWords({ length, seconds, help }: Omit<Ending, 'best'>, challenge: Challenge): string {
  if (help !== 'clean') return 'The challenge is for games without help';
  const ahead = challenge.length - length || challenge.seconds - seconds;
  if (ahead === 0) return 'Level with the challenge';
  return ahead > 0 ? 'You have won the challenge' : 'The challenge still stands';
}
