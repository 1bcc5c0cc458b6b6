import { KNOWN_SOLUTIONS, PUZZLES } from '../../build/collection-plugin.js';
import { listPuzzles } from '../../build/list-puzzles.js';
import type { BuiltPuzzle } from '../collection/puzzle.js';

/** The collection as the build lists it. */
export const { puzzles } = listPuzzles(PUZZLES, KNOWN_SOLUTIONS);

export function puzzleNamed(name: string): BuiltPuzzle {
  return puzzles.find((puzzle) => puzzle.name === name)!;
}
