import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Column, Row } from '../kinds/kind.js';

/** The rows of a group; they are in memory together. */
const GROUP = 10_000;

/** A Parquet file of rows, piece by piece. */
export async function* parquetPieces(
  rows: AsyncIterable<readonly string[]>,
  columns: readonly Column[],
): AsyncGenerator<Uint8Array> {
  const bytes = new PiecewiseWriter();
  const schema = schemaFromColumnData({ columnData: dataOf([], columns) });
  const writer = new ParquetWriter({ writer: bytes, schema });
  let group: Row[] = [];
  const write = (count: number): void => {
    const columnData = dataOf(group.slice(0, count), columns);
    group = group.slice(count);
    void writer.write({ columnData, rowGroupSize: GROUP });
  };
  for await (const some of rows) {
    for (const row of some) group.push(JSON.parse(row));
    while (group.length >= GROUP) {
      write(GROUP);
      yield bytes.take();
    }
  }
  if (group.length > 0) write(group.length);
  void writer.finish();
  yield bytes.take();
}

function dataOf(rows: readonly Row[], columns: readonly Column[]) {
  return columns.map(({ name, type, of }) => ({
    name,
    type,
    nullable: true,
    data: rows.map((row) => {
      const value = of(row) ?? null;
      return type === 'INT64' && value !== null ? BigInt(value as number) : value;
    }),
  }));
}

/** Gives away what has been written so far. */
class PiecewiseWriter extends ByteWriter {
  take(): Uint8Array {
    const piece = new Uint8Array(this.buffer.slice(0, this.index));
    this.index = 0;
    return piece;
  }
}
