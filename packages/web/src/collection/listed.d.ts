// Made by build/collection-plugin.ts.

declare module 'virtual:slidewise-collection' {
  const list: {
    readonly families: readonly (import('./puzzle.js').FamilyTitle & {
      readonly puzzles: readonly import('./puzzle.js').PuzzleRow[];
    })[];
    /** The pictures of a family, by the names of the puzzles. */
    readonly scenes: Readonly<
      Record<string, () => Promise<{ default: Readonly<Record<string, import('./scene-code.js').SceneCode>> }>>
    >;
  };
  export default list;
}

declare module 'virtual:slidewise-boards' {
  const boards: Readonly<Record<string, Pick<import('./puzzle.js').Puzzle, 'text' | 'note'>>>;
  export default boards;
}

declare module 'virtual:slidewise-solutions' {
  const solutions: Readonly<Record<string, string>>;
  export default solutions;
}
