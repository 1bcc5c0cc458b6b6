import type { Problem } from '../../result.js';
import type { Brick, BricksPosition, Goal, SetupError } from '../position.js';

/** A board as read from a text; the goals may come from elsewhere. */
export interface TextBoard {
  readonly format: string;
  readonly setup: Omit<BricksPosition, 'goals'>;
  readonly goals: readonly Goal[];
  /** The brick that a goal without a name is for. */
  readonly master: string | undefined;
  /** The place of an error in the text. Goals that are not part of it have none: this is not asked for them. */
  locate(error: SetupError): Place;
}

export type Place = Pick<Problem, 'line' | 'column'>;

/** The bricks of a drawn board: all cells of one name make a brick. */
export function gatherBricks(cellsByName: ReadonlyMap<string, Brick['cells']>): Brick[] {
  return [...cellsByName].map(([name, cells]) => ({ name, cells, freedom: 'any' }));
}

/** Adds an item to the list that a map holds for a name. */
export function addTo<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [item]);
  else list.push(item);
}
