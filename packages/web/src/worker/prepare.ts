import type { Family } from '@slidewise/core/contract';
import { drive, type FetchTables, type Progress } from '@slidewise/core/solving';
import { preparingSearch } from '../messages.js';
import type { BrowserTableCache } from './browser-table-cache.js';
import { throttle } from './throttle.js';
import { nextTurn, SLICE } from './turns.js';

/** Progress of a search, or of the tables that it needs. */
export interface SolveNews extends Partial<Progress> {
  /** The best solution so far, whenever it is clearly shorter than the last that was sent. */
  readonly moves?: readonly unknown[];
}

/** Fetches or builds the required tables of a search; optional ones are left to it. */
export function tableFetcher(
  family: Family,
  tables: BrowserTableCache,
  onNews: (news: SolveNews) => void,
  signal: { readonly aborted: boolean },
): FetchTables {
  return async (_, wanted) => {
    const needed = wanted().flatMap(({ id, optional }) => (optional ? [] : [id]));
    await tables.fetch(needed);
    const building = tables.building(family, needed);
    const report = throttle(onNews);
    const news = (): SolveNews => ({ activity: preparingSearch({ percent: Math.floor(100 * building.part) }) });
    await drive(building, { slice: SLICE, yield: nextTurn, signal, onProgress: () => report(news) });
    return needed.length > 0;
  };
}
