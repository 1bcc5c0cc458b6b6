import { parentPort, workerData } from 'node:worker_threads';
import type { AtlasRow } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';

/** The class of boards that a thread works on. */
export interface ClassTask {
  readonly family: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What it found in a shard. */
export interface ShardNews {
  readonly shard: number;
  readonly rows: readonly AtlasRow[];
}

const { family, values } = workerData as ClassTask;
const opening = familyById(family)!.enumerating!.open(values);
parentPort!.on('message', async (shard: number) => {
  const boards = unwrap(await opening);
  parentPort!.postMessage({ shard, rows: boards.rows(shard) } satisfies ShardNews);
});
