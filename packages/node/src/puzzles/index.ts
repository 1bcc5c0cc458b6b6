// The boards that come with the program.
export { type CollectionFile, PuzzleFolder } from './puzzle-folder.js';
export { shardReader } from './shard-reader.js';
