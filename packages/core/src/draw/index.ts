/** Pictures of scenes: still, moving, and the places of nodes in a tree. */
export { type AnimationOptions, drawAnimatedSvg, type KeyFrame, keyFrames } from './animated-svg.js';
export { BOARD_STYLE, drawFloor, drawTones, hatching, PAPER_STYLE, PIECE_STYLE } from './board.js';
export { CELL } from './cell.js';
export { type GoalGroup, goalGroups } from './goal-groups.js';
export { labelPlace } from './label-place.js';
export type { Motion, MotionPart, Shift } from './motion.js';
export { type OutlineStyle, outline } from './outline.js';
export { drawPiece, drawPieces, type PieceOptions } from './piece.js';
export { type Shape, shapeOf } from './shape.js';
export { boardSize, type DrawnBoard, drawBoard, drawSvg, type SvgOptions } from './svg.js';
export { HUES, type Look, lookOf, SCHEMES, type Scheme, TARGET, TONES, type Tone, tonesOf } from './tones.js';
export { layoutTree, type TreePlace } from './tree-layout.js';
