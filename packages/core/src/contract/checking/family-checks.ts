import {
  aBoolean,
  aCount,
  aFunction,
  aList,
  aNumber,
  anInteger,
  aText,
  type Check,
  check,
  filledListOf,
  listOf,
  objectWith,
  oneOf,
  optional,
  wholeNumber,
} from '../../check.js';
import * as say from '../../messages/en/families.js';
import type { Message } from '../../messages/message.js';
import type { Random } from '../../random.js';
import type { Basics } from '../basics.js';
import type { Trace } from '../engine/search.js';
import type { Space } from '../engine/space.js';
import type { Lookups, TableCache } from '../engine/tables.js';
import type { BoardConstraints, Range } from '../facets/puzzles.js';
import type { Family } from '../family.js';
import type { Scene, ScenePiece, Size } from '../scene.js';
import type { ReadOptions } from '../text.js';

// Checks of the values of the contract that callers pass.

export const aCell = objectWith({ row: aNumber, column: aNumber });

/** A cell that is one of a grid's. */
export const aWholeCell = objectWith({ row: anInteger, column: anInteger });

/** Cells to draw: one at least. */
export const someCells: Check = filledListOf(aCell);

/** The size of a board. */
export const aSize: Check = objectWith({ width: wholeNumber(1), height: wholeNumber(1) } satisfies Shape<Size>);

/** How a board is read. */
export const someReadOptions = objectWith({
  format: optional(aText),
  target: optional(aText),
  goal: optional(aText),
  size: optional(aText),
} satisfies Record<keyof ReadOptions, Check>);

/** How many of something: at least and at most. */
export const aRange: Check = objectWith({ least: aCount, most: aCount } satisfies Shape<Range>);

/** Constraints on the pieces of a board. */
export const someBoardConstraints: Check = objectWith({
  pieces: optional(aRange),
  walls: optional(aRange),
  lengths: optional(listOf(wholeNumber(1))),
  shapes: optional(listOf(aText)),
  goal: optional(aText),
} satisfies Record<keyof BoardConstraints, Check>);

const SIDES = ['left', 'right', 'top', 'bottom'];
const WAYS = ['horizontal', 'vertical', 'none'];

const aPiece: Check = objectWith({
  label: aText,
  role: oneOf(['target', 'piece']),
  cells: listOf(aWholeCell),
  ways: optional(oneOf(WAYS)),
} satisfies Shape<ScenePiece>);

/** A scene. */
export const aScene: Check = objectWith({
  width: wholeNumber(1),
  height: wholeNumber(1),
  pieces: listOf(aPiece),
  walls: listOf(aWholeCell),
  exits: listOf(objectWith({ row: anInteger, column: anInteger, side: oneOf(SIDES) })),
  goals: optional(
    listOf(objectWith({ row: anInteger, column: anInteger, label: optional(aText), place: optional(anInteger) })),
  ),
  reserved: optional(listOf(aWholeCell)),
} satisfies Shape<Scene>);

/** A cache for large tables. */
export const aTableCache: Check = having<TableCache>(say.tableCache, {
  get: aFunction,
  put: aFunction,
  has: aFunction,
});

/** A source of random numbers. */
export const aRandom: Check = having<Random>(say.randomSource, {
  integer: aFunction,
  pick: aFunction,
  shuffle: aFunction,
});

/** A family or its basics. */
export const aFamilyToSolve: Check = having<Basics>(say.aFamily, {
  id: aText,
  metrics: aList,
  check: aFunction,
  play: aFunction,
  space: aFunction,
});

const withScenes = objectWith({ scene: aFunction } satisfies Shape<Family>);

/** A family, which can do more than solve. */
export const aFamily: Check = (value, name) => {
  const error = aFamilyToSolve(value, name);
  return error ?? (withScenes(value, name) && say.basicsOnly({ name }));
};

/** Families that can do more than solve: one at least. */
export const someFamilies: Check = filledListOf(aFamily);

export const someLookups: Check = objectWith({ algorithm: optional(aText), heuristic: aText } satisfies Shape<Lookups>);

export const aTrace: Check = having<Trace>(say.aTrace, { enter: aFunction, expand: aFunction });

export const aSpace: Check = having<Space>(say.aSpace, {
  keyWords: aNumber,
  stateWords: aNumber,
  maxSuccessors: aNumber,
  expand: aFunction,
  load: aFunction,
});

/** What a watched signal must be like: an AbortSignal is. */
export const aSignal: Check = objectWith({ aborted: aBoolean });

/** The id of something in a list: `anIdOf(unknownMetric, family.metrics)`. */
/* @__NO_SIDE_EFFECTS__ */
export function anIdOf(
  unknown: (id: string, known: readonly { readonly id: string }[]) => Message,
  known: readonly { readonly id: string }[],
): Check {
  const ids = new Set(known.map(({ id }) => id));
  return (value, name) => {
    if (typeof value !== 'string') return aText(value, name);
    return ids.has(value) ? undefined : unknown(value, known);
  };
}

/** A position of the family, checked if it comes from outside; throws a TypeError if it is none. */
export function positionOf<P>(family: Pick<Basics<P>, 'check'>, value: unknown): P {
  const position = family.check(value);
  if (position.ok) return position.value;
  throw new TypeError(position.problem.message);
}

/** Which kind each property is of. */
type Shape<T> = { readonly [Name in keyof T]?: Check };

/** An object that is recognised by some of its properties; messages use the phrase. */
/* @__NO_SIDE_EFFECTS__ */
function having<T>(expected: () => Message, properties: Shape<T>): Check {
  const shape = objectWith(properties as Readonly<Record<string, Check>>);
  return check(expected, (value) => shape(value, '') === undefined);
}

/** A part of an iteration of a search. */
export const somePart = objectWith({
  bound: wholeNumber(0),
  generated: wholeNumber(0),
  part: wholeNumber(0),
  parts: wholeNumber(1),
});
