/** How hard boards are, and why. */
export type { Features, PieceFeatures, ProfilePoint } from './features.js';
export { type SimulatedGame, type SimulateOptions, simulateGames } from './player/simulate-games.js';
export { Rater, rate } from './rater.js';
export type { Bounds, RateLimits, RateOptions, Rating } from './rating.js';
export { type Ingredients, scoreOf } from './score.js';
