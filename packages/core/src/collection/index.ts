/** Boards in files: which files hold any, the moves beside them, and how hard those of a collection are. */
export type { CollectionRating } from './collection-rating.js';
export { LEVELS, type LevelId, levelIds, levelOfScore } from './levels.js';
