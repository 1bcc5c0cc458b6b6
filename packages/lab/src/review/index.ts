/** A played game in review: how far from a goal each position is, and where the game went wrong. */
export type { Finding, FindingCode } from './findings.js';
export type {
  JudgedMove,
  MoveMark,
  Review,
  ReviewLimits,
  ReviewOptions,
  ReviewPoint,
  TurningPoint,
} from './review.js';
export { Reviewer, review } from './reviewer.js';
