/** Work on many machines: BullMQ on Redis. */
export { RedisBackend } from './collector.js';
export { checkRedis, type RedisPlace, shownUrl } from './connect.js';
export { serveQueue } from './worker.js';
