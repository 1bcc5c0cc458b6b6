import { fileURLToPath } from 'node:url';
import type { ShardSource } from '@slidewise/lab/supply';
import { shardReader } from '@slidewise/node/puzzles';

/** The build puts a copy of the web app beside the bundle, and with it the lists of boards. */
export const SHARDS = fileURLToPath(new URL('web/shards', import.meta.url));

/** Lists of boards from the folder of the program. */
export const readShard: ShardSource = shardReader(SHARDS);
