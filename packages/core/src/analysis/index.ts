/** Analysis of a position, of its space, and of a search: figures, motion, trees. */
export { allWays, heuristicsFor, isPlanned, takesWeight, type Way, waysFor } from './comparison.js';
export { type Measure, type MeasureOptions, measures } from './measures.js';
export { motionOf, movesInWords } from './motion.js';
export { type Reachable, ReachableCount } from './reachable.js';
export { type RecordPart, SearchRecorder, SearchReplay, type StepCounts } from './search-record.js';
export { SearchTree, type TreeNode, type TreeOptions, type TreeSearch, treeSearch } from './search-tree.js';
export { type ProfileOptions, profile, type SpaceProfile } from './space-profile.js';
export { drawSearchTree, headingOf, moveText, rankLegend, rankText, type TreeWords } from './tree-picture.js';
