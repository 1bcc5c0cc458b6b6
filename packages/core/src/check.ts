import * as say from './messages/en/arguments.js';
import type { Message } from './messages/message.js';
import { shorten } from './text/rows.js';

// Public entry points check their arguments: functions that return a `Result` answer with a problem, all others throw a TypeError. Hot
// code is never checked.

/** Says what is wrong with the value of an argument, in one sentence; undefined if nothing is. */
export type Check = (value: unknown, name: string) => Message | undefined;

/** An argument: its name, its value, and what it must be. */
export type Argument = readonly [name: string, value: unknown, check: Check];

/** The error of the first wrong argument, for functions that return a `Result`; undefined if all are right. */
export function argumentError(...given: readonly Argument[]): Message | undefined {
  for (const [name, value, check] of given) {
    const error = check(value, name);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** Throws a TypeError if one of the arguments is not what it must be: for all other functions. */
export function assertArguments(...given: readonly Argument[]): void {
  const error = argumentError(...given);
  if (error !== undefined) throw new TypeError(error.message);
}

// Making checks has no side effects, so bundlers leave out the checks that a page does not use.

/** A check: the phrase for what is expected, and a test for it. */
/* @__NO_SIDE_EFFECTS__ */
export function check(expected: () => Message, accepts: (value: unknown) => boolean): Check {
  return (value, name) =>
    accepts(value) ? undefined : say.wrongArgument({ name, expected: expected(), ...shown(value) });
}

/** A string. */
export const aText = check(say.aString, (value) => typeof value === 'string');
/** True or false. */
export const aBoolean = check(say.trueOrFalse, (value) => typeof value === 'boolean');
/** A number, and not NaN. */
export const aNumber = check(say.aNumber, (value) => typeof value === 'number' && !Number.isNaN(value));
/** A function. */
export const aFunction = check(say.aFunction, (value) => typeof value === 'function');
/** An array. */
export const aList = check(say.anArray, Array.isArray);
/** An object, and not null. */
export const anObject = check(say.anObject, (value) => typeof value === 'object' && value !== null);

/** A whole number. */
export const anInteger = check(say.wholeNumber, Number.isInteger);

/** A whole number that is not below the least. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least: number): Check {
  return check(
    () => say.wholeNumberFrom({ least }),
    (value) => Number.isInteger(value) && (value as number) >= least,
  );
}

/** How many of something at most: infinity is one, too. */
export const aCount = check(
  () => say.wholeNumberFrom({ least: 0 }),
  (value) => (Number.isInteger(value) && (value as number) >= 0) || value === Number.POSITIVE_INFINITY,
);

/** A place in a list of `count` things, from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function placeIn(count: number, things: say.Things): Check {
  return check(
    () => say.placeAmong({ count, things }),
    (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < count,
  );
}

/** An object of a class; the phrase says which, if its name does not. */
/* @__NO_SIDE_EFFECTS__ */
export function instanceOf(
  // biome-ignore lint/suspicious/noExplicitAny: any class
  type: abstract new (...given: any[]) => unknown,
  expected: () => Message = () => say.instance({ type: type.name }),
): Check {
  return check(expected, (value) => value instanceof type);
}

/** The same, or nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function optional(wanted: Check): Check {
  return (value, name) => (value === undefined ? undefined : wanted(value, name));
}

/** One of some values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf(values: readonly (string | number | boolean)[]): Check {
  return check(
    () => say.oneOf({ values }),
    (value) => (values as readonly unknown[]).includes(value),
  );
}

/** A list with at least one thing in it. */
/* @__NO_SIDE_EFFECTS__ */
export function filledListOf(wanted: Check): Check {
  const all = listOf(wanted);
  return (value, name) => (Array.isArray(value) && value.length === 0 ? say.emptyArgument({ name }) : all(value, name));
}

/** An array whose items are all right. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf(wanted: Check): Check {
  return (value, name) => {
    if (!Array.isArray(value)) return aList(value, name);
    for (let i = 0; i < value.length; i++) {
      // The name of an item is made only for a wrong one: lists may be long.
      if (wanted(value[i], name) !== undefined) return wanted(value[i], `${name}[${i}]`);
    }
    return undefined;
  };
}

/** An object with at least these properties. */
/* @__NO_SIDE_EFFECTS__ */
export function objectWith(properties: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(properties);
  return (value, name) => {
    if (typeof value !== 'object' || value === null) return anObject(value, name);
    for (const [property, wanted] of checks) {
      const part = (value as Record<string, unknown>)[property];
      if (wanted(part, name) !== undefined) return wanted(part, `${name}.${property}`);
    }
    return undefined;
  };
}

/** A value as a message has it: its type, and what can be shown of it. */
function shown(value: unknown): { type: string; given: string } {
  if (typeof value === 'string') return { type: 'string', given: shorten(value) };
  if (typeof value === 'function' || typeof value === 'symbol') return { type: typeof value, given: '' };
  if (typeof value === 'object' && value !== null)
    return { type: Array.isArray(value) ? 'array' : 'object', given: '' };
  return { type: typeof value, given: String(value) };
}

/** A message: a problem without a place is one, too. */
export const aMessage: Check = objectWith({ code: aText, values: anObject, message: aText });
