/** A played game in review: how far from a goal each position is, and where the game went wrong. */
export { CURVE_ACROSS, type CurveWords, curveHeights, drawCurve } from './curve-picture.js';
export type {
  JudgedMove,
  MoveMark,
  Review,
  ReviewLimits,
  ReviewOptions,
  ReviewPoint,
  TurningPoint,
} from './review.js';
export { distanceText, markText } from './review-words.js';
export { Reviewer, review } from './reviewer.js';
