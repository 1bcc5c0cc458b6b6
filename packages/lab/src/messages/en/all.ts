export * from './generating.js';
export * from './gym.js';
export * from './rating.js';
export * from './studying.js';
