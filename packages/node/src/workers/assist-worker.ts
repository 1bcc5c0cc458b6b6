import { familyById } from '@slidewise/core/families';
import { parent } from './parent.js';

/** What the thread is to take part in. */
export interface AssistOrder {
  readonly family: string;
  readonly task: unknown;
}

parent.onMessage(({ family, task }: AssistOrder) => familyById(family)?.assist?.(task));
