import { type Message, message } from '../message.js';

// What an argument of a function must be, and is not.

/** What was given instead: its type, and what can be shown of it. */
type Given = { type: string; given: string };

/** Types whose values are not shown. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'an array',
  object: 'an object',
  function: 'a function',
  symbol: 'a symbol',
};

const shown = ({ type, given }: Given): string => TYPES[type] ?? (type === 'string' ? `"${given}"` : given);

export const wrongArgument = message(
  'wrong-argument',
  ({ name, expected, ...given }: { name: string; expected: Message } & Given, tell) =>
    `${name} must be ${tell(expected)}, not ${shown(given)}`,
);
export const emptyArgument = message('empty-argument', ({ name }: { name: string }) => `${name} must not be empty`);

// Kinds of arguments, as phrases.

export const aString = message('a-string', () => 'a string');
export const trueOrFalse = message('true-or-false', () => 'true or false');
export const aNumber = message('a-number', () => 'a number');
export const aFunction = message('a-function', () => 'a function');
export const anArray = message('an-array', () => 'an array');
export const filledArray = message('filled-array', () => 'an array with something in it');
export const anObject = message('an-object', () => 'an object');
export const wholeNumber = message('whole-number', () => 'a whole number');
export const wholeNumberFrom = message(
  'whole-number-from',
  ({ least }: { least: number }) => `a whole number from ${least} up`,
);
export const oneOf = message('one-of', ({ values }: { values: readonly (string | number | boolean)[] }) =>
  values.map((value) => (typeof value === 'string' ? `"${value}"` : value)).join(' or '),
);
export const instance = message(
  'instance',
  ({ type }: { type: string }) => `${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type}`,
);

/** Things that have numbers. */
export type Things = 'islands' | 'lengths' | 'moves' | 'nodes' | 'pieces' | 'positions' | 'shards' | 'states';
export const placeAmong = message(
  'place-among',
  ({ count, things }: { count: number; things: Things }) => `the number of one of the ${count} ${things}, from 0`,
);
