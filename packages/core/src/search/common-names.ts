import { assertArguments, aText, listOf, objectWith } from '../check.js';
import { unknownAlgorithm as unknown } from '../messages/en/names.js';
import { algorithmElsewhere } from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import { shorten } from '../text/rows.js';

/** An algorithm by its names. */
interface Known {
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly insteadOf?: Readonly<Record<string, () => Message>>;
}

const someKnown = listOf(objectWith({ id: aText }));

/** The algorithm that has a name, as its id or as an alias. */
export function algorithmNamed<A extends Known>(name: string, known: readonly A[]): A | undefined {
  const lower = name.toLowerCase();
  return known.find(({ id, aliases }) => id === lower || aliases?.includes(lower));
}

/** The message for an unknown algorithm: the nearest name, or all of them. */
export function unknownAlgorithm(name: string, known: readonly Known[]): Message {
  assertArguments(['name', name, aText], ['known', known, someKnown]);
  const lower = name.toLowerCase();
  const nearest = known.find(({ insteadOf }) => insteadOf !== undefined && Object.hasOwn(insteadOf, lower));
  if (nearest === undefined) return unknown(name, known);
  return algorithmElsewhere({ algorithm: shorten(name), nearest: nearest.insteadOf![lower]!() });
}
