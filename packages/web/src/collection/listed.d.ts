/** Made by build/collection-plugin.ts. */
declare module 'virtual:slidewise-collection' {
  import type { Collection, ListedPuzzle } from './puzzle.js';

  const list: Pick<Collection, 'families'> & { readonly puzzles: readonly ListedPuzzle[] };
  export default list;
}
