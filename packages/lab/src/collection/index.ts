/** How hard the boards of a collection are, and what its index says of each. */
export type { CollectionRating } from './collection-rating.js';
export { LEVELS, type LevelId, levelIds, levelOfScore } from './levels.js';
