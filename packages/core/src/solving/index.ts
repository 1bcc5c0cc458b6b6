/** From a position to a checked solution. */
export { heuristicId } from './choice.js';
export { type Limits, type TimeLimit, wholeMilliseconds } from './limits.js';
export {
  nextSlice,
  type Progress,
  replay,
  type Solution,
  type Solved,
  type SolveOptions,
  type Solving,
  type Stopped,
  type StopReason,
  solve,
  startSolving,
  tablesFor,
  troubleWithWeight,
  type Unsolvable,
} from './solve.js';
