import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { board } from '../../../../core/src/testing/arguments/given.js';
import { SearchLog } from '../../analysis/log/search-log.js';
import { SearchRecorder } from '../../analysis/tree/search-record.js';
import { SearchTree, treeSearch } from '../../analysis/tree/search-tree.js';

// What comes of a search of the small board that arguments are right with.

export const search = unwrap(treeSearch(rushHour, board));
export const grown = unwrap(SearchTree.plant(rushHour, board));
while (grown.step());
export const newLog = () => unwrap(SearchLog.start(rushHour, board, 'usc'));
export const record = (() => {
  const recorder = unwrap(SearchRecorder.start(rushHour, board));
  recorder.step();
  return recorder.take();
})();
