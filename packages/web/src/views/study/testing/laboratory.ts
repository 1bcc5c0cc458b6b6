import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { Studies } from '../../../worker/studies.js';
import type { StudiedBoard } from '../methods.js';
import type { Laboratory } from '../run.js';

export function boardOf(id: string): StudiedBoard {
  const { family, reading } = unwrap(readPositionId(id));
  return { family, position: reading.position, metric: family.metrics[0]!.id };
}

/** The searches themselves, without a worker around them; and what was ended. */
export function laboratory(): Laboratory & { readonly ended: number[] } {
  const studies = new Studies();
  const ended: number[] = [];
  return {
    ended,
    record: (task, onNews) => studies.record(task, onNews),
    grow: async (id, steps) => studies.grow(id, steps),
    measure: (task, limits, onNews) => studies.measure(task, limits, onNews),
    survey: (task, heuristics, onNews) => studies.survey(task, heuristics, onNews),
    parts: (task, position) => studies.parts(task, position),
    end: (id) => {
      ended.push(id);
      studies.end(id);
    },
  };
}

/** Eight moves at best. */
export const JAM = boardOf('rush-hour:sfu:A..BB./ACCC.D/XX.E.D/FF.E.G/...H.G/...H..');
/** Five moves at best: even IDA* without an estimate, which forgets what it has seen, is soon done. */
export const NEAR = boardOf('rush-hour:sfu:A..BBD/ACCC.D/.XXE../.FFE.G/...H.G/...H..');
/** Far from its goal: no uninformed search reaches it. */
export const LARGE = boardOf('tiles:rows:15_14_8_12/10_11_9_13/2_6_5_1/3_4_7_0');
/** Refuted without a search. */
export const IMPOSSIBLE = boardOf('tiles:rows:1_2_3/4_5_6/8_7_0');
