import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { ShardSource } from '@slidewise/lab/supply';

/** The build puts a copy of the web app beside the bundle, and with it the lists of boards. */
const HOME = fileURLToPath(new URL('web/shards', import.meta.url));

/** Lists of boards from the folder of the program. */
export const readShard: ShardSource = async (name) => {
  const bytes = await readFile(join(HOME, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
};
