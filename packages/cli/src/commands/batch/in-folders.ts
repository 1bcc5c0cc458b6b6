import { isRun } from '@slidewise/batch';
import { mayBeBoards, mayHoldBoards } from '@slidewise/core/collection';
import { headOf, type Wanted } from '../../input/folder.js';

// What a run reads of a folder: more than other commands, for it reads more kinds of files, and a row must not be missing.

const COMPRESSED = /\.gz$/i;
const LINE_END = /\r\n|\n|\r/;

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
  const text = new TextDecoder().decode(bytes, { stream: !whole });
  if (mayBeBoards(text, whole) || mayBeRows(text, whole)) return true;
  return byLine && mayBeBoards(text.replace(/\t[^\r\n]*/g, ''), whole);
}

/** Whether a text may be JSON Lines with boards, as far as its beginning tells; `whole` if this is all of it. */
function mayBeRows(head: string, whole: boolean): boolean {
  const lines = head.split(LINE_END).filter((line) => line.trim() !== '');
  // A row may be longer than what is looked at; else the last one may be cut off, and is not needed.
  if (!whole && lines.length === 1) return /^\s*\{.*"(text|board)"\s*:\s*"/.test(lines[0]!);
  return lines.some(isRow);
}

/** Whether a line is a JSON object with something that is shaped like a board, or what `merge` writes of one that could not be read. */
function isRow(line: string): boolean {
  if (!line.trimStart().startsWith('{')) return false;
  try {
    const { text, board, status } = JSON.parse(line);
    const said = text ?? board;
    return typeof said === 'string' && (mayBeBoards(said, true) || typeof status === 'string');
  } catch {
    return false;
  }
}
