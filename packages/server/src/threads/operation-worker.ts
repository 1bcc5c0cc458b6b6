import { parent } from '@slidewise/node/workers';
import type { Job, ThreadData, ThreadNews, ThreadOrder } from './messages.js';
import { ThreadWork } from './thread-work.js';
import { workOn } from './work-on.js';

// Works on requests in a thread of its own, one after another.

const shared = new ThreadWork(parent.data as ThreadData);
let waiting: Job[] = [];
let current: { readonly id: number; readonly abort: AbortController } | undefined;

parent.onMessage((order: ThreadOrder) => {
  if ('cancel' in order) {
    if (current?.id === order.cancel) current.abort.abort();
    else drop(order.cancel);
    return;
  }
  waiting.push(...order.jobs);
  if (current === undefined) void workOnAll();
});

function drop(id: number): void {
  if (!waiting.some((job) => job.id === id)) return;
  waiting = waiting.filter((job) => job.id !== id);
  parent.send({ id, end: { cancelled: true } } satisfies ThreadNews);
}

async function workOnAll(): Promise<void> {
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
    const abort = new AbortController();
    current = { id: job.id, abort };
    const end = await workOn(job, shared.for(abort.signal));
    parent.send({ id: job.id, end } satisfies ThreadNews);
  }
  current = undefined;
}
