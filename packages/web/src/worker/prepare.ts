import type { Family, TableRequest } from '@slidewise/core/contract';
import { drive, type Progress } from '@slidewise/core/solving';
import { seldom } from './seldom.js';
import type { Tables } from './tables.js';
import { nextTurn, SLICE } from './turns.js';

/** Progress of a search, or of the tables that it needs. */
export interface SolveNews extends Partial<Progress> {
  /** The first move of the best solution so far, where there is one already; its length is in `length`. */
  readonly firstMove?: unknown;
}

/** Makes the tables that a search is going to need; those that it can begin without are left to it. False if it was stopped. */
export async function prepareTables(
  family: Family,
  requests: readonly TableRequest[],
  tables: Tables,
  onNews: (news: SolveNews) => void,
  signal: { readonly aborted: boolean },
): Promise<boolean> {
  const needed = requests.flatMap(({ id, optional }) => (optional ? [] : [id]));
  await tables.fetch(needed);
  const building = tables.building(family, needed);
  const report = seldom(onNews);
  const news = (): SolveNews => ({ activity: `preparing the search, ${Math.floor(100 * building.part)} %` });
  return drive(building, { slice: SLICE, yield: nextTurn, signal, onProgress: () => report(news) });
}
