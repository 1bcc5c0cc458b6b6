import { message } from '@slidewise/core/messages';
import { showCount } from '@slidewise/core/text';

// Episodes of programs that learn.

export const componentTooLarge = message(
  'component-too-large',
  ({ most }: { most: number }) =>
    `moves lead to more than ${showCount(most)} positions, too many to know every distance: take a smaller board`,
);
export const notSolvable = message(
  'not-solvable',
  () => 'the board has no solution, so that no move comes nearer to one',
);
export const splitNotFound = message(
  'split-not-found',
  ({ split, tries }: { split: string; tries: number }) =>
    `none of ${showCount(tries)} boards is in the split "${split}": ask for another length or size`,
);
export const episodeIsOver = message(
  'episode-is-over',
  () => 'the board is solved, which ends the episode: begin another',
);
export const notOneMove = message(
  'not-one-move',
  ({ move, unit }: { move: string; unit: string }) => `${move} counts more than one ${unit}: play it in parts`,
);
