import { type Family, type Scene, same } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { showAmount } from '@slidewise/core/text';

/** So many moves are looked ahead; on the largest boards, each takes a while. */
const FAR = 200;

/** Why a move is good, in a sentence, and the pieces of the move that it makes way for. */
export interface MoveReason {
  readonly text: string;
  readonly pieces: readonly number[];
}

/**
 * What the first move of a solution is good for: itself, or the move that it makes way for, leaves less to do by the
 * heuristic that explains the board. Undefined if none of the next moves does.
 */
export function whyMove(
  family: Family,
  position: unknown,
  metric: string,
  moves: readonly unknown[],
): MoveReason | undefined {
  const { unit } = family.metrics.find(({ id }) => id === metric)!;
  const { bound } = family.explain(position, metric);
  let at = position;
  for (const [i, move] of moves.slice(0, FAR).entries()) {
    const before = at;
    at = unwrap(family.play(before, move));
    const isSolved = family.isSolved(at);
    const left = isSolved ? 0 : family.explain(at, metric).bound;
    if (!isSolved && left >= bound) continue;
    const less =
      left === 0 ? 'leaves nothing in the way' : `leaves at least ${showAmount(left, unit)} instead of ${bound}`;
    const gain = isSolved ? 'solves the board' : less;
    const pieces = movedPieces(family.scene(before), family.scene(at));
    const words = family.moveInWords(before, move);
    const text =
      i === 0 ? `It ${gain}.` : `It makes way for “${words}”, ${showAmount(i, 'move')} later, which ${gain}.`;
    return { text, pieces };
  }
  return undefined;
}

function movedPieces(before: Scene, after: Scene): number[] {
  return after.pieces.flatMap(({ cells }, i) => (same(cells, before.pieces[i]?.cells) ? [] : [i]));
}
