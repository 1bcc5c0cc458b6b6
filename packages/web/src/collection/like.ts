import { type Change, nextRequest, writeRequest } from '@slidewise/lab/supply';
import { readMadeName } from './made-names.js';
import type { FamilyTitle, ListedPuzzle } from './puzzle.js';

/** How long a new puzzle is where nothing is known that it should be like. */
const USUAL = 15;

/** The name of a new puzzle beside another one: longer, shorter or as long. A board in a random order has none but others like it. */
export function nameLike(
  puzzle: Pick<ListedPuzzle, 'name' | 'width' | 'height' | 'shortest'>,
  { id, sizes }: FamilyTitle,
  change: Change,
): string | undefined {
  if (readMadeName(puzzle.name)?.kind === 'shuffle') {
    return change === 'alike' ? `shuffle/${id}-${puzzle.width}x${puzzle.height}` : undefined;
  }
  const offered = sizes.find(({ size }) => size.width === puzzle.width && size.height === puzzle.height) ?? sizes[0];
  if (offered === undefined) return undefined;
  const { size, lengths } = offered;
  const moves = Math.min(lengths.most, Math.max(lengths.least, puzzle.shortest ?? USUAL));
  const next = nextRequest({ family: id, size, moves, seed: 0 }, change, lengths);
  if (!next.ok || (change !== 'alike' && next.value.moves === moves)) return undefined;
  // Without the seed: another one each time.
  return `new/${writeRequest(next.value).replace(/-\d+$/, '')}`;
}
