import list from 'virtual:slidewise-collection';
import type { Collection, ListedPuzzle, Puzzle } from './puzzle.js';
import { decodeScene } from './scene-code.js';

/** The puzzles that come with the app: listed and measured when it was built. */
export const collection: Collection = {
  families: list.families,
  puzzles: list.puzzles.map(puzzleOf),
};

export function puzzleNamed(name: string): Puzzle | undefined {
  return collection.puzzles.find((puzzle) => puzzle.name === name);
}

function puzzleOf({ scene, ...puzzle }: ListedPuzzle): Puzzle {
  return { ...puzzle, scene: decodeScene(scene) };
}
