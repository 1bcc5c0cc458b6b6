import { MemoryTableCache } from '../../memory-table-cache.js';
import { Decoder } from '../../reading/decode.js';
import { MoveTextReader } from '../../reading/move-text.js';
import { TextSplitter } from '../../reading/text-splitter.js';
import { unwrap } from '../../result.js';
import { rushHour } from '../../rush-hour/index.js';
import { Hints } from '../../session/hints.js';
import { KeyMap } from '../../session/key-map.js';
import { Listeners } from '../../session/listeners.js';
import { prepare } from '../../solving/prepare.js';
import { Refuting } from '../../solving/refuting.js';
import { solve } from '../../solving/solve.js';
import { TableMemory } from '../../table-memory.js';
import type { Instances } from './exported-functions.js';
import { board, newSession, scene } from './given.js';

/** What methods are called on. */
export const instances: Instances = {
  Session() {
    const session = newSession();
    unwrap(session.playText('BD1'));
    return session;
  },
  KeyMap: () => new KeyMap(scene),
  Hints: () =>
    new Hints(newSession(), {
      solver: () => () => ({ answer: Promise.resolve(unwrap(solve(rushHour, board))), cancel: () => {} }),
      changed: () => {},
    }),
  Listeners: () => new Listeners(),
  Decoder: () => new Decoder(),
  TextSplitter: () => new TextSplitter(),
  MoveTextReader: () => new MoveTextReader(rushHour, 'BD1'),
  TableMemory: () => new TableMemory(),
  MemoryTableCache: () => new MemoryTableCache(),
  Refuting: () => new Refuting(rushHour, board),
  Preparation: () => unwrap(prepare(rushHour, board)),
  Solving: () => unwrap(unwrap(prepare(rushHour, board)).start()),
};
