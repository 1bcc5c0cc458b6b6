import { puzzleNamed as inCollection } from './boards.js';
import type { Puzzle } from './puzzle.js';
import { madePuzzles } from './supply.js';

/** The puzzle of a name: of the collection, or one that was made on this device. */
export function puzzleNamed(name: string): Puzzle | undefined {
  return inCollection(name) ?? madePuzzles.known(name);
}
