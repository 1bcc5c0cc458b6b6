import { fileURLToPath } from 'node:url';
import { families } from '@slidewise/core/families';
import type { Plugin } from 'vite';
import { type Listing, listPuzzles } from './list-puzzles.js';

export const PUZZLES = fileURLToPath(new URL('../../../puzzles', import.meta.url));
export const KNOWN_SOLUTIONS = fileURLToPath(new URL('./solutions.json', import.meta.url));

const COLLECTION = 'virtual:slidewise-collection';
const SOLUTIONS = 'virtual:slidewise-solutions';

/** The collection as modules: the boards of `puzzles/`, and apart from them what solving has found. */
export function collection(): Plugin {
  let listing: Listing | undefined;
  return {
    name: 'slidewise:collection',
    resolveId: (id) => (id === COLLECTION || id === SOLUTIONS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${COLLECTION}` && id !== `\0${SOLUTIONS}`) return undefined;
      listing ??= listPuzzles(PUZZLES, KNOWN_SOLUTIONS);
      const { puzzles, solutions } = listing;
      const shown = families.filter((family) => puzzles.some((puzzle) => puzzle.family === family.id));
      const titles = shown.map(({ id: family, title }) => ({ id: family, title }));
      const data = id === `\0${SOLUTIONS}` ? solutions : { families: titles, puzzles };
      // Browsers read JSON in a text faster than the same as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
    },
  };
}
