import { type Family, type MoveStyle, printMoves } from '@slidewise/core/contract';
import { ok, problem, type Result } from '@slidewise/core/result';
import { moveNotPlayed } from '../messages.js';

// Moves as one text, where `moveSeparator` would not do: it may be nothing, and moves are read one by one here.

export function writeMoves<P, M>(family: Family<P, M>, start: P, moves: readonly M[], style: MoveStyle): string {
  return printMoves(family, start, moves, style).join(';');
}

/** The moves in a text, played by the rules, and where they lead. */
export function readMoves<P, M>(family: Family<P, M>, start: P, text: string): Result<{ moves: M[]; end: P }> {
  const moves: M[] = [];
  let end = start;
  for (const [i, part] of (text === '' ? [] : text.split(';')).entries()) {
    const move = family.parseMove(end, part);
    const played = move.ok ? family.play(end, move.value) : move;
    if (!move.ok || !played.ok) return problem(moveNotPlayed({ number: i + 1, move: part }));
    moves.push(move.value);
    end = played.value;
  }
  return ok({ moves, end });
}
