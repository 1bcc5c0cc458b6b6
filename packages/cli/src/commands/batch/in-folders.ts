import { isRun } from '@slidewise/batch';
import { encodingOf, mayBeBoards, mayHoldBoards } from '@slidewise/core/reading';
import { headOf, type Wanted } from '../../input/folder.js';

// What a run reads of a folder: more than other commands, for it reads more kinds of files, and a row must not be missing.

const COMPRESSED = /\.gz$/i;

/**
 * Files of boards, of JSON Lines, and of what was compressed by gzip. With `byLine`, moves may stand behind boards. What cannot be read is among them: it has a row that says so.
 * The folder of a run is left out: it may be that of this very run, and its results are no input.
 */
export function batchFiles(byLine: boolean): Wanted {
  return {
    named: (name) => mayHoldBoards(name.replace(COMPRESSED, '')),
    inside: (path) => COMPRESSED.test(path) || lookInto(path, byLine),
    enters: (folder) => !isRun(folder),
    unreadable: true,
  };
}

function lookInto(path: string, byLine: boolean): boolean {
  const { bytes, whole } = headOf(path);
  if (bytes.length === 0) return false;
  // Some lines may be no text: they have rows that say so, and the others are boards.
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: !whole });
  return mayBeBoards(text, whole) || (byLine && mayBeBoards(text.replace(/\t[^\r\n]*/g, ''), whole));
}
