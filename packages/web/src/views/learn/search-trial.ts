import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import type { LessonBoard } from './lesson-board.js';
import type { Trial } from './trials.js';

/** A search that tells the moves of its solution, and the boards that it expanded and stored. */
export function searchTrial(board: LessonBoard, name: string, algorithm: string, heuristic?: string): Trial {
  return {
    name,
    run() {
      const options = { algorithm, proveFirst: false, ...(heuristic === undefined ? {} : { heuristic }) };
      const { length = 0, counts } = unwrap(solve(board.family, board.position, options));
      return [length, counts.expanded, counts.stored];
    },
  };
}
