import { join } from 'node:path';
import { isRegularFile } from '../files/regular-file.js';
import { cacheFolder } from '../files/user-folders.js';

/** The file of a table; undefined where there is no place for any. */
export function tablePath(id: string): string | undefined {
  const folder = cacheFolder();
  return folder === undefined ? undefined : join(folder, `${id}.table`);
}

export function hasTableFile(id: string): boolean {
  const path = tablePath(id);
  return path !== undefined && isRegularFile(path);
}
