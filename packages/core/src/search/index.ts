/** The algorithms, which are independent of any puzzle, and the exploration of whole spaces. */
export {
  type Algorithm,
  type AlgorithmId,
  algorithms,
  aStar,
  aStarEarlyClosing,
  aStarNoReopening,
  beam,
  bidirectional,
  branchAndBound,
  breadthFirst,
  breadthFirstBreakingTies,
  depthFirst,
  depthLimited,
  type Frontier,
  greedy,
  hillClimbing,
  hillClimbingRestarts,
  idaStar,
  idaStarWithTable,
  iterativeDeepening,
  recursiveBestFirst,
  simulatedAnnealing,
  uniformCost,
  weightedAStar,
} from './algorithms.js';
export type { Ranking } from './best-first.js';
export { newSuccessors } from './counts.js';
export { type Exploration, explore, goalDistances, pathTo } from './explore.js';
