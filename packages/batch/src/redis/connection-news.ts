import type { Redis } from 'ioredis';

/** Tells when Redis goes away and when it is back: once each. */
export function tellOfOutages(redis: Redis, where: string, tell: (note: string) => void): () => void {
  let [away, over] = [false, false];
  redis.on('close', () => {
    if (away || over) return;
    away = true;
    tell(`Redis at ${where} is away; waiting until it is back`);
  });
  redis.on('ready', () => {
    if (away) tell(`Redis at ${where} is back`);
    away = false;
  });
  return () => {
    over = true;
  };
}
