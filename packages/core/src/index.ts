/** What most programs need. Everything else is in the entry points by topic; bundlers remove what is not used. */
export { type BrickMove, type BricksPosition, bricks } from './bricks/index.js';
export type { Family } from './contract/index.js';
export { drawSvg } from './draw/index.js';
export { families } from './families.js';
export { guessFamily } from './reading/index.js';
export { type Problem, type Result, unwrap } from './result.js';
export { type RushHourPosition, rushHour, type Slide } from './rush-hour/index.js';
export { positionId, readPositionId, Session } from './session/index.js';
export { type Limits, type Solution, type SolveOptions, solve } from './solving/index.js';
export { type Push, type TilesPosition, tiles } from './tiles/index.js';
