import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../user-folders.js';

/** The file of a table; undefined where there is no place for any. */
export function tablePath(id: string): string | undefined {
  const folder = cacheFolder();
  return folder === undefined ? undefined : join(folder, `${id}.table`);
}

export function hasTableFile(id: string): boolean {
  const path = tablePath(id);
  return path !== undefined && existsSync(path);
}
