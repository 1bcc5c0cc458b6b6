import { availableParallelism } from 'node:os';
import { PUZZLES } from '../input/collection.js';
import { SHARDS } from '../input/shards.js';
import type { FlagsOf } from '../usage/spec.js';
import type { REQUEST_OPTIONS } from './options.js';

const USUAL_TIME = 30_000;
const USUAL_MEMORY = 2 ** 29;

/** How requests are answered, by the options of a command. */
export function requestOptions({ threads, queue, cells, timeLimit, memoryLimit }: FlagsOf<typeof REQUEST_OPTIONS>) {
  return {
    folders: { puzzles: PUZZLES, shards: SHARDS },
    threads: threads ?? availableParallelism(),
    queue,
    limits: { milliseconds: timeLimit ?? USUAL_TIME, bytes: memoryLimit ?? USUAL_MEMORY, cells },
  };
}
