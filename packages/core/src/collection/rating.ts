import { anObject, demand } from '../check.js';
import type { Solution } from '../solving/solution.js';
import { LEVELS, type LevelId } from './levels.js';

/** What is known of a board of a collection, as its `index.json` has it. */
export interface Rating {
  /** Its path in the collection without the extension, always with `/`: `rush-hour/jam-12`; and `FILE:LINE` where a file holds many. */
  readonly name: string;
  /** What people call it, where that is not the name of the file. */
  readonly title?: string;
  readonly family: string;
  readonly metric: string;
  /** By the optimum; `open` where that is not proved, `unsolvable` where there is none. */
  readonly level: LevelId;
  readonly optimum: number | null;
}

/** The level of a board, by what solving it has told. */
export function levelOf(solution: Pick<Solution, 'status' | 'optimal' | 'length'>): LevelId {
  demand(['solution', solution, anObject]);
  const { status, optimal, length } = solution;
  if (status === 'unsolvable') return 'unsolvable';
  if (!optimal || length === undefined) return 'open';
  return LEVELS.find((level) => 'most' in level && length <= level.most)!.id;
}
