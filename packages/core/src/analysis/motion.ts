import { type Motion, type MotionPart, shiftsBetween } from '../draw/motion.js';
import type { Family } from '../family.js';
import { unwrap } from '../result.js';

export type { Motion, MotionPart, Shift } from '../draw/motion.js';

/** Legal moves in a row, each as people say it. */
export function movesInWords<P, M>(family: Family<P, M>, start: P, moves: readonly M[]): string[] {
  let position = start;
  return moves.map((move) => {
    const words = family.moveInWords(position, move);
    position = unwrap(family.play(position, move));
    return words;
  });
}

/** What there is to see when legal moves are played from a position. */
export function motionOf<P, M>(family: Family<P, M>, start: P, moves: readonly M[]): Motion {
  let position = start;
  let scene = family.scene(start);
  const seen = moves.map((move) => {
    const parts: MotionPart[] = [];
    for (const part of family.straightParts?.(move) ?? [move]) {
      position = unwrap(family.play(position, part));
      const after = family.scene(position);
      parts.push(shiftsBetween(scene, after));
      scene = after;
    }
    return parts;
  });
  return { start: family.scene(start), moves: seen };
}
