import { known } from '../texts/index.js';
import { collection } from './collection.js';
import { familyOf, madeTitle, readMadeName } from './made-names.js';
import { titleHere } from './puzzle.js';

/** What a board that was played is called, in the language of the page: its record has the title of the language of then. */
export function titleOfPlayed(name: string, title: string): string {
  const listed = collection.puzzles.find((puzzle) => puzzle.name === name);
  if (listed !== undefined) return titleHere(listed);
  const made = readMadeName(name);
  const family = made && collection.families.find(({ id }) => id === familyOf(made));
  return made === undefined || family === undefined ? known(title) : madeTitle(made, family);
}
