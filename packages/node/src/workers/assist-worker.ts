import { parentPort } from 'node:worker_threads';
import { familyById } from '@slidewise/core/families';

/** What the thread is to take part in. */
export interface AssistOrder {
  readonly family: string;
  readonly task: unknown;
}

parentPort!.on('message', ({ family, task }: AssistOrder) => familyById(family)?.assist?.(task));
