/** Boards for programs that learn: an endless supply by seed, exact rewards, optimal moves, and splits without a common component. */
export type { Episode, EpisodeRecord, EpisodeRequest, Observation, Outcome, Situation } from './episode.js';
export { OBSERVATIONS } from './episode.js';
export { Gym, type GymOptions, type GymPauses } from './gym.js';
export { SPLITS, type Split, splitOf } from './split.js';
