import { aNumber, assertArguments, check, objectWith, optional, wholeNumber } from '@slidewise/core/checking';
import { numberOrNull } from '../messages/en/rating.js';

const aNumberOrNull = check(numberOrNull, (value) => value === null || aNumber(value, '') === undefined);

/** What the score is made of. */
export interface Ingredients {
  /** The length of the shortest solution. */
  readonly length: number;
  /** Bits of information that it takes to find a solution; null where it is unknown. */
  readonly choiceBits?: number | null;
  /** Moves after which the heuristic estimates more than before; null where it is unknown. */
  readonly uphillMoves?: number | null;
}

const someIngredients = objectWith({
  length: wholeNumber(0),
  choiceBits: optional(aNumberOrNull),
  uphillMoves: optional(aNumberOrNull),
});

/** At so much effort a move, a board stands in the middle of those of its length. */
const MIDDLE = 2;
const STEP_BACK = 0.5;
/** No board is as hard as the easiest one that is a move longer. */
const MOST = 0.99;

/**
 * How hard a board is: the length of its shortest solution, and behind the point how hard it is among the boards of that length. The effort of a move is the
 * bits of information that it takes to find it, and half a bit if it looks like a step back. Where the choices are not known, the length is all.
 */
export function scoreOf(ingredients: Ingredients): number {
  assertArguments(['ingredients', ingredients, someIngredients]);
  const { length, choiceBits, uphillMoves } = ingredients;
  if (length === 0 || typeof choiceBits !== 'number') return length;
  const effort = (choiceBits + STEP_BACK * (uphillMoves ?? 0)) / length;
  const part = Math.min(MOST, effort ** 2 / (effort ** 2 + MIDDLE ** 2));
  // One division: 6.56 and not 6.5600000000000005.
  return (100 * length + Math.round(100 * part)) / 100;
}
