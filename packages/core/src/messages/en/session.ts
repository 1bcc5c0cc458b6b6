import { showAmount, showCount } from '../../text/amounts.js';
import { type Message, message } from '../message.js';

// Games, saved games, ids of positions.

// Ids of positions.

export const idTooLong = message(
  'id-too-long',
  ({ most }: { most: number }) => `the id of a position has at most ${showCount(most)} characters, but this has more`,
);
export const notAnId = message('not-an-id', () => 'this is not the id of a position: expected FAMILY:FORMAT:BOARD');
export const idOption = message(
  'id-option',
  ({ option, known }: { option: string; known: readonly string[] }) =>
    `"${option}" in the id means nothing: expected ${known.map((each) => `${each}=…`).join(', ')}`,
);
export const idDamaged = message(
  'id-damaged',
  () => 'the board in the id is damaged: "%" must start the number of a byte',
);

// Saved games.

export const gameTooLong = message(
  'game-too-long',
  ({ most }: { most: number }) => `a game has at most ${showCount(most)} characters, but this has more`,
);
export const notAGame = message('not-a-game', () => 'this is not a saved game: expected headers such as [Family "…"]');
export const headerTwice = message(
  'header-twice',
  ({ header }: { header: string }) => `there is a second header "${header}"`,
);
export const noBoardHeader = message('no-board-header', () => 'the game has no header [Board "…"] to start from');
export const inHeader = message(
  'in-header',
  ({ header, why }: { header: string; why: Message }, tell) => `the header "${header}": ${tell(why)}`,
);
export const familyHeader = message(
  'family-header',
  ({ said, family }: { said: string; family: string }) =>
    `the header "Family" says "${said}", but the board is one of ${family}`,
);
export const headerValue = message(
  'header-value',
  ({ header, said, known }: { header: string; said: string; known: readonly string[] }) =>
    `the header "${header}" says "${said}": expected ${known.join(', ')}`,
);
export const headerNumber = message(
  'header-number',
  ({ header, said, most }: { header: string; said: string; most: number }) =>
    `the header "${header}" says "${said}": expected a whole number from 0 to ${most}`,
);
export const moveNumberExpected = message(
  'move-number-expected',
  ({ number }: { number: number }) => `expected move number ${number}, such as "${number}. …"`,
);
export const tooManyMoves = message(
  'too-many-moves',
  ({ most }: { most: number }) => `a game has at most ${showCount(most)} moves, but this has more`,
);
export const tooManyMovesOfBoard = message(
  'too-many-moves-of-board',
  ({ most }: { most: number }) => `a game on this board has at most ${showCount(most)} moves`,
);
export const moveOfGame = message(
  'move-of-game',
  ({ number, move, why }: { number: number; move: string; why: Message }, tell) =>
    `move ${number}, "${move}": ${tell(why)}`,
);

// Hints.

export const noSolutionFromHere = message('no-solution-from-here', () => 'there is no solution from here');
export const noSolutionFound = message('no-solution-found', () => 'no solution was found');
/** What the program that solves says, or the platform. */
export const solverFailed = message('solver-failed', ({ error }: { error: string }) => error);

// What a move is for: whole sentences.

export const solvesTheBoard = message('solves-the-board', () => 'It solves the board.');
export const getsDone = message(
  'gets-done',
  ({ moves, done }: { moves: number; done: Message }, tell) =>
    `${moves === 1 ? 'Then' : `In ${showAmount(moves, 'move')},`} ${tell(done)}.`,
);
export const leavesLess = message(
  'leaves-less',
  ({ bound, before, unit }: { bound: number; before: number; unit: string }) =>
    `It leaves at least ${showAmount(bound, unit)} instead of ${before}.`,
);
export const moveMakesWay = message(
  'move-makes-way',
  ({ move, next, moves }: { move: Message; next: Message; moves: number }, tell) =>
    `${tell(move)} makes way for ${tell(next)}${moves === 1 ? '' : `, ${showAmount(moves, 'move')} later`}.`,
);
export const makesWay = message(
  'makes-way',
  ({ move, moves }: { move: Message; moves: number }, tell) =>
    `It makes way for “${tell(move)}”, ${showAmount(moves, 'move')} later.`,
);
