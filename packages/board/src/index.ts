/** `<slidewise-board>`: a board for sliding puzzles on any page, without a solver. */

export type { BoardEventMap, ComparedMove } from './element/board-element.js';
export { goalPath, ringPath } from './element/shapes.js';
export { defineBoard, SlidewiseBoard } from './element/slidewise-board.js';
export { TRAY_STYLE } from './element/style.js';
export { dressTray, viewBoxOf } from './element/tray.js';
export * from './state/index.js';
