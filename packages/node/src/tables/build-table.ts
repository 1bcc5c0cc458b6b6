import { familyById } from '@slidewise/core/families';
import { clock } from '../clock.js';

export interface TableTask {
  readonly family: string;
  readonly id: string;
}

/** Milliseconds between two reports. */
const PACE = 50;

/** Builds a table; `onPart` is called now and then with the part that is done. */
export function buildTable({ family, id }: TableTask, onPart?: (part: number) => void): Uint8Array {
  const building = familyById(family)?.tables?.build(id);
  if (building === undefined) throw new Error(`There is no table "${id}".`);
  let step = building.next();
  for (let reportedAt = 0; !step.done; step = building.next()) {
    const now = clock.now();
    if (now - reportedAt < PACE) continue;
    reportedAt = now;
    onPart?.(step.value);
  }
  return step.value;
}
