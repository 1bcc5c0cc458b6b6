/** How courses write the boards of a family, what they count, and the heuristic of their A*. */
export interface Taught {
  /** The notation. */
  readonly format: string;
  /** The metric of lengths. */
  readonly metric: string;
  /** The goal that the format can say. */
  readonly goal?: string;
  /** The heuristic of its A*. */
  readonly heuristic: string;
}

/** By id of the family. */
export const TAUGHT: Readonly<Record<string, Taught>> = {
  'rush-hour': { format: 'usc', metric: 'moves', goal: 'clear', heuristic: 'indirect' },
  tiles: { format: 'rows', metric: 'stm', heuristic: 'manhattan' },
  bricks: { format: 'sbp', metric: 'steps', goal: 'cells', heuristic: 'manhattan' },
};
