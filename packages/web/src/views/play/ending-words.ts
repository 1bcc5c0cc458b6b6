import type { Help } from '@slidewise/core/session';
import { showAmount } from '@slidewise/core/text';
import type { Ending } from './game.js';
import { clockText } from './stopwatch.js';

/** How much help a game took, in a sentence; empty if it took none. */
export function helpWords(help: Help): string {
  if (help === 'hinted') return 'You have had hints.';
  return help === 'shown' ? 'You have seen moves of a solution, or followed a link that shows some.' : '';
}

/** The text at the end of a game: a few words, and then the result. */
export function endingWords(
  { length, seconds, help, best }: Ending,
  unit: string,
  optimum: number | undefined,
): { readonly title: string; readonly worth: string } {
  if (length === 0) return { title: 'Solved already', worth: 'There is nothing to move on this board.' };
  const sentences = [
    lengthWords(length, unit, optimum),
    helpWords(help),
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
