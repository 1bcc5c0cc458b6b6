import { rateAnswer } from '@slidewise/server/answers';
import type { Rated } from './rated.js';

/** For programs: a board on a line. */
export function jsonLine(rated: Rated): string {
  return `${JSON.stringify(rateAnswer(rated, rated.rating))}\n`;
}
