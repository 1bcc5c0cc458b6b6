/** Made by build/collection-plugin.ts. */
declare module 'virtual:slidewise-collection' {
  import type { Collection, ListedPuzzle } from './puzzle.js';

  const list: Pick<Collection, 'families'> & { readonly puzzles: readonly ListedPuzzle[] };
  export default list;
}

declare module 'virtual:slidewise-solutions' {
  const solutions: Readonly<Record<string, string>>;
  export default solutions;
}
