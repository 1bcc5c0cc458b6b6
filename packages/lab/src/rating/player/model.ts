/**
 * What a modelled player can do. The values were set from what is known of human planning in general, before any comparison with games of people, and are not fitted.
 */
export const PLAYER = {
  /**
   * How many positions a player considers before a few moves, on average. People plan ahead a little, and differ widely (van Opheusden et al.
   * 2023): from the least to the most, evenly by ratio.
   */
  leastAhead: 3,
  mostAhead: 48,
  /** Subgoals that are held at once (Cowan 2001), and the chance that one beyond is seen. */
  held: 4,
  seen: 0.5,
  /** The chance that a move is considered that seems to serve nothing: search is selective (de Groot 1946). */
  attention: 0.2,
  /** The deviation of a judgement, in moves. */
  noise: 0.7,
  /** A position is not pursued that looks worse than its best sibling by more moves: pruning (Huys et al. 2012). */
  prune: 2,
  /** The chance of a move without thought. */
  lapse: 0.05,
  /** After so many moves, one visit in e is forgotten, and what a remembered visit costs, in moves: loops are avoided (Atwood and Polson 1976). */
  memory: 40,
  familiar: 1,
  /** How many positions a player considers before giving up, on average. */
  patience: 1000,
} as const;
