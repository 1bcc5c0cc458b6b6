import type { Help } from '@slidewise/core/session';
import { showAmount, showCount } from '@slidewise/core/text';
import type { Challenge } from '../../share/game-address.js';
import type { Ending } from './game.js';
import { clockText } from './stopwatch.js';

/** How much help a game took, in a sentence; empty if it took none. */
export function helpWords(help: Help): string {
  if (help === 'hinted') return 'You have had hints.';
  return help === 'shown' ? 'You have seen moves of a solution, or followed a link that shows some.' : '';
}

/** What stands behind the number of moves so far: `of 12 moves`, and once there are more, `moves, 12 at best`. */
export function countWords(length: number, optimum: number | undefined, unit: string): string {
  if (optimum !== undefined && length <= optimum) return `of ${showAmount(optimum, unit)}`;
  const units = `${unit}${length === 1 ? '' : 's'}`;
  return optimum === undefined ? units : `${units}, ${showCount(optimum)} at best`;
}

/** The text at the end of a game: a few words, and then the result. */
export function endingWords(
  { length, seconds, help, best }: Ending,
  unit: string,
  optimum: number | undefined,
  challenge?: Challenge,
): { readonly title: string; readonly worth: string } {
  if (length === 0) return { title: 'Solved already', worth: 'There is nothing to move on this board.' };
  const sentences = [
    lengthWords(length, unit, optimum),
    helpWords(help),
    challenge === undefined ? '' : `${outcomeWords({ length, seconds, help }, challenge)}.`,
    best && help !== 'shown' ? 'Your best so far.' : '',
  ];
  return {
    title: `Solved in ${showAmount(length, unit)}, ${clockText(1000 * seconds)}`,
    worth: sentences.filter((sentence) => sentence !== '').join(' '),
  };
}

function lengthWords(length: number, unit: string, optimum: number | undefined): string {
  if (optimum === undefined) return '';
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
