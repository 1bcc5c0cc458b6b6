import { reviewAnswer } from '@slidewise/server/answers';
import type { Reviewed } from './reviewed.js';

/** For programs: the game on a line. */
export function jsonLine({ game, review }: Reviewed): string {
  return `${JSON.stringify(reviewAnswer(game, review))}\n`;
}
