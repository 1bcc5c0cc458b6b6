import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Reads lists of boards in a folder by their names; those that are compressed come as text, too. */
export function shardReader(folder: string): (name: string) => Promise<string> {
  return async (name) => {
    const bytes = await readFile(join(folder, name));
    return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  };
}
