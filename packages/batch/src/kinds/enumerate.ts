import type { AtlasRow, BoardClass, ClassPiece } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { type Result, unwrap } from '@slidewise/core/result';
import { plainColumn } from './board-rows.js';
import type { Kind, Row, Status } from './kind.js';

/** A piece on which workers have died. */
const FAILED: Status = { id: 'error', word: 'failed', good: false };

/** A class of boards, as its family describes it. */
interface EnumerateOptions {
  readonly family: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The hardest boards of a class: an item is a piece of it, and has as many rows as there are. */
export const enumerate: Kind = {
  id: 'enumerate',
  // Whoever reads of pieces here thinks of those on a board.
  unit: 'part',
  inputInWords: true,
  rowUnit: 'board',
  // A piece of the emptiest boards of 6×6 takes a hundred times as long as one of crowded ones.
  mostItems: 50,
  statuses: [FAILED],
  columns: [
    ...['text', 'metric'].map((name) => plainColumn(name, 'STRING')),
    plainColumn('length', 'INT32'),
    plainColumn('positions', 'INT32'),
    { name: 'distances', type: 'STRING', of: (row) => (row as Partial<AtlasRow>).distances?.join(' ') },
    plainColumn('diameter', 'INT32'),
    plainColumn('status', 'STRING'),
    ...['shard', 'shards', 'from', 'starts'].map((name) => plainColumn(name, 'INT64')),
    plainColumn('error', 'STRING'),
  ],
  start(options) {
    const opening = classOf(options as EnumerateOptions);
    return async (item) => unwrap(await opening).rows(item as ClassPiece) as readonly Row[];
  },
  failed: (item, error) => ({ status: FAILED.id, ...item, error }) as Row,
  wrongOf(row, _, options) {
    if (row.status !== undefined) return undefined;
    const { text, length } = row as Partial<AtlasRow>;
    const isBoard = typeof text === 'string' && familyById((options as EnumerateOptions).family)!.parse(text).ok;
    return isBoard && (length === undefined || Number.isSafeInteger(length)) ? undefined : 'it has no board';
  },
};

/** The class that this worker has opened last: many chunks are of the same, and opening it makes tables. */
let last: { readonly name: string; readonly opening: Promise<Result<BoardClass>> } | undefined;

function classOf({ family, values }: EnumerateOptions): Promise<Result<BoardClass>> {
  const name = JSON.stringify([family, values]);
  if (last?.name !== name) last = { name, opening: familyById(family)!.enumerating!.open(values) };
  return last.opening;
}
