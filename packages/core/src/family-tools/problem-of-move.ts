import { moveNumber } from '../messages/en/boards.js';
import type { Message } from '../messages/message.js';
import { problem, type Result } from '../result.js';

/** Why one of several moves, the one at an index, is not legal. Its number is given where there are others. */
export function problemOfMove(moves: readonly unknown[], index: number, why: Message): Result<never> {
  return problem(moves.length === 1 ? why : moveNumber({ move: index + 1, why }));
}
