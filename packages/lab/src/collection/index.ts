/** How hard the boards of a collection are, what they are called, and what its index says of each. */
export { hasNamePart, isCalled, type NamedBoard } from './board-names.js';
export type { CollectionRating } from './collection-rating.js';
export { LEVELS, type LevelId, levelIds, levelOfScore } from './levels.js';
