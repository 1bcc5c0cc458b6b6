/** From a position to a checked solution. */

export { MemoryTableCache } from '../memory-table-cache.js';
export { unknownAlgorithm } from '../search/common-names.js';
export { TableMemory, type TablePlace, tableAt } from '../table-memory.js';
export { algorithmId, heuristicId } from './choice.js';
export { type DriveOptions, drive, finish, finishInSteps, type Work } from './drive.js';
export { type Limits, type TimeLimit, wholeMilliseconds } from './limits.js';
export { type PrepareOptions, type SolveOptions, type StartOptions, weightError } from './options.js';
export { type Preparation, prepare, prepareWith } from './prepare.js';
export { type Refutation, Refuting } from './refuting.js';
export { replay } from './replay.js';
export type { Progress, Solution, Solved, Stopped, StopReason, Unsolvable } from './solution.js';
export { solve, solveWith } from './solve.js';
export { type FetchTables, prepareWithTables, type SolvingPorts, solveWithTables } from './solve-with-tables.js';
export type { Solving } from './solving.js';
export { startPart } from './split.js';
