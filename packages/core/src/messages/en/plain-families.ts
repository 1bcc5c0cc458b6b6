import { message } from '../message.js';

// Families in the plain way.

/** What the author of the family says. */
export const familySays = message('family-says', ({ sentence }: { sentence: string }) => sentence);
export const moveNotLegalHere = message(
  'move-not-legal-here',
  ({ move }: { move: string }) => `the move "${move}" is not legal here`,
);
export const noBoardOfSize = message(
  'no-board-of-size',
  ({ size, known }: { size: string; known: readonly string[] }) =>
    `there is no board of the size ${size}: expected ${known.join(' or ')}`,
);
export const noLegalMove = message(
  'no-legal-move',
  ({ text, known, more }: { text: string; known: readonly string[]; more: boolean }) =>
    `"${text}" is no legal move here: ${known.length === 0 ? 'there is none' : `expected ${known.join(', ')}`}${more ? ' …' : ''}`,
);
export const optionLeftOut = message(
  'option-left-out',
  ({ option }: { option: 'size' | 'target' }) => `the text says the ${option} itself: leave that option out`,
);
export const partsOfOther = message('parts-of-other', () => 'its parts are not those of a position');
export const moveSuchAs = message('move-such-as', ({ example }: { example: string }) => `a move such as ${example}`);

// What has to happen, and when it has.

export const positionNotSolved = message('position-not-solved', () => 'the position is not solved');
export const positionSolved = message('position-solved', () => 'the position is solved');
export const notOnGoal = message('not-on-goal', ({ piece }: { piece: string }) => `${piece} is not on its goal`);
export const onGoal = message('on-goal', ({ piece }: { piece: string }) => `${piece} is on its goal`);
