/** Many boards: what a run is, how it is done in threads, and how far it has come. */
export { type BoardRunOptions, inThreads, runBoards } from './board-run.js';
export type { InputFile, ReadCount } from './input/read-text.js';
export { kindById } from './kinds/index.js';
export type { Column, Kind, Row, Tally } from './kinds/kind.js';
export { problemWithLetters } from './kinds/solve.js';
export { RoundsBackend, type RoundsOptions } from './rounds/rounds-backend.js';
export type { RoundNews } from './rounds/search-in-rounds.js';
export { type CommandLine, isBegun, isRun, knownInputs } from './run/manifest.js';
export { runWithFile } from './run/own-files.js';
export { type Backend, type RunEnd, type RunOptions, type RunProgress, runBatch } from './run/run.js';
export { type RunStatus, statusOf } from './run/status.js';
export { RunError } from './run-error.js';
export type { FetchTable } from './threads/shared-tables.js';
export { fetchTableFrom } from './threads/shared-tables.js';
export { usualThreads } from './threads/worker-pool.js';
