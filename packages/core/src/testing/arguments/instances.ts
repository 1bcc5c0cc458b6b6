import { GraphLayout } from '../../analysis/layout/graph-layout.js';
import { ReachableCount } from '../../analysis/reachable.js';
import { SearchRecorder, SearchReplay } from '../../analysis/tree/search-record.js';
import { Collector } from '../../generate/collector.js';
import { Generation } from '../../generate/generation.js';
import { makeOrder } from '../../generate/order.js';
import { Mapping } from '../../map/mapping.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { Rater } from '../../rating/rater.js';
import { Decoder } from '../../reading/decode.js';
import { MoveTextReader } from '../../reading/move-text.js';
import { TextSplitter } from '../../reading/text-splitter.js';
import { unwrap } from '../../result.js';
import { Reviewer } from '../../review/reviewer.js';
import { rushHour } from '../../rush-hour/index.js';
import { Hints } from '../../session/hints.js';
import { KeyMap } from '../../session/key-map.js';
import { Listeners } from '../../session/listeners.js';
import { prepare } from '../../solving/prepare.js';
import { Refuting } from '../../solving/refuting.js';
import { Component } from '../../supply/component.js';
import { PuzzleSupply } from '../../supply/puzzle-supply.js';
import { TableMemory } from '../../table-memory.js';
import { listedBoards } from '../listed-boards.js';
import { board, grown, newSession, record, scene, search } from './given.js';

/** What methods are called on. */
export const instances: Record<string, () => object> = {
  Session() {
    const session = newSession();
    unwrap(session.playText('BD1'));
    return session;
  },
  KeyMap: () => new KeyMap(scene),
  Hints: () =>
    new Hints(newSession(), {
      solver: () => () => ({ answer: new Promise(() => {}), cancel: () => {} }),
      changed: () => {},
    }),
  Listeners: () => new Listeners(),
  SearchTree: () => grown,
  SearchRecorder: () => unwrap(SearchRecorder.start(rushHour, board)),
  SearchReplay() {
    const replay = new SearchReplay(rushHour, board, search);
    replay.append(record);
    replay.goTo(1);
    return replay;
  },
  Decoder: () => new Decoder(),
  TextSplitter: () => new TextSplitter(),
  MoveTextReader: () => new MoveTextReader(rushHour, 'BD1'),
  TableMemory: () => new TableMemory(),
  MemoryTableCache: () => new MemoryTableCache(),
  Collector: () => new Collector(unwrap(makeOrder(rushHour))),
  Generation: () => unwrap(Generation.start(rushHour, { size: { width: 4, height: 4 } })),
  Mapping: () => new Mapping(rushHour, board),
  GraphLayout: () => new GraphLayout({ offsets: Int32Array.of(0, 0), neighbours: new Int32Array() }),
  ReachableCount: () => new ReachableCount(rushHour, board, 'moves', 100),
  Component: () => new Component(rushHour, board, 'moves'),
  PuzzleSupply: () => new PuzzleSupply(listedBoards),
  Rater: () => unwrap(Rater.start(rushHour, board)),
  Reviewer: () => unwrap(Reviewer.start(rushHour, board, [])),
  Refuting: () => new Refuting(rushHour, board),
  Preparation: () => unwrap(prepare(rushHour, board)),
  Solving: () => unwrap(unwrap(prepare(rushHour, board)).start()),
};
