import type { Family } from '@slidewise/core/contract';
import type { SearchReplay } from '@slidewise/lab/analysis';
import { type Accessor, createMemo } from 'solid-js';
import type { StudiedBoard } from '../methods.js';
import type { Run } from '../run.js';
import { FRange, type FScale } from './f-scale.js';
import { currentNode } from './frontier-rows.js';

/** A search on the screen: its record, and the step that is shown as a signal. */
export interface Watched {
  readonly family: Family;
  readonly board: StudiedBoard;
  readonly run: Run;
  readonly replay: SearchReplay<unknown, unknown>;
  readonly at: Accessor<number>;
  /** The node that was expanded last, or where the search ended. */
  readonly current: Accessor<number>;
  /** The colours of f. */
  readonly scale: Accessor<FScale>;
}

/** Watches a search that has begun. */
export function watchRun(
  run: Run,
  replay: SearchReplay<unknown, unknown>,
  board: StudiedBoard,
  version: Accessor<number>,
): Watched {
  const at = createMemo(() => {
    version();
    return replay.at;
  });
  const current = createMemo(() => {
    at();
    return currentNode(replay);
  });
  const range = new FRange();
  const scale = createMemo(
    () => {
      at();
      return range.look(replay.nodes);
    },
    undefined,
    { equals: (a, b) => a.least === b.least && a.step === b.step && a.tones === b.tones },
  );
  return { family: board.family, board, run, replay, at, current, scale };
}
