import { message } from '@slidewise/core/messages';
import { showAmount } from '@slidewise/core/text';

// What answers say where they go on like a message of the library.

export const oneConvention = message(
  'one-convention',
  ({ family }: { family: string }) => `moves of ${family} have only one convention, so --letters has no effect`,
);
export const noProofFound = message('no-proof-found', () => 'no proof was found');
/** A file without moves. */
export const noMovesInFile = message('no-moves-in-file', () => 'there are no moves in it');
/** Legal moves that do not solve the board. */
export const notSolvedAtEnd = message('not-solved-at-end', () => 'the board is not solved at the end');
export const claimedUnsolvable = message(
  'claimed-unsolvable',
  ({ length }: { length: number }) =>
    `it says that there is no solution, but ${showAmount(length, 'move')} solve the board`,
);
export const claimedTooFew = message(
  'claimed-too-few',
  ({ least }: { least: number }) => `at least ${showAmount(least, 'move')} are needed`,
);
export const claimedTooMany = message(
  'claimed-too-many',
  ({ most }: { most: number }) => `${showAmount(most, 'move')} are enough`,
);
