import boards from 'virtual:slidewise-boards';
import { collection } from './collection.js';
import type { Puzzle } from './puzzle.js';

/** The puzzle of this name, with its board. */
export function puzzleNamed(name: string): Puzzle | undefined {
  const listed = collection.puzzles.find((puzzle) => puzzle.name === name);
  const board = boards[name];
  return listed === undefined || board === undefined ? undefined : { ...listed, ...board };
}
