import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const UNFINISHED = '.unfinished';

/** What a file is called until it is whole: a name that no other process gives. */
export function unfinishedName(path: string): string {
  return `${path}.${process.pid}-${randomBytes(4).toString('hex')}${UNFINISHED}`;
}

/** Whether a run has given a file its name; hidden ones are of others, who merge into the same folder, say. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED) && !name.startsWith('.');
}

/** Removes what kills have left in a folder; for who holds the lock of the run. */
export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (isUnfinished(name)) rmSync(join(folder, name), { force: true });
}
