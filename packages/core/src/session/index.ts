/** One game in progress, saved games, and positions as one portable line. */
export type { Advice, Incumbents, Question, Solver } from './advice.js';
export type { Beginning } from './game-headers.js';
export { bareMoves } from './game-text.js';
export { HELP, type Help } from './help.js';
export type { HintPlan, PlannedMove } from './hint-plan.js';
export { HINT_STEPS, type HintPorts, type HintState, type HintStep, Hints, type NextMove } from './hints.js';
export { type KeyCommand, KeyMap, type Meaning } from './key-map.js';
export { Listeners } from './listeners.js';
export { type Identified, identify, positionId, readPositionId } from './position-id.js';
export type { Entry } from './saved-game.js';
export { handSlidesOf, hasOneFreeCell, type SceneMove, slideIntoGap } from './scene-moves.js';
export { Session } from './session.js';
export type { MoveReason } from './why-move.js';
