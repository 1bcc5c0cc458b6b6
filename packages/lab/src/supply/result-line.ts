import { assertArguments, aText, objectWith, optional, wholeNumber } from '@slidewise/core/checking';
import { aDate } from './dates.js';

/** A game that was won. */
export interface WonGame {
  /** The date of the board, such as 2026-11-18. */
  readonly date: string;
  /** What the puzzle is called; left out in the line if it is left out here. */
  readonly title?: string;
  /** How many moves the game took. */
  readonly length: number;
  /** How many it takes at least. */
  readonly optimum: number;
  /** How long the game took. */
  readonly milliseconds: number;
}

const aWonGame = objectWith({
  date: aDate,
  title: optional(aText),
  length: wholeNumber(0),
  optimum: wholeNumber(1),
  milliseconds: wholeNumber(0),
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** With a quarter more moves than needed there are two stars. */
const TWO_STARS = 1.25;

/** Three stars for the fewest moves, two for up to a quarter more, one for all others. */
export function starsFor(length: number, optimum: number): 1 | 2 | 3 {
  assertArguments(['length', length, wholeNumber(0)], ['optimum', optimum, wholeNumber(1)]);
  if (length <= optimum) return 3;
  return length <= optimum * TWO_STARS ? 2 : 1;
}

/** A result to share, which tells nothing of the solution: `Slidewise 18 Nov ▸ 23/21 ★★ 1:12`. */
export function resultLine(game: WonGame): string {
  assertArguments(['game', game, aWonGame]);
  const { date, title, length, optimum, milliseconds } = game;
  const [, month, day] = date.split('-').map(Number) as [number, number, number];
  const what = ['Slidewise', ...(title === undefined ? [] : [title]), day, MONTHS[month - 1]].join(' ');
  const stars = '★'.repeat(starsFor(length, optimum));
  return `${what} ▸ ${length}/${optimum} ${stars} ${clock(Math.floor(milliseconds / 1000))}`;
}

/** `1:12`, or `1:02:03` from an hour on. */
function clock(seconds: number): string {
  const two = (number: number): string => String(number % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}
