/** Making puzzles, the same ones everywhere for the same seed. */
export type { Nearest } from './breeding.js';
export { Collector } from './collector.js';
export { Generation } from './generation.js';
export { type EvolveOptions, evolve, type Landscape, positionAt, survey } from './hard-positions.js';
export { type Island, islandsOf, type Round } from './island.js';
export { likenessOf } from './likeness.js';
export { type GenerateOptions, ISLANDS, madeLevels, makeOrder, type Order } from './order.js';
export type { Generated, Made } from './workshop.js';
