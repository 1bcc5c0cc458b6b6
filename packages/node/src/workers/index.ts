// Threads, from both sides.
export { helpersFor } from './helpers.js';
export { parent } from './parent.js';
export { type Spawned, spawnProcess, spawnThread } from './spawn.js';
