import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import type { Instances } from '../../../../core/src/testing/arguments/exported-functions.js';
import { board } from '../../../../core/src/testing/arguments/given.js';
import { Improver } from '../../analysis/improver.js';
import { GraphLayout } from '../../analysis/layout/graph-layout.js';
import { ReachableCount } from '../../analysis/reachable.js';
import { SearchRecorder, SearchReplay } from '../../analysis/tree/search-record.js';
import { Collector } from '../../generate/collector.js';
import { Generation } from '../../generate/generation.js';
import { makeOrder } from '../../generate/order.js';
import { Gym } from '../../gym/gym.js';
import { Mapping } from '../../map/mapping.js';
import { Rater } from '../../rating/rater.js';
import { Reviewer } from '../../review/reviewer.js';
import { Component } from '../../supply/component.js';
import { PuzzleSupply } from '../../supply/puzzle-supply.js';
import { listedBoards } from '../listed-boards.js';
import { grown, newLog, record, search } from './given.js';

/** What methods are called on. */
export const instances: Instances = {
  SearchTree: () => grown,
  SearchLog: newLog,
  SearchRecorder: () => unwrap(SearchRecorder.start(rushHour, board)),
  SearchReplay() {
    const replay = new SearchReplay(rushHour, board, search);
    replay.append(record);
    replay.goTo(1);
    return replay;
  },
  Collector: () => new Collector(unwrap(makeOrder(rushHour))),
  Generation: () => unwrap(Generation.start(rushHour, { size: { width: 4, height: 4 } })),
  Mapping: () => new Mapping(rushHour, board),
  GraphLayout: () => new GraphLayout({ offsets: Int32Array.of(0, 0), neighbours: new Int32Array() }),
  ReachableCount: () => new ReachableCount(rushHour, board, 'moves', 100),
  Component: () => new Component(rushHour, board, 'moves'),
  Gym: () => new Gym(rushHour, listedBoards),
  PuzzleSupply: () => new PuzzleSupply(listedBoards),
  Rater: () => unwrap(Rater.start(rushHour, board)),
  Improver: () => unwrap(Improver.start(rushHour, board, [])),
  Reviewer: () => unwrap(Reviewer.start(rushHour, board, [])),
};
