import { type Message, message } from '@slidewise/core/messages';
import { showCount } from '@slidewise/core/text';

// Ratings: what is not known of a board, and what is being done.

export const notProvedShortest = message('not-proved-shortest', () => 'the solution is not proved shortest');
export const notProved = message('not-proved', () => 'it is not proved');
export const optimumNotKnown = message(
  'optimum-not-known',
  ({ metric, why }: { metric: string; why: Message }, tell) =>
    `the shortest solution in ${metric} is not known: ${tell(why)}`,
);

/** The positions that are too many: all reachable ones, or those near the shortest solutions. */
type Which = 'all' | 'shortest';

const unknownOf = (which: Which): string =>
  which === 'all'
    ? 'can be reached: their number and the detours are not known'
    : 'are near the shortest solutions: all but one of these are not known';

export const noMemoryForPositions = message(
  'no-memory-for-positions',
  ({ which }: { which: Which }) => `there is no memory for all positions that ${unknownOf(which)}`,
);
export const tooManyPositions = message(
  'too-many-positions',
  ({ most, which }: { most: number; which: Which }) => `more than ${showCount(most)} positions ${unknownOf(which)}`,
);
export const tooManyShortest = message(
  'too-many-shortest',
  ({ most }: { most: number }) =>
    `shortest solutions pass more than ${showCount(most)} positions: what pieces do is not known`,
);
export const tooManyDetours = message(
  'too-many-detours',
  () => 'there are too many detours: what they cost is not known',
);
export const tooManyToSee = message(
  'too-many-to-see',
  () => 'there are too many moves on this board: how hard it looks to players is not known',
);
export const legalMovesOfOne = message('legal-moves-of-one', () => 'legal moves are those along one shortest solution');
export const removalsNotKnown = message(
  'removals-not-known',
  () => 'what can be taken away is not known: a board with less was not solved within the limits',
);
export const restNotKnown = message(
  'rest-not-known',
  ({ why, activity }: { why: Message; activity: Message }, tell) =>
    `${tell(why)} while ${tell(activity)}: the rest is not known`,
);

// What is being done.

export const solving = message('solving', () => 'solving');
export const solvingIn = message('solving-in', ({ metric }: { metric: string }) => `solving in ${metric}`);
export const followingShortest = message('following-shortest', () => 'following the shortest solutions');
export const followingOne = message('following-one', () => 'following a shortest solution');
export const evaluatingBeside = message('evaluating-beside', () => 'evaluating moves beside a shortest solution');
export const lookingForDetours = message('looking-for-detours', () => 'looking for detours');
export const takingPiecesAway = message('taking-pieces-away', () => 'taking pieces away');

export const numberOrNull = message('number-or-null', () => 'a number or null');
