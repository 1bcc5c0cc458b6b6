import type { Redis } from 'ioredis';

/** Waits for the last requests to Redis, but at most for these milliseconds, and not at all if it is away. */
export async function settleWithin(
  { status }: Pick<Redis, 'status'>,
  doing: Promise<unknown>,
  milliseconds: number,
): Promise<void> {
  await atMost(doing, status === 'ready' ? milliseconds : 0);
}

/** Waits for something, but no longer than so many milliseconds; by then, its failure no longer matters. */
export async function atMost(doing: Promise<unknown>, milliseconds: number): Promise<void> {
  const done = doing.catch(() => {});
  if (milliseconds === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds).unref();
  });
  await Promise.race([done, patience]);
  clearTimeout(timer);
}
