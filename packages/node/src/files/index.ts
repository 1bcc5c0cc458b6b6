// Files that are whole or not there, folders and locks.

export { whyNotWritable } from './foresee-error.js';
export { type Holder, holderOf, takeLock } from './lock.js';
export { makeFolder } from './make-folder.js';
export { appendAll, openRegular, readRegular, readRegularBytes } from './regular-file.js';
export { isUnfinished, removeUnfinished } from './unfinished.js';
export { cacheFolder, homeFolder, stateFolder } from './user-folders.js';
export {
  type FileContent,
  syncFolder,
  type WriteOptions,
  writeAllWhole,
  writeWhole,
  writeWholeNow,
} from './write-whole.js';
