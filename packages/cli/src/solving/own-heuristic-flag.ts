import type { Family } from '@slidewise/core/contract';

/** What a command makes of names of heuristics, some of which may be paths of modules. */
export interface OwnHeuristicFlag<Flags> {
  /** The flags with ids in the place of paths. */
  readonly flags: Flags;
  /** A board with its family that knows the heuristics. */
  board<B extends { readonly family?: Family }>(board: B): B;
}

/** Loads the module that an option names, if it names one. */
export async function ownHeuristics(
  name: string | undefined,
): Promise<OwnHeuristicFlag<{ readonly heuristic?: string }>> {
  const several = await allOwnHeuristics(name === undefined ? undefined : [name]);
  const [heuristic] = several.flags.heuristic ?? [];
  return { ...several, flags: heuristic === undefined ? {} : { heuristic } };
}

/** The same for an option that can be given several times. */
export async function allOwnHeuristics(
  names: readonly string[] | undefined,
  options: { readonly promised?: boolean } = {},
): Promise<OwnHeuristicFlag<{ readonly heuristic?: readonly string[] }>> {
  if (names === undefined) return { flags: {}, board: (board) => board };
  // Loaded only where a module may be named.
  if (!names.some((name) => /[\\/.]/.test(name))) return { flags: { heuristic: names }, board: (board) => board };
  const { OwnHeuristics } = await import('./own-heuristics.js');
  const own = await OwnHeuristics.load(names, options);
  return {
    flags: { heuristic: names.map((name) => own.id(name)) },
    board: (board) => (board.family === undefined ? board : { ...board, family: own.familyWith(board.family) }),
  };
}

/** The boards, each with its family that knows the heuristics. */
export async function* withOwn<B extends { readonly family?: Family }>(
  boards: AsyncIterable<B>,
  own: OwnHeuristicFlag<unknown>,
): AsyncGenerator<B> {
  for await (const board of boards) yield own.board(board);
}
