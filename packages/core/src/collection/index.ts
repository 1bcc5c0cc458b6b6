/** Boards in files: which files hold any, and how hard those of a collection are. */
export { isGame, isMeantAsBoard, mayBeBoards } from './board-shape.js';
export type { CollectionRating } from './collection-rating.js';
export { byNumber, mayHoldBoards, mayHoldMoves } from './file-names.js';
export { LEVELS, type LevelId, levelIds, levelOfScore } from './levels.js';
