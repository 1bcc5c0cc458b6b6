import { aCount, anObject, assertArguments, type Check, objectWith } from '../../../check.js';
import type { SharedMemory } from '../../../wasm/shared-memory.js';
import { type WideCode, WORK } from './wide-plan.js';
import { workerOf } from './wide-work.js';

/** What another thread needs to take part in wide beams. */
export interface WideTask {
  readonly memory: SharedMemory;
  readonly code: WideCode;
  readonly thread: number;
  readonly session: number;
}

const aTask = objectWith({
  memory: anObject,
  code: anObject,
  thread: aCount,
  session: aCount,
} satisfies Record<keyof WideTask, Check>);

/** How long to wait for the next phase before looking again whether the search is over, in milliseconds. */
const PATIENCE = 100;

export function isWideTask(task: unknown): task is WideTask {
  return typeof task === 'object' && task !== null && 'code' in task;
}

/** Takes part in the beams that another thread has begun, until its search is over. */
export function assistWide(task: WideTask): void {
  assertArguments(['task', task, aTask]);
  const { memory, code, thread, session } = task;
  const started = workerOf(code, thread, 0, memory);
  if (started === undefined) return;
  const { worker } = started;
  const shared = started.instance.words.subarray(code.work / 4);
  while (Atomics.load(shared, WORK.session) === session) {
    const phase = Atomics.load(shared, WORK.phase);
    if (!worker.doChunk()) Atomics.wait(shared, WORK.phase, phase, PATIENCE);
  }
}
