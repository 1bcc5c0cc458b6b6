import { parentPort } from 'node:worker_threads';
import { familyById } from '../families.js';
import type { News } from './helping-threads.js';

// Runs in a thread that takes part in searches (`helping-threads.ts`), as in front ends.
const tell = (news: News): void => parentPort!.postMessage(news);

parentPort!.on('message', ({ family, task }: { readonly family: string; readonly task: unknown }) => {
  tell('came');
  familyById(family)!.assist!(task);
  tell('left');
});
tell('ready');
