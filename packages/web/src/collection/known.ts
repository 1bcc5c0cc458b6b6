import { puzzleNamed as inCollection } from './boards.js';
import { collection } from './collection.js';
import { packedPuzzle } from './packs.js';
import type { Puzzle } from './puzzle.js';
import { madePuzzles } from './supply.js';

/** The puzzle of a name: of the collection, of a pack, or one that was made on this device. */
export function puzzleNamed(name: string): Puzzle | undefined {
  return inCollection(name) ?? packedPuzzle(name, collection.families) ?? madePuzzles.known(name);
}
