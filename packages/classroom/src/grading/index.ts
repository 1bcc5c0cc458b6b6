/** Grading without files and processes: rubrics, bands of counts, input and output of programs. */
export { ASSIGNMENTS, type Assignment, type AssignmentId } from './assignments.js';
export { type Band, type Bands, bandOf, isWithin, parseBand, parseShare, widened } from './bands.js';
export { countsIn, type ExpandedWord, type PrintedCounts, referenceCounts } from './printed-counts.js';
export {
  fullPoints,
  PARTS,
  type Part,
  parsePoints,
  type Rubric,
  rubricError,
  rubricOf,
  sum,
  USUAL_RUBRIC,
  type Visibility,
  valueFor,
} from './rubric.js';
