// The answers of operations as data: what the service says, and what commands print with --json.
export { type AboutBoard, aboutBoard, type NamedBoard, positionFields } from './about-board.js';
export { boardInText } from './board-in-text.js';
export { type BoardAsText, BoardTexts } from './board-texts.js';
export { type Claim, claimInstead } from './claim.js';
export { type Converted, convertAnswer, convertBoard, UNKNOWN_FORMAT } from './convert-board.js';
export { defined } from './defined.js';
export { type FirstBad, firstBad } from './first-bad.js';
export { hintAnswer, type NextMove, nextMove } from './hint-answer.js';
export { type Judged, judgeClaim } from './judge-claim.js';
export { unknownLetters } from './letters.js';
export { noMovesInFile, notSolvedAtEnd } from './messages.js';
export { PORTABLE } from './portable.js';
export { rateAnswer } from './rate-answer.js';
export { reasonFields } from './reason-fields.js';
export { reviewAnswer } from './review-answer.js';
export { type GivenRunOptions, type RunOptions, runOptions } from './run-options.js';
export { type Failure, failure, sentenceOf } from './sentence-of.js';
export { lengthOf, type Shortest, unitOfMoves, whetherShortest } from './shortest.js';
export { moveTexts, solveAnswer } from './solve-answer.js';
export {
  claimAnswer,
  type Length,
  movesAnswer,
  type VerifiedClaim,
  type VerifiedMoves,
  verifyMoves,
  verifyOptionsError,
} from './verify-moves.js';
