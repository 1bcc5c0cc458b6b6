import type { TableSource } from './tables.js';

/** A piece of work: plain data, so that it can be written down, hashed and sent anywhere. */
export type Item = object;

/** What comes of an item: plain data again, without anything that differs from run to run, such as times. */
export interface Row {
  /** How it ended: an id of a status. */
  readonly status?: string;
}

/** How a row can end. */
export interface Status {
  readonly id: string;
  /** What it is called in a summary. */
  readonly word: string;
  /** Whether it is a success. */
  readonly good: boolean;
}

/** A column of CSV and Parquet files. */
export interface Column {
  /** The field of the row. */
  readonly name: string;
  /** The type in Parquet. */
  readonly type: 'STRING' | 'INT32' | 'INT64' | 'DOUBLE' | 'BOOLEAN';
  /** What a row has there; undefined where nothing is known. */
  of(row: Row): string | number | boolean | null | undefined;
}

/** A kind of work that can be done many times over, in threads or on a cluster: what is done with one item. */
export interface Kind {
  /** The name of the kind in commands and manifests. */
  readonly id: string;
  /** What an item is called: `board`. */
  readonly unit: string;
  /** An item is a line of the input, whatever stands on it. */
  readonly byLine?: true;
  /** Its input are no files, but words that describe it: `rush-hour --size 4x4`. */
  readonly inputInWords?: true;
  /** What a row is called, where an item has any number of them. */
  readonly rowUnit?: string;
  /** A chunk has no more items: where some take much longer than those before them. */
  readonly mostItems?: number;
  /** How rows may end, in the order in which they are counted. */
  readonly statuses: readonly Status[];
  /** The columns of CSV and Parquet. */
  readonly columns: readonly Column[];
  /** Makes ready to work with some options; what is returned makes the rows of an item. */
  start(options: object, tables: TableSource): (item: Item) => Promise<readonly Row[]>;
  /** The row of an item on which workers have died. */
  failed(item: Item, reason: string): Row;
  /** What is wrong with a row that another process has sent for an item; undefined if nothing is. It may throw where the row has an unexpected shape. */
  wrongOf(row: Row, item: Item | undefined, options: object): string | undefined;
}

/** How many rows ended in each way. */
export type Tally = Readonly<Record<string, number>>;

/** The rows in each status, and all of them under `rows`. */
export function addTallies(a: Tally, b: Tally): Tally {
  const sum: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

export function tallyOf(rows: readonly Row[]): Tally {
  const tally: Record<string, number> = { rows: rows.length };
  for (const { status } of rows) if (status !== undefined) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}
