import { assertArguments, aText } from '@slidewise/core/checking';

/** The parts that components of boards are divided into, with how many tenths each gets. */
const TENTHS = { train: 8, validation: 1, test: 1 } as const;

/** A part of all boards: for learning, for choosing between what was learnt, or for the last exam. */
export type Split = keyof typeof TENTHS;

/** All splits. */
export const SPLITS = Object.keys(TENTHS) as readonly Split[];

/**
 * The split of a component, by its name alone: FNV-1a (Fowler, Noll and Vo 1991) of the name in 32 bits, modulo 10. Splits share no
 * component, because a component has one name.
 */
export function splitOf(component: string): Split {
  assertArguments(['component', component, aText]);
  let place = fnv1a(component) % 10;
  for (const split of SPLITS) {
    if (place < TENTHS[split]) return split;
    place -= TENTHS[split];
  }
  throw new Error('The tenths of the splits do not add up to ten.');
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
