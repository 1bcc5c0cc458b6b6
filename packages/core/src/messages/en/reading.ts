import { showCount } from '../../text/amounts.js';
import { type Message, message } from '../message.js';

// Texts of any kind: what they are, and what is wrong with them.

export const noBoardInText = message('no-board-in-text', () => 'there is no board in it');
export const severalBoards = message('several-boards', () => 'this is more than one board');
export const partTooLong = message('part-too-long', () => 'what begins here is too long to be a board');
export const completeInItself = message(
  'complete-in-itself',
  ({ option }: { option: string }) => `this is complete in itself, so leave out the ${option} that was given`,
);
export const notOfFamily = message(
  'not-of-family',
  ({ family, wanted }: { family: string; wanted: string }) => `this is a board of ${family}, not of ${wanted}`,
);

// Bytes that are no text.

export const zeroByte = message('zero-byte', () => 'this is not text: it has a byte that is zero');
export const notEncoded = message(
  'not-encoded',
  ({ encoding }: { encoding: string }) => `this is not text: it is not valid ${encoding}`,
);

// Boards in JSON objects.

export const jsonWithoutBoard = message(
  'json-without-board',
  () => 'this JSON object has no board: expected "text", "id" or "board"',
);
export const jsonWithFileName = message(
  'json-with-file-name',
  () => 'this JSON object has no "text", and its "board" is the name of a file',
);
export const notJson = message('not-json', ({ error }: { error: string }) => `this is no JSON object: ${error}`);
export const notAJsonObject = message('not-a-json-object', () => 'this is no JSON object');

// Drawings.

export const drawingNotClosed = message('drawing-not-closed', () => 'this drawing has no lower edge');
export const drawingRow = message('drawing-row', () => 'a row of a drawing stands between │ and │');
export const drawingNotRead = message(
  'drawing-not-read',
  ({ family }: { family: string }) => `drawings of ${family} cannot be read`,
);
export const drawingHidesGoal = message(
  'drawing-hides-goal',
  () => 'pieces may hide the goal of this drawing: give the goal, or the lines below the drawing',
);
export const drawingNoBoard = message('drawing-no-board', () => 'this drawing shows no board that can be played');
export const drawingOtherId = message(
  'drawing-other-id',
  () => 'this drawing and the id below it are different boards',
);

// Links to the web app.

export const linkToNoBoard = message('link-to-no-board', () => 'this link does not lead to a board');
export const unknownPuzzle = message(
  'unknown-puzzle',
  ({ name }: { name: string }) => `there is no puzzle "${name}" in the collection`,
);
export const addressMove = message(
  'address-move',
  ({ move, why }: { move: number; why: Message }, tell) => `move ${move} in the address cannot be played: ${tell(why)}`,
);
export const addressPlace = message(
  'address-place',
  ({ at, moves }: { at: string; moves: number }) => `the address says that ${at} moves are played, but holds ${moves}`,
);

// Played games.

export const noMovesInText = message(
  'no-moves-in-text',
  () => 'there are no moves in it; give them behind it, or a file that holds them',
);
export const tooManyMovesToPlay = message(
  'too-many-moves-to-play',
  ({ most }: { most: number }) => `at most ${showCount(most)} moves can be played`,
);
export const moveOfText = message(
  'move-of-text',
  ({ number, move, why }: { number: number; move: string; why: Message }, tell) =>
    `move ${number}, "${move}", is not legal: ${tell(why)}`,
);
