/** Boards in files: which files hold any, the moves beside them, and how hard those of a collection are. */
export { hasNamePart, isCalled, type NamedBoard } from './board-names.js';
export { isGame, isMeantAsBoard, mayBeBoards } from './board-shape.js';
export type { CollectionRating } from './collection-rating.js';
export { byNumber, mayHoldBoards, mayHoldMoves } from './file-names.js';
export { LEVELS, type LevelId, levelIds, levelOfScore } from './levels.js';
export { type MoveRead, MoveTextReader } from './move-text.js';
