import type { Scene } from '@slidewise/core/contract';
import { lookOf } from '@slidewise/core/draw';
import type { Message } from '@slidewise/core/messages';
import type { Help } from '@slidewise/core/session';
import type { Review } from '@slidewise/lab/review';
import type { Challenge } from '../../share/game-address.js';
import { amount, type Label, t, tell } from '../../texts/index.js';
import type { Ending } from './game.js';
import { clockText } from './stopwatch.js';

/** How much help a game took, in a sentence; empty if it took none. */
export function helpWords(help: Help): string {
  if (help === 'hinted') return t('You have had hints.');
  return help === 'shown' ? t('You have seen moves of a solution, or followed a link that shows some.') : '';
}

/** What the best length is: `best possible`. */
export function bestWords(optimum: number | undefined): string {
  return optimum === undefined ? t('best unknown') : t('best possible');
}

/** What has been reached, in a few words. */
export function endingTitle(scene: Scene, { length }: Pick<Ending, 'length'>): string {
  if (length === 0) return t('Solved already');
  const targets = scene.pieces.filter(({ role }) => role === 'target');
  const [target] = targets;
  switch (lookOf(scene)) {
    case 'numbers':
      return t('All in order.');
    case 'vehicles':
      return target?.cells.length === 2
        ? t('The red car is out.')
        : t('{piece} is out.', { piece: target?.label ?? '' });
    case 'wood':
      if (target === undefined) return t('Every place is filled.');
      return targets.length === 1 ? t('{piece} is home.', { piece: target.label }) : t('All targets are home.');
  }
}

/** The words for games with help, and without. */
export const HELP_TAGS: Readonly<Record<Help, Label>> = { clean: 'clean', hinted: 'hinted', shown: 'shown' };

/** What a result is worth, in sentences. */
export function endingWorth(
  { length, seconds, help, best }: Ending,
  unit: string,
  optimum: number | undefined,
  challenge?: Challenge,
): string {
  if (length === 0) return t('There is nothing to move on this board.');
  const sentences = [
    lengthWords(length, unit, optimum),
    helpWords(help),
    challenge === undefined ? '' : outcomeWords({ length, seconds, help }, challenge),
    best && help !== 'shown' ? t('Your best so far.') : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The words of a review at the end of a game. Better moves are not shown yet, for players who want to find them. */
export function turningWords({ finding }: Review): string {
  if (finding.code !== 'turning-point') return tell(finding);
  const { number, move, lost, unit } = finding.values;
  return t('Move {n} was the turning point: {move} put you {moves} behind.', {
    n: Number(number),
    move: tell(move as Message),
    moves: amount(Number(lost), String(unit)),
  });
}

function lengthWords(length: number, unit: string, optimum: number | undefined): string {
  if (optimum === undefined) return t('The best possible is unknown.');
  return length <= optimum
    ? t('There is no shorter solution.')
    : t('{moves} more than the shortest solution.', { moves: amount(length - optimum, unit) });
}

/** `12 moves in 1:15`. */
export function challengeWords({ length, seconds }: Challenge, unit: string): string {
  return t('{moves} in {time}', { moves: amount(length, unit), time: clockText(1000 * seconds) });
}

function outcomeWords({ length, seconds, help }: Omit<Ending, 'best'>, challenge: Challenge): string {
  if (help !== 'clean') return t('The challenge is for games without help.');
  const ahead = challenge.length - length || challenge.seconds - seconds;
  if (ahead === 0) return t('Level with the challenge.');
  return ahead > 0 ? t('You have won the challenge.') : t('The challenge still stands.');
}
