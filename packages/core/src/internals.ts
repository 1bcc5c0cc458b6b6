/** Parts of the engine for packages that build on it. They trust their arguments. */
export { aMotion, lengthOf, shiftsBetween } from './draw/motion.js';
export { somePieceOptions } from './draw/piece.js';
export { hashOf } from './draw/tones.js';
export { drawTreeSvg, type PictureNode, type TreePicture } from './draw/tree-svg.js';
export { newWords, OutOfMemory } from './out-of-memory.js';
export { BreadthFirst } from './search/breadth-first.js';
export { PartBuilding } from './search/graphs/graph-part.js';
export { degreesOf, type Structure, structureOf } from './search/graphs/graph-structure.js';
export { log10, quotient, type ShortestPaths, shortestPaths } from './search/graphs/shortest-paths.js';
export { GraphBuilding, type PartialGraph, type StateGraph, type Wanted } from './search/graphs/state-graph.js';
export { SuccessorOrder } from './search/successor-order.js';
export { Surveyor } from './search/surveyor.js';
export { hashWord } from './search/tables/hash.js';
export { grown, StateIndex } from './search/tables/state-index.js';
export { positionIds } from './session/position-id.js';
export { type LimitsInForce, putInForce } from './solving/limits.js';
export { Pace, SLICE, usualClock } from './solving/pace.js';
export { hasWebAssembly } from './wasm/module.js';
