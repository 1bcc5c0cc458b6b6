import { type Message, message } from '@slidewise/core/messages';
import { showAmount } from '@slidewise/core/text';

// What rows say beside what the library says.

// Why there is no row.

/** What reading the input or working on the item came to. */
export const itemFailed = message('item-failed', ({ error }: { error: string }) => error);
export const noMovesToVerify = message(
  'no-moves-to-verify',
  () => 'there are no moves to verify: expected "moves", or a tabulator and moves',
);
export const onlyOneConvention = message(
  'only-one-convention',
  ({ family }: { family: string }) => `moves of ${family} have only one convention, so --letters has no effect`,
);
export const partFailed = message(
  'part-failed',
  ({ part, error }: { part: number; error: string }) => `part ${part} of the search failed: ${error}`,
);

// What is wrong with a solution.

export const nothingToVerify = message('nothing-to-verify', () => 'there is no solution to verify');
export const moveNotLegal = message(
  'move-not-legal',
  ({ number, move, why }: { number: number; move: string; why: Message }, tell) =>
    `move ${number}, "${move}", is not legal: ${tell(why)}`,
);
export const notSolved = message('not-solved', () => 'the board is not solved at the end');
export const isSolvable = message(
  'is-solvable',
  ({ length, unit }: { length: number; unit: string }) => `it can be solved in ${showAmount(length, unit)}`,
);

// What is wrong with what is said of a solution. What is said stands as JSON.

export const lengthNoCount = message(
  'length-no-count',
  ({ said }: { said: string }) => `the length is said to be ${said}, which is no count`,
);
export const boundNoCount = message(
  'bound-no-count',
  ({ said }: { said: string }) => `the lower bound is said to be ${said}, which is no count`,
);
export const optimalNoTruth = message(
  'optimal-no-truth',
  ({ said }: { said: string }) => `it is said to be optimal: ${said}, which is neither true nor false`,
);
export const unsolvableWithLength = message(
  'unsolvable-with-length',
  ({ said }: { said: string }) => `it is said to be unsolvable, and to have a solution of the length ${said}`,
);
export const unsolvableWithMoves = message('unsolvable-with-moves', () => 'it is said to be unsolvable, and has moves');
export const statusWrong = message(
  'status-wrong',
  ({ said }: { said: string }) => `the status is said to be ${said}, but the moves solve it`,
);
export const lengthWrong = message(
  'length-wrong',
  ({ said, length }: { said: string; length: number }) =>
    `the length is said to be ${said}, but the moves count ${length}`,
);
export const boundAboveLength = message(
  'bound-above-length',
  ({ said, length }: { said: number; length: number }) =>
    `no solution is said to be shorter than ${said}, but the moves count ${length}`,
);
export const notShortest = message(
  'not-shortest',
  ({ length, unit }: { length: number; unit: string }) =>
    `it is said to be shortest, but ${showAmount(length, unit)} are enough`,
);
export const boundAboveShortest = message(
  'bound-above-shortest',
  ({ said, length, unit }: { said: number; length: number; unit: string }) =>
    `no solution is said to be shorter than ${said}, but ${showAmount(length, unit)} are enough`,
);
