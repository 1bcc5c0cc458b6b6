/** Pictures of scenes: still, moving, and the places of nodes in a tree. */
export { type AnimationOptions, drawAnimatedSvg, type KeyFrame, keyFrames } from './animated-svg.js';
export { CELL, hatching, labelPlace } from './board.js';
export { type GoalGroup, goalGroups } from './goal-groups.js';
export type { Motion, MotionPart, Shift } from './motion.js';
export { type OutlineStyle, outline } from './outline.js';
export { drawSvg, type SvgOptions } from './svg.js';
export { TARGET_TONE, TONES, type Tone, toneOf } from './tones.js';
export { layoutTree, type TreePlace } from './tree-layout.js';
