import { parentPort, workerData } from 'node:worker_threads';
import { familyById } from '@slidewise/core/families';
import { clock } from '../../terminal/clock.js';

/** What the thread is to build. */
export interface TableTask {
  readonly family: string;
  readonly id: string;
}

/** What it says meanwhile and in the end. */
export type TableNews = { readonly part: number } | { readonly table: Uint8Array };

const { family, id } = workerData as TableTask;
const building = familyById(family)?.tables?.build(id);
if (building === undefined) throw new Error(`There is no table "${id}".`);
let step = building.next();
for (let reportedAt = 0; !step.done; step = building.next()) {
  const now = clock.now();
  if (now - reportedAt < 50) continue;
  reportedAt = now;
  parentPort!.postMessage({ part: step.value } satisfies TableNews);
}
const table = step.value;
parentPort!.postMessage({ table } satisfies TableNews, [table.buffer as ArrayBuffer]);
