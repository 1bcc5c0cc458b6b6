import { aFamily, aList, assertArguments, positionOf } from '@slidewise/core/checking';
import type { Family } from '@slidewise/core/contract';
import type { Motion, MotionPart } from '@slidewise/core/draw';
import { shiftsBetween } from '@slidewise/core/internals';

/** A sequence of legal moves, each in words. */
export function movesInWords<P, M>(family: Family<P, M>, start: P, moves: readonly M[]): string[] {
  assertArguments(['family', family, aFamily], ['moves', moves, aList]);
  let position = positionOf(family, start);
  return moves.map((move, i) => {
    const after = afterMove(family, position, move, i);
    const words = family.moveInWords(position, move);
    position = after;
    return words;
  });
}

/** What there is to see when legal moves are played from a position. */
export function motionOf<P, M>(family: Family<P, M>, start: P, moves: readonly M[]): Motion {
  assertArguments(['family', family, aFamily], ['moves', moves, aList]);
  let position = positionOf(family, start);
  const first = family.scene(position);
  let scene = first;
  const seen = moves.map((move, i) => {
    const parts: MotionPart[] = [];
    for (const part of family.straightParts?.(move) ?? [move]) {
      position = afterMove(family, position, part, i);
      const after = family.scene(position);
      parts.push(shiftsBetween(scene, after));
      scene = after;
    }
    return parts;
  });
  return { start: first, moves: seen };
}

function afterMove<P, M>(family: Family<P, M>, position: P, move: M, place: number): P {
  const played = family.play(position, move);
  if (played.ok) return played.value;
  throw new TypeError(`moves[${place}] must be legal: ${played.problem.message}`);
}
