import type { Redis } from 'ioredis';

/** Reports when Redis goes away and when it is back: once each. */
export function reportOutages(redis: Redis, where: string, report: (note: string) => void): () => void {
  let [away, over] = [false, false];
  redis.on('close', () => {
    if (away || over) return;
    away = true;
    report(`Redis at ${where} is away; waiting until it is back`);
  });
  redis.on('ready', () => {
    if (away) report(`Redis at ${where} is back`);
    away = false;
  });
  return () => {
    over = true;
  };
}
