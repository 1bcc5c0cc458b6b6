// Files that are whole or not there, and folders.
export { readKept } from './kept-file.js';
export { makeFolder } from './make-folder.js';
export { cacheFolder, homeFolder, stateFolder } from './user-folders.js';
export {
  type FileContent,
  foreseeTrouble,
  type WriteOptions,
  writeAllBeside,
  writeBeside,
  writeBesideNow,
} from './write-whole.js';
