/** Never out of puzzles: new ones for a request and a seed, one for every day, and results to share. */
export type { Catalogue, Days, Listed, Shard, ShardSource } from './catalogue.js';
export { Component } from './component.js';
export { type OfferedSize, PuzzleSupply, type SuppliedPuzzle, type SupplyOptions, shuffled } from './puzzle-supply.js';
export {
  type Change,
  nextRequest,
  type PuzzleRequest,
  type RequestedFamily,
  readRequest,
  titleOfRequest,
  type WrittenRequest,
  writeRequest,
} from './request.js';
export { resultLine, starsFor, type WonGame } from './result-line.js';
