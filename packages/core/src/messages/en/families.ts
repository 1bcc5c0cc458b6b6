import { type Message, message } from '../message.js';

// What every family is asked for, and what families must be.

export const otherFamily = message(
  'other-family',
  ({ family, other }: { family: string; other: string }) => `position must be one of ${family}, not of ${other}`,
);
export const noPosition = message(
  'no-position',
  ({ family, why }: { family: string; why: Message }, tell) => `position is none of ${family}: ${tell(why)}`,
);
export const optionMissing = message(
  'option-missing',
  ({ option, family }: { option: string; family: string }) => `the ${option} of the boards of ${family} must be given`,
);
export const basicsOnly = message(
  'basics-only',
  ({ name }: { name: string }) => `${name} must be a whole family of puzzles, not the basics of one`,
);
export const noBasics = message(
  'no-basics',
  ({ name }: { name: string }) => `${name} must be the basics of a family, from defineBasics`,
);
export const makesNoPositions = message(
  'makes-no-positions',
  ({ family }: { family: string }) => `family must be one that makes positions, which ${family} does not`,
);
export const cannotBeDrawn = message(
  'cannot-be-drawn',
  ({ family }: { family: string }) =>
    `family must be one whose positions can be drawn, which those of ${family} cannot`,
);
export const traceNotTaken = message(
  'trace-not-taken',
  ({ name, algorithm }: { name: string; algorithm: string }) => `${name} must be left out: "${algorithm}" makes none`,
);
export const illegalMove = message(
  'illegal-move',
  ({ name, why }: { name: string; why: Message }, tell) => `${name} must be legal: ${tell(why)}`,
);

// Heuristics that are added.

export const heuristicTaken = message(
  'heuristic-taken',
  ({ name, family, heuristic }: { name: string; family: string; heuristic: string }) =>
    `${name}.id must be new: ${family} has a heuristic "${heuristic}" already`,
);
export const consistentOnly = message(
  'consistent-only',
  ({ name }: { name: string }) => `${name}.admissible must be true where ${name}.consistent is`,
);
export const estimateAtGoal = message(
  'estimate-at-goal',
  ({ heuristic }: { heuristic: string }) =>
    `the estimate of "${heuristic}" must be 0 where the position is solved, as it is admissible`,
);

// Kinds of arguments, as phrases.

export const tableCache = message('table-cache', () => 'a cache for tables');
export const randomSource = message('random-source', () => 'a source of random numbers such as seededRandom(1)');
export const aFamily = message('a-family', () => 'a family of puzzles');
export const aTrace = message('a-trace', () => 'a trace');
export const aSpace = message('a-space', () => 'the space of a position, from family.space');
export const objectOfTexts = message('object-of-texts', () => 'an object of texts');
export const wholeNumberBetween = message(
  'whole-number-between',
  ({ least, most }: { least: number; most: number }) => `a whole number from ${least} to ${most}`,
);
export const numberBetween = message(
  'number-between',
  ({ least, most }: { least: number; most: number }) => `a number from ${least} to ${most}`,
);
export const aName = message('a-name', () => 'a name');
