import type { Replay } from '@slidewise/core/reading';

/** What a text says of a board without moves, as programs of courses do: how few moves solve it, or that none do. */
export type Claim = { readonly length: number } | { readonly unsolvable: true };

const LENGTH = /^\s*number of moves:\s*(\d{1,9})\s*$/gim;
const UNSOLVABLE = /\b(?:unsolvable board|no solution exists!?)\s*$/im;

/**
 * A claim in the place of moves: only if no moves could be read, or if it is the whole text, as `U` begins a move of
 * tiles, too.
 */
export function claimInstead(text: string, { bad, moves }: Replay): Claim | undefined {
  if (bad === undefined) return undefined;
  const isAlone = !text.trim().includes('\n');
  return isAlone || (moves.length === 0 && !bad.readable) ? claimIn(text) : undefined;
}

/** `Number of moves: 24`, `Unsolvable board`, `No Solution exists!`; undefined where a text says neither, or more than one of it. */
export function claimIn(text: string): Claim | undefined {
  const lengths = [...text.matchAll(LENGTH)].map(([, digits]) => Number(digits));
  const unsolvable = UNSOLVABLE.test(text);
  if (lengths.length === 1 && !unsolvable) return { length: lengths[0]! };
  return lengths.length === 0 && unsolvable ? { unsolvable } : undefined;
}
