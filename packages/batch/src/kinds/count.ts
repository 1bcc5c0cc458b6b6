import type { CountedClass, PositionCount } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { type Result, unwrap } from '@slidewise/core/result';
import { plainColumn } from './board-rows.js';
import type { Kind, Row, Status } from './kind.js';

/** A shard on which workers have died. */
const FAILED: Status = { id: 'error', word: 'failed', good: false };

/** A class of boards, as its family describes it. */
interface CountOptions {
  readonly family: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A shard of a class. */
interface CountItem {
  readonly shard: number;
}

/** The positions of a class by the lengths of their shortest solutions: an item is a shard, and has a row for each count. */
export const count: Kind = {
  id: 'count',
  unit: 'part',
  inputInWords: true,
  rowUnit: 'count',
  // A shard of 6×6 takes up to a minute.
  mostItems: 1,
  statuses: [FAILED],
  columns: [
    plainColumn('shard', 'INT64'),
    ...['counted', 'metric'].map((name) => plainColumn(name, 'STRING')),
    plainColumn('positions', 'INT64'),
    { name: 'distances', type: 'STRING', of: (row) => (row as Partial<PositionCount>).distances?.join(' ') },
    ...['status', 'error'].map((name) => plainColumn(name, 'STRING')),
  ],
  start(options) {
    const opening = classOf(options as CountOptions);
    return async (item) => {
      const { shard } = item as CountItem;
      return unwrap(await opening)
        .count(shard)
        .map((each) => ({ shard, ...each }) as Row);
    };
  },
  failed: (item, error) => ({ status: FAILED.id, ...item, error }) as Row,
  wrongOf(row, item) {
    if (row.status !== undefined) return undefined;
    const { shard, positions, distances } = row as Partial<CountItem & PositionCount>;
    if (item !== undefined && shard !== (item as CountItem).shard) return 'it counts another part';
    return distances !== undefined && [positions, ...distances].every(Number.isSafeInteger)
      ? undefined
      : 'it has no count';
  },
};

/** The class that this worker has opened last: opening it makes tables. */
let last: { readonly name: string; readonly opening: Promise<Result<CountedClass>> } | undefined;

function classOf({ family, values }: CountOptions): Promise<Result<CountedClass>> {
  const name = JSON.stringify([family, values]);
  if (last?.name !== name) last = { name, opening: familyById(family)!.enumerating!.counting!.open(values) };
  return last.opening;
}
