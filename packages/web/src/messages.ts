import { type Message, message } from '@slidewise/core/messages';

// What the app says where it goes on like a message of the library. Sentences about addresses are whole: they end with a full stop.

// Addresses.

export const challengeForm = message(
  'challenge-form',
  () => 'The challenge in the address cannot be read: expected moves and seconds, such as beat=12,75.',
);
export const noPuzzleNamed = message('no-puzzle-named', () => 'The address names no puzzle.');
export const puzzleMissing = message(
  'puzzle-missing',
  ({ name }: { name: string }) => `There is no puzzle "${name}" in the collection.`,
);
export const familyMissing = message(
  'family-missing',
  ({ family }: { family: string }) => `There is no family "${family}".`,
);
export const helpInAddress = message(
  'help-in-address',
  ({ help, known }: { help: string; known: readonly string[] }) =>
    `The address says "${help}" of help: expected ${known.join(', ')}.`,
);
export const boardInAddress = message(
  'board-in-address',
  ({ why }: { why: Message }, tell) => `The board in the address cannot be read: ${tell(why)}.`,
);
/** What is wrong with the moves of an address. */
export const movesInAddress = message('moves-in-address', ({ why }: { why: Message }, tell) => {
  const words = tell(why);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
});
export const metricInAddress = message(
  'metric-in-address',
  ({ metric, known }: { metric: string; known: readonly string[] }) =>
    `The address asks for the metric "${metric}": expected ${known.join(', ')}.`,
);
export const modeInAddress = message(
  'mode-in-address',
  ({ mode, known }: { mode: string; known: readonly string[] }) =>
    `The address asks for "${mode}": expected ${known.join(', ')}.`,
);
export const stepInAddress = message(
  'step-in-address',
  ({ step }: { step: string }) => `The address asks for step "${step}": expected a whole number.`,
);
export const searchInAddress = message(
  'search-in-address',
  ({ search, why }: { search: string; why: Message }, tell) =>
    `The search "${search}" in the address cannot be run: ${tell(why)}.`,
);
export const noEditorPage = message(
  'no-editor-page',
  ({ name }: { name: string }) => `The editor has no page "${name}".`,
);
export const lessonMissing = message('lesson-missing', ({ name }: { name: string }) => `There is no lesson “${name}”.`);

// New puzzles, packs, and what is taken along.

export const supplyOfFamily = message(
  'supply-of-family',
  ({ family }: { family: string }) => `there is no family "${family}"`,
);
export const namesNoPuzzle = message('names-no-puzzle', ({ name }: { name: string }) => `“${name}” names no puzzle`);
export const ratingCancelled = message('rating-cancelled', () => 'the rating was cancelled');
export const exportNotJson = message('export-not-json', () => 'this file is not an export of Slidewise: it is no JSON');
export const noExport = message('no-export', () => 'this file is not an export of Slidewise');
export const exportTooNew = message(
  'export-too-new',
  () => 'this file comes from a newer version of Slidewise: update the app first',
);

// The editor.

export const moveNotPlayed = message(
  'move-not-played',
  ({ number, move }: { number: number; move: string }) => `move ${number}, "${move}", cannot be played`,
);
export const notDrawnHere = message(
  'not-drawn-here',
  ({ family }: { family: string }) => `boards of ${family} cannot be drawn here`,
);
export const tooLargeToDraw = message(
  'too-large-to-draw',
  ({ size, most }: { size: string; most: string }) =>
    `a board of ${size} is too large to be drawn here: the most is ${most} cells`,
);
export const sizeTooLargeToDraw = message(
  'size-too-large-to-draw',
  ({ size }: { size: string }) => `a board of ${size} is too large to be drawn here`,
);
export const notMadeHere = message(
  'not-made-here',
  ({ family }: { family: string }) => `new boards of ${family} cannot be made here`,
);
export const noFormatForBoard = message('no-format-for-board', () => 'no format can express this board');
export const constraintsNotWhole = message('constraints-not-whole', () => 'expected whole numbers, from 0 up');
export const movesBackwards = message(
  'moves-backwards',
  ({ least, most }: { least: number; most: number }) =>
    `from ${least} to ${most} moves: expected the smaller number first`,
);
export const noBoardLikeThis = message(
  'no-board-like-this',
  ({ everythingTried, nearest }: { everythingTried: boolean; nearest: string | null }) => {
    const tried = everythingTried ? ', and everything was tried' : '';
    return `no board like this could be made${tried}${nearest === null ? '' : `; the nearest takes ${nearest}`}`;
  },
);

// Searches.

export const preparingSearch = message(
  'preparing-search',
  ({ percent }: { percent: number }) => `preparing the search, ${percent} %`,
);

// Printing, and files to take away.

export const nothingToPrint = message('nothing-to-print', () => 'The address names no board to print.');
export const noBoardToPrint = message(
  'no-board-to-print',
  ({ item }: { item: string }) => `There is no puzzle “${item}” in the collection, and it is no id of a board.`,
);
export const noFilmWithoutSolution = message(
  'no-film-without-solution',
  () => 'this board has no solution: that is proved',
);
export const noFilmOfSolved = message('no-film-of-solved', () => 'this board is solved already');
export const noFilmInTime = message('no-film-in-time', () => 'no solution was found in half a minute');
export const fileNotMade = message(
  'file-not-made',
  ({ error }: { error: string }) => `the file could not be made: ${error}`,
);
