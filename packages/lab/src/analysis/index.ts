/** Analysis of a position, of its space, and of a search: figures, motion, trees. */
export {
  type CheckOptions,
  checkHeuristics,
  type EstimatePoint,
  type HeuristicCheck,
  type HeuristicReport,
  type SpreadRow,
  type TooHigh,
  type TooSteep,
} from './check-heuristics.js';
export {
  allMethods,
  heuristicsFor,
  isPlanned,
  type Method,
  methodsFor,
  promisesShortest,
  settingsFor,
  takesWeight,
} from './comparison.js';
export { effectiveBranching } from './effective-branching.js';
export { type Improvement, type ImproveOptions, Improver } from './improver.js';
export {
  compareLog,
  type LoggedLine,
  type LogVerdict,
  logLine,
  readLog,
} from './log/log-text.js';
export { type LogEvent, SearchLog } from './log/search-log.js';
export { type Measure, type MeasureOptions, measures } from './measures.js';
export { motionOf, movesInWords } from './motion.js';
export { type Reachable, ReachableCount } from './reachable.js';
export { type ProfileOptions, profile, type SpaceProfile } from './space-profile.js';
export { type Band, bandOf, tieOrders } from './tie-orders.js';
export { type RecordPart, SearchRecorder, SearchReplay, type StepCounts, type StepNews } from './tree/search-record.js';
export { SearchTree, type TreeNode, type TreeOptions, type TreeSearch, treeSearch } from './tree/search-tree.js';
export { drawSearchTree, headingOf, moveText, rankLegend, rankText, type TreeWords } from './tree/tree-picture.js';
