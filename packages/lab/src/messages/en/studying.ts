import { type Message, message } from '@slidewise/core/messages';
import { showAmount, showCount } from '@slidewise/core/text';

// Spaces, trees and measures of boards.

export const profileOutOfMemory = message(
  'profile-out-of-memory',
  ({ positions }: { positions: number }) => `the memory limit was hit after ${showAmount(positions, 'position')}`,
);
export const profileCancelled = message(
  'profile-cancelled',
  ({ positions }: { positions: number }) => `it was cancelled after ${showAmount(positions, 'position')}`,
);
export const tablesNotBuilt = message('tables-not-built', () => 'the tables have not been built yet');
export const makesNoTree = message(
  'makes-no-tree',
  ({ algorithm, known }: { algorithm: string; known: readonly string[] }) =>
    `"${algorithm}" makes no tree: expected ${known.join(', ')}`,
);
export const makesNoLog = message(
  'makes-no-log',
  ({ algorithm, known }: { algorithm: string; known: readonly string[] }) =>
    `"${algorithm}" has no open list in a stated order: expected ${known.join(', ')}`,
);
export const aMap = message('a-map', () => 'a map, from mapPositions');

// Pictures in files.

const FORMATS = { png: 'a PNG', apng: 'an animated PNG' };

type Picture = { format: 'png' | 'apng'; most: number };

export const pictureTooWide = message(
  'picture-too-wide',
  ({ format, most }: Picture) => `${FORMATS[format]} can be at most ${most} pixels wide`,
);
export const pictureTooHigh = message(
  'picture-too-high',
  ({ format, most }: Picture) => `${FORMATS[format]} of this width would be more than ${most} pixels high`,
);

// Reviews of games: findings are whole sentences.

export const gameTooLongToReview = message(
  'game-too-long-to-review',
  ({ most, moves }: { most: number; moves: number }) =>
    `games of up to ${showAmount(most, 'move')} can be reviewed, but this has ${showCount(moves)}`,
);
export const noneReachedSolved = message('none-reached-solved', () => 'no position that can be reached is solved');
export const exploringPositions = message('exploring-positions', () => 'exploring positions');
export const lookingUpDistances = message('looking-up-distances', () => 'looking up distances');
export const solvingPosition = message(
  'solving-position',
  ({ position, last }: { position: number; last: number }) => `solving position ${position} of ${last}`,
);
export const comparingMoves = message(
  'comparing-moves',
  ({ position, last }: { position: number; last: number }) => `comparing moves at position ${position} of ${last}`,
);

export const noMoves = message('no-moves', () => 'No move has been played.');
export const noSolution = message(
  'no-solution',
  () => 'The board has no solution, so no move could be better than another.',
);
export const nothingLost = message('nothing-lost', () => 'Every move kept a shortest way.');
export const nothingKnown = message(
  'nothing-known',
  () => 'No move is known to have lost anything, and some could not be checked.',
);

type Turn = { number: number; move: Message; lost: number; unit: string; better: Message | null; possible: number };

/** `C right 1 put you 2 moves behind; X left 1 kept you on 15.` */
function lossSentence({ move, lost, unit, better, possible }: Turn, tell: (phrase: Message) => string): string {
  const loss = `${tell(move)} put you ${showAmount(lost, unit)} behind`;
  return better === null ? `${loss}.` : `${loss}; ${tell(better)} kept you on ${possible}.`;
}

export const turningPoint = message(
  'turning-point',
  (turn: Turn, tell) => `Move ${turn.number} was the turning point. ${lossSentence(turn, tell)}`,
);
export const turningPointOfKnown = message(
  'turning-point-of-known',
  (turn: Turn, tell) =>
    `Of the moves that could be checked, move ${turn.number} lost most. ${lossSentence(turn, tell)}`,
);
