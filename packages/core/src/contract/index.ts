/** The contract that every family of puzzles implements, a page for each topic. */
export * from './basics.js';
export * from './editing.js';
export * from './enumerating.js';
export * from './facets.js';
export * from './family.js';
export * from './ids.js';
export * from './making.js';
export * from './print-moves.js';
export * from './puzzles.js';
export * from './rules.js';
export * from './same.js';
export * from './scene.js';
export * from './search.js';
export * from './space.js';
export * from './tables.js';
export * from './text.js';
