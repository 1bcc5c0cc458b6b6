import { type Message, message } from '@slidewise/core/messages';
import { showAmount, showCount } from '@slidewise/core/text';

// Boards that are to be made, or supplied.

type Size = { width: number; height: number };

export const makesNoBoards = message(
  'makes-no-boards',
  ({ family }: { family: string }) => `${family} does not make boards`,
);
export const nothingTakenAway = message(
  'nothing-taken-away',
  ({ family }: { family: string }) => `from boards of ${family} nothing can be taken away`,
);
export const unknownConstraint = message(
  'unknown-constraint',
  ({ id, family, known }: { id: string; family: string; known: readonly string[] }) => {
    const expected = known.length === 0 ? 'there is nothing to choose but the size' : `expected ${known.join(', ')}`;
    return `"${id}" means nothing for boards of ${family}: ${expected}`;
  },
);
export const unknownLevel = message(
  'unknown-level',
  ({ id, known }: { id: string; known: readonly string[] }) =>
    `there is no level "${id}": expected ${known.join(', ')}`,
);
export const founderProblem = message(
  'founder-problem',
  ({ founder, why }: { founder: number; why: Message }, tell) => `founder ${founder}: ${tell(why)}`,
);
export const founderSize = message(
  'founder-size',
  ({ founder, width, height }: { founder: number } & Size) => `founder ${founder} is not a ${width}×${height} board`,
);
/** `what` is a constraint, or the metric of lengths. */
export const rangeEmpty = message(
  'range-empty',
  ({ what, least, most }: { what: string; least: number; most: number }) =>
    `no number of ${what} is at least ${showCount(least)} and at most ${showCount(most)}`,
);
export const solvedAlready = message(
  'solved-already',
  ({ unit }: { unit: string }) => `a board that takes 0 ${unit}s is solved already: expected 1 or more`,
);

type Longest = { family: string; longest: number; unit: string; least: number } & Size;

const noneLonger = ({ width, height, family, longest, unit }: Longest): string =>
  `no ${width}×${height} board of ${family} like this takes more than ${showAmount(longest, unit)}`;

export const lengthNotMade = message(
  'length-not-made',
  (values: Longest) => `${noneLonger(values)}, so that ${showCount(values.least)} cannot be made`,
);
export const levelNotMade = message(
  'level-not-made',
  ({ level, ...values }: Longest & { level: string }) =>
    `${noneLonger(values)}, so that one of the level "${level}", which begins at ${showCount(values.least)}, cannot be made`,
);
/** Without `most`, any length from `least` on. */
export const levelContradiction = message(
  'level-contradiction',
  ({ level, least, most, unit }: { level: string; least: number; most: number | null; unit: string }) => {
    const lengths =
      most === null ? `${showAmount(least, unit)} or more` : `${showCount(least)} to ${showAmount(most, unit)}`;
    return `boards of the level "${level}" take ${lengths}, which is not what was asked for`;
  },
);
export const levelNotProved = message(
  'level-not-proved',
  ({ level, known }: { level: string; known: readonly string[] }) =>
    `boards that are made have a proved optimum, so that none is "${level}": expected ${known.join(', ')}`,
);

// The supply.

export const requestForm = message(
  'request-form',
  ({ text }: { text: string }) => `"${text}" is no puzzle: expected FAMILY-WxH-MOVES-SEED`,
);
export const notShuffled = message(
  'not-shuffled',
  ({ family }: { family: string }) => `boards of ${family} cannot be shuffled`,
);
export const noBoardMade = message(
  'no-board-made',
  ({ width, height, moves, unit }: { moves: number; unit: string } & Size) =>
    `no ${width}×${height} board of ${showAmount(moves, unit)} could be made`,
);
export const makingCancelled = message('making-cancelled', () => 'the making was cancelled');
export const noDailyBoards = message(
  'no-daily-boards',
  ({ family }: { family: string }) => `there are no boards of the days for ${family}`,
);
export const boardsNotLoaded = message(
  'boards-not-loaded',
  ({ error }: { error: string }) => `the boards cannot be loaded: ${error}`,
);
export const listNotJson = message('list-not-json', ({ file }: { file: string }) => `${file} is not JSON`);
export const aDay = message('a-day', () => 'a day such as 2026-11-18');
export const sevenLengths = message('seven-lengths', () => 'seven lengths');
