import type { TableRequest } from '@slidewise/core/family';
import type { DiskShelf } from './disk-shelf.js';

/** What a board asks for, given what is on the shelf: a damaged file changes the answer. */
type Wanted = () => readonly TableRequest[];

/**
 * Brings the tables that a search is going to need onto the shelf: from the disk, or else built in other threads. Those that
 * the search can do without for a while are only started. `onActivity` hears what is going on.
 */
export async function fetchTables(
  shelf: DiskShelf,
  family: string,
  wanted: Wanted,
  signal: AbortSignal,
  onActivity: (activity: string) => void,
): Promise<void> {
  // 1. What lies on the disk. A file that turns out damaged may change the plan, so ask again then.
  let requests = wanted();
  for (let failed = true; failed; ) {
    failed = false;
    for (const { id } of requests) if (shelf.has(id) && !(await shelf.load(id))) failed = true;
    if (failed) requests = wanted();
  }
  // 2. What must be built, each in its own thread.
  const missing = requests.filter(({ id }) => !shelf.has(id));
  const urgent = missing.filter(({ optional }) => !optional);
  for (const request of missing) if (request.optional) shelf.build(family, request, () => {}).catch(() => {});
  const parts = urgent.map(() => 0);
  const builds = urgent.map((request, i) =>
    shelf.build(family, request, (part) => {
      parts[i] = part;
      const done = parts.reduce((sum, each) => sum + each, 0) / parts.length;
      onActivity(`building pattern databases, ${Math.floor(100 * done)} %`);
    }),
  );
  let stop = (): void => {};
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
  });
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  // Where a thread fails, for want of memory say, the search builds the table itself or says why it cannot.
  await Promise.race([Promise.allSettled(builds), aborted]);
  // One signal may serve many searches.
  signal.removeEventListener('abort', stop);
}
