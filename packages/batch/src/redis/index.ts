/** Work on many machines: BullMQ on Redis. */
export { RedisBackend } from './collector.js';
export { checkRedis, type RedisPlace, shownUrl } from './connect.js';
export type { Participant } from './presence.js';
export { participants } from './presence.js';
export { serveQueue } from './worker.js';
