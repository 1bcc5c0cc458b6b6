export * from './generating.js';
export * from './rating.js';
export * from './studying.js';
