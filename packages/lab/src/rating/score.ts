import { aNumber, assertArguments, check, objectWith, optional, wholeNumber } from '@slidewise/core/checking';
import { numberOrNull } from '../messages/en/rating.js';

const aNumberOrNull = check(numberOrNull, (value) => value === null || aNumber(value, '') === undefined);

/** What the score is made of. */
export interface Ingredients {
  /** The length of the shortest solution. */
  readonly length: number;
  /** Bits of information that it takes a player to find a solution who mostly tries what seems to help; null where it is unknown. */
  readonly guidedBits?: number | null;
  /** Positions that a player considers who goes on where the fewest moves seem to be left; null where it is unknown. */
  readonly greedyPositions?: number | null;
}

const someIngredients = objectWith({
  length: wholeNumber(0),
  guidedBits: optional(aNumberOrNull),
  greedyPositions: optional(aNumberOrNull),
});

/** How a bit a move weighs beside the logarithm of the positions a move: as in the fit to simulated games, rounded. */
const WEIGHT_OF_BITS = 0.5;
/** No board is as hard as the easiest one that is a move longer. */
const MOST = 0.99;

/**
 * How hard a board is: the length of its shortest solution, and behind the point how hard it is among the boards of that length. There the score grows with
 * the effort of modelled players. Where that is not known, the length is all.
 */
export function scoreOf(ingredients: Ingredients): number {
  assertArguments(['ingredients', ingredients, someIngredients]);
  const { length, guidedBits, greedyPositions } = ingredients;
  if (length === 0 || typeof guidedBits !== 'number' || typeof greedyPositions !== 'number') return length;
  const effort = Math.max(0, Math.log(greedyPositions / length) + (WEIGHT_OF_BITS * guidedBits) / length);
  const part = Math.min(MOST, effort / (effort + 1));
  // One division: 6.56 and not 6.5600000000000005.
  return (100 * length + Math.round(100 * part)) / 100;
}
