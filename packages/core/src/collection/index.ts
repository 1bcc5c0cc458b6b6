/** Boards in files: which files hold any, and the moves beside them. */
export { isGame, isMeantAsBoard, mayBeBoards } from './board-shape.js';
export { byNumber, mayHoldBoards, mayHoldMoves } from './file-names.js';
export { type MoveRead, MoveTextReader } from './move-text.js';
