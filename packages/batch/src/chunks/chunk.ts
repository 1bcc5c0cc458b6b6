import { createHash } from 'node:crypto';
import type { Item, Tally } from '../kinds/kind.js';

/** What is done with every item of a run. */
export interface RunTask {
  /** The version of the program: another one may come to other results. */
  readonly version: string;
  readonly kind: string;
  readonly options: object;
}

/** Items that are worked on together: a second's worth at most. */
export interface Chunk {
  /** Its place in the run, from 0. */
  readonly number: number;
  readonly id: string;
  /** The place of its first item, from 0. */
  readonly first: number;
  readonly items: readonly Item[];
}

/** What came of a chunk. */
export interface ChunkResult {
  /** The rows, one JSON object a line. */
  readonly rows: string;
  readonly tally: Tally;
  /** How long each item took, in milliseconds: kept apart from the rows, which are the same every time. */
  readonly times: readonly number[];
}

/** The id of a chunk: the same content, options and version of the program have the same, and nothing else has. */
export function chunkId({ version, kind, options }: RunTask, items: readonly Item[]): string {
  return createHash('sha256')
    .update(JSON.stringify([version, kind, options, items]))
    .digest('hex')
    .slice(0, 32);
}
