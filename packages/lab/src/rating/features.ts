/**
 * What makes a puzzle hard, as figures. All of it is counted in one metric; means are over all shortest solutions, each with the same weight, so that
 * nothing depends on which of them a search finds. What is not known is null: `Rating.notes` says why.
 */
export interface Features {
  /** The metric in which all of it is counted. */
  readonly metric: string;
  /** Reachable positions; identical pieces are not told apart. */
  readonly positions: number | null;
  /** Positions that can be reached and are solved. */
  readonly solvedPositions: number | null;
  /** How far the position that is farthest from all solved ones is from them. */
  readonly farthest: number | null;
  /** How many shortest solutions there are, in decimal digits. */
  readonly solutions: string | null;
  /** The logarithm to base 10 of the number of shortest solutions. */
  readonly solutionsLog10: number | null;
  /** Legal moves at a position on the way, on average. */
  readonly legalMoves: number | null;
  /** Legal moves at a position on the way that are on a shortest solution, on average. */
  readonly helpfulMoves: number | null;
  /** Legal moves at a position on the way that are on no shortest solution, on average. */
  readonly traps: number | null;
  /** Those of the traps that lead farther away; the others keep the distance. */
  readonly hurtfulMoves: number | null;
  /**
   * What a trap costs a player who does not take it straight back: by so many moves the way is longer than without it, on average. (Taken
   * straight back, one that hurts costs 2, and one that keeps the distance never needs to be: it costs 1.)
   */
  readonly meanDetour: number | null;
  /** What a trap costs at worst, counted as for `meanDetour`. */
  readonly worstDetour: number | null;
  /** Traps in a whole solution from which there is no other way than back. */
  readonly deadEnds: number | null;
  /** Moves of a solution at which nothing else is legal but taking the last one back. */
  readonly forcedMoves: number | null;
  /** The most moves in a row, in any shortest solution, at which nothing else is legal but taking the last one back. */
  readonly longestForced: number | null;
  /** Moves of a solution at which one move alone helps. */
  readonly onlyMoves: number | null;
  /** Positions on the way, but for the start and the solved ones, that all shortest solutions pass. */
  readonly bottlenecks: number | null;
  /** Bits of information that it takes to find a shortest solution: the sum of log2(moves to choose from / moves that help). */
  readonly choiceBits: number | null;
  /** The same bits for a player who mostly tries moves that seem to help: each move weighs what the relaxed plan says for it. */
  readonly guidedBits: number | null;
  /** Positions that a player considers who forgets nothing and goes on where the fewest moves seem to be left: the geometric mean of a few searches. */
  readonly greedyPositions: number | null;
  /** Moves of a solution after which the metric's own heuristic estimates more than before. */
  readonly uphillMoves: number | null;
  /** Moves of a solution that take a target farther from where it has to go. */
  readonly targetRetreats: number | null;
  /** Pieces that move in a solution, and stand in the end where they stood at the start: they go out and in again. */
  readonly returningPieces: number | null;
  /** Pieces that move in every shortest solution. */
  readonly movingPieces: number | null;
  /** How often each piece moves in shortest solutions; null where it is unknown. */
  readonly pieces: readonly PieceFeatures[] | null;
  /** Nothing can be taken away without making the shortest solution shorter. */
  readonly minimal: boolean | null;
  /** What can be: labels of pieces, and `wall`, with the row and column from 1. */
  readonly idle: readonly string[] | null;
}

/** How often a piece moves in a shortest solution. */
export interface PieceFeatures {
  /** Its name on the board. */
  readonly label: string;
  /** `target` for pieces that must reach a goal. */
  readonly role: 'target' | 'piece';
  /** The fewest moves that it makes in a shortest solution. */
  readonly least: number;
  /** The moves that it makes in a shortest solution, on average. */
  readonly mean: number;
  /** The most moves that it makes in a shortest solution. */
  readonly most: number;
}

/** A position on one of the shortest solutions. */
export interface ProfilePoint<P = unknown, M = unknown> {
  /** The position. */
  readonly position: P;
  /** The move that is played here; left out in the solved position. */
  readonly move?: M;
  /** The length of the shortest solution from here. */
  readonly distance: number;
  /** How many moves are legal here. */
  readonly legal: number;
  /** How many legal moves shorten the way; null where it is unknown. */
  readonly helps: number | null;
  /** How many legal moves leave the way as long as it is; null where it is unknown. */
  readonly keeps: number | null;
  /** How many legal moves make the way longer; null where it is unknown. */
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
  guidedBits: null,
  greedyPositions: null,
  uphillMoves: null,
  targetRetreats: null,
  returningPieces: null,
  movingPieces: null,
  pieces: null,
  minimal: null,
  idle: null,
};
