/**
 * What makes a puzzle hard, as figures. All of it is counted in one metric; means are over all shortest solutions, each with the same weight, so that
 * nothing depends on which of them a search finds. What is not known is null: `Rating.notes` says why.
 */
export interface Features {
  /** The metric in which all of it is counted. */
  readonly metric: string;
  /** Positions that can be reached, and those of them that are solved; positions that differ by identical pieces only are one. */
  readonly positions: number | null;
  readonly solvedPositions: number | null;
  /** How far the position that is farthest from all solved ones is from them. */
  readonly farthest: number | null;
  /** How many shortest solutions there are, in decimal digits, and the logarithm of that to base 10. */
  readonly solutions: string | null;
  readonly solutionsLog10: number | null;
  /** Legal moves at a position on the way, on average: all; those that help, which are on a shortest solution; and traps, which are not. */
  readonly legalMoves: number | null;
  readonly helpfulMoves: number | null;
  readonly traps: number | null;
  /** Those of the traps that lead farther away; the others keep the distance. */
  readonly hurtfulMoves: number | null;
  /**
   * What a trap costs a player who does not take it straight back: by so many moves the way is longer than without it, on average and at worst. (Taken
   * straight back, one that hurts costs 2, and one that keeps the distance never needs to be: it costs 1.)
   */
  readonly meanDetour: number | null;
  readonly worstDetour: number | null;
  /** Traps in a whole solution from which there is no other way than back. */
  readonly deadEnds: number | null;
  /** Moves of a solution at which nothing else is legal but taking the last one back; and the most in a row in any shortest solution. */
  readonly forcedMoves: number | null;
  readonly longestForced: number | null;
  /** Moves of a solution at which one move alone helps. */
  readonly onlyMoves: number | null;
  /** Positions on the way, but for the start and the solved ones, that all shortest solutions pass. */
  readonly bottlenecks: number | null;
  /** Bits of information that it takes to find a shortest solution: the sum of log2(moves to choose from / moves that help). */
  readonly choiceBits: number | null;
  /** Moves of a solution after which the metric's own heuristic estimates more than before. */
  readonly uphillMoves: number | null;
  /** Moves of a solution that take a target farther from where it has to go. */
  readonly targetRetreats: number | null;
  /** Pieces that move in a solution, and stand in the end where they stood at the start: they go out and in again. */
  readonly returningPieces: number | null;
  /** Pieces that move in every shortest solution. */
  readonly movingPieces: number | null;
  readonly pieces: readonly PieceFeatures[] | null;
  /** Nothing can be taken away without making the shortest solution shorter. */
  readonly minimal: boolean | null;
  /** What can be: labels of pieces, and `wall`, with the row and column from 1. */
  readonly idle: readonly string[] | null;
}

/** How often a piece moves in a shortest solution. */
export interface PieceFeatures {
  readonly label: string;
  readonly role: 'target' | 'piece';
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

/** A position on one of the shortest solutions. */
export interface ProfilePoint<P = unknown, M = unknown> {
  readonly position: P;
  /** The move that is played here; left out in the solved position. */
  readonly move?: M;
  /** The length of the shortest solution from here. */
  readonly distance: number;
  /** How many moves are legal here; how many of them shorten the way, leave it as long as it is, and make it longer. */
  readonly legal: number;
  readonly helps: number | null;
  readonly keeps: number | null;
  readonly hurts: number | null;
}

export const NOTHING_KNOWN: Omit<Features, 'metric'> = {
  positions: null,
  solvedPositions: null,
  farthest: null,
  solutions: null,
  solutionsLog10: null,
  legalMoves: null,
  helpfulMoves: null,
  traps: null,
  hurtfulMoves: null,
  meanDetour: null,
  worstDetour: null,
  deadEnds: null,
  forcedMoves: null,
  longestForced: null,
  onlyMoves: null,
  bottlenecks: null,
  choiceBits: null,
  uphillMoves: null,
  targetRetreats: null,
  returningPieces: null,
  movingPieces: null,
  pieces: null,
  minimal: null,
  idle: null,
};
