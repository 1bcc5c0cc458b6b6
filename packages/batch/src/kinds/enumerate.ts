import type { AtlasRow, BoardClass } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { type Result, unwrap } from '@slidewise/core/result';
import { BAD, plainColumn } from './board-rows.js';
import type { Kind, Row } from './kind.js';

/** A class of boards, as its family describes it. */
interface EnumerateOptions {
  readonly family: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A part of the class. */
interface ShardItem {
  readonly shard: number;
}

/** The hardest boards of a class: an item is a shard of it, and has as many rows as there are. */
export const enumerate: Kind = {
  id: 'enumerate',
  unit: 'shard',
  statuses: [BAD],
  columns: [
    plainColumn('moves', 'INT32'),
    ...['metric', 'board'].map((name) => plainColumn(name, 'STRING')),
    plainColumn('positions', 'INT32'),
    { name: 'distances', type: 'STRING', of: (row) => (row as Partial<AtlasRow>).distances?.join(' ') },
    plainColumn('status', 'STRING'),
    plainColumn('shard', 'INT64'),
    plainColumn('error', 'STRING'),
  ],
  start(options) {
    const opening = classOf(options as EnumerateOptions);
    return async (item) => unwrap(await opening).rows((item as ShardItem).shard) as readonly Row[];
  },
  failed: (item, error) => ({ status: BAD.id, shard: (item as ShardItem).shard, error }) as Row,
};

/** The class that this worker has opened last: many chunks are of the same, and opening it makes tables. */
let last: { readonly name: string; readonly opening: Promise<Result<BoardClass>> } | undefined;

function classOf({ family, values }: EnumerateOptions): Promise<Result<BoardClass>> {
  const name = JSON.stringify([family, values]);
  if (last?.name !== name) last = { name, opening: familyById(family)!.enumerating!.open(values) };
  return last.opening;
}
