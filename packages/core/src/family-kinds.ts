import {
  aFunction,
  aList,
  aNumber,
  aText,
  type Kind,
  kind,
  listOf,
  objectWith,
  oneOf,
  optional,
  wholeNumber,
} from './check.js';
import type { Family, Plan, Scene, Size, TableShelf, Trace } from './family.js';
import type { Random } from './random.js';

// What the things of the contract must be like where they come from outside.

export const aCell = objectWith({ row: aNumber, column: aNumber });

export const aSize: Kind = objectWith({ width: wholeNumber(1), height: wholeNumber(1) } satisfies Shape<Size>);

const SIDES = ['left', 'right', 'top', 'bottom'];
const WAYS = ['horizontal', 'vertical', 'none'];

export const aScene: Kind = objectWith({
  width: wholeNumber(1),
  height: wholeNumber(1),
  pieces: listOf(
    objectWith({
      label: aText,
      role: oneOf(['target', 'piece']),
      cells: listOf(aCell),
      ways: optional(oneOf(WAYS)),
    }),
  ),
  walls: listOf(aCell),
  exits: listOf(objectWith({ row: aNumber, column: aNumber, side: oneOf(SIDES) })),
  goals: optional(listOf(objectWith({ row: aNumber, column: aNumber, label: optional(aText) }))),
  reserved: optional(listOf(aCell)),
} satisfies Shape<Scene>);

export const aShelf: Kind = having<TableShelf>('a shelf for tables', {
  get: aFunction,
  put: aFunction,
  has: aFunction,
});

export const aRandom: Kind = having<Random>('a source of random numbers such as seededRandom(1)', {
  integer: aFunction,
  pick: aFunction,
  shuffle: aFunction,
});

export const aFamily: Kind = having<Family>('a family of puzzles', {
  id: aText,
  metrics: aList,
  check: aFunction,
  play: aFunction,
  space: aFunction,
});

export const aPlan: Kind = objectWith({ algorithm: aText, heuristic: aText } satisfies Shape<Plan>);

export const aTrace: Kind = having<Trace>('a trace', { enter: aFunction, expand: aFunction });

/** A position of the family, checked if it comes from outside; throws a TypeError if it is none. */
export function positionOf<P, M>(family: Family<P, M>, value: unknown): P {
  const position = family.check(value);
  if (position.ok) return position.value;
  throw new TypeError(position.problem.message);
}

/** Which kind each property is of. */
type Shape<T> = { readonly [Name in keyof T]?: Kind };

/** Something that is told by some of its properties, and has a name that says more than they would. */
function having<T>(expected: string, properties: Shape<T>): Kind {
  const shape = objectWith(properties as Readonly<Record<string, Kind>>);
  return kind(expected, (value) => shape(value, '') === undefined);
}
