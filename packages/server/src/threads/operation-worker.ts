import { clock } from '@slidewise/node/clock';
import { parent } from '@slidewise/node/workers';
import type { Job, ThreadData, ThreadNews, ThreadOrder } from './messages.js';
import { ThreadWork } from './thread-work.js';
import { workOn } from './work-on.js';

// Works on requests in a thread of its own: one after another, or by turns in the gym, where a long request must not keep others from their episodes.

const data = parent.data as ThreadData;
const shared = new ThreadWork(data);
/** Milliseconds for which an end may wait for others. */
const TOGETHER = 1;

let waiting: Job[] = [];
let untold: ThreadNews[] = [];
let untoldSince = 0;
const current = new Map<number, AbortController>();

parent.onMessage((order: ThreadOrder) => {
  if ('cancel' in order) {
    const running = current.get(order.cancel);
    if (running === undefined) drop(order.cancel);
    else running.abort();
    return;
  }
  if (data.gym) {
    for (const job of order.jobs) void work(job);
    return;
  }
  waiting.push(...order.jobs);
  if (current.size === 0) void workOnAll();
});

function drop(id: number): void {
  if (!waiting.some((job) => job.id === id)) return;
  waiting = waiting.filter((job) => job.id !== id);
  tell({ id, end: { cancelled: true } });
}

/** Ends go together where they come fast: a message takes as long as an easy board. */
function tell(news: ThreadNews): void {
  if (untold.push(news) === 1) {
    untoldSince = clock.now();
    setImmediate(tellAll);
  } else if (clock.now() - untoldSince >= TOGETHER) tellAll();
}

function tellAll(): void {
  if (untold.length > 0) parent.send(untold);
  untold = [];
}

async function workOnAll(): Promise<void> {
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await work(job);
  tellAll();
}

async function work(job: Job): Promise<void> {
  const abort = new AbortController();
  current.set(job.id, abort);
  const end = await workOn(
    job,
    shared.for(job, abort.signal, () => waiting.length > 0),
  );
  current.delete(job.id);
  tell({ id: job.id, end });
}
