import { fileURLToPath } from 'node:url';
import { families } from '@slidewise/core/families';
import type { Plugin } from 'vite';
import { listPuzzles } from './list-puzzles.js';

export const PUZZLES = fileURLToPath(new URL('../../../puzzles', import.meta.url));
export const FINDINGS = fileURLToPath(new URL('./findings.json', import.meta.url));

const NAME = 'virtual:slidewise-collection';

/** The collection as a module: the boards of `puzzles/` with what solving them has shown. */
export function collection(): Plugin {
  return {
    name: 'slidewise:collection',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const titles = families.map(({ id: family, title }) => ({ id: family, title }));
      const list = { families: titles, puzzles: listPuzzles(PUZZLES, FINDINGS) };
      // Browsers read JSON in a text faster than the same as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(list))})`;
    },
  };
}
