/** Making puzzles, the same ones everywhere for the same seed. */
export { type Random, seededRandom } from '../random.js';
export { type EvolveOptions, evolve, type Landscape, positionAt, survey } from './hard-positions.js';
