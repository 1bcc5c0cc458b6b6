import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { type InputFile, isRun } from '@slidewise/batch';
import { encodingOf, mayBeBoards, mayHoldBoards } from '@slidewise/core/reading';
import { describeSystemError } from '@slidewise/node/system-errors';
import { collectionFiles, filesNamed } from '../../input/collection.js';
import { Finds, filesBelow, headOf, type Wanted } from '../../input/folder.js';
import { exists, isBoardItself, noSuchFile } from '../../input/input.js';
import { waitingStream } from '../../input/waiting-stream.js';
import { say } from '../../terminal/complain.js';
import { mustNotWait } from '../../terminal/interactive.js';

const COMPRESSED = /\.gz$/i;

/** What is named on the command line. */
type Named = { readonly file: InputFile } | { readonly folder: string; readonly name: string };

/** The input of a run. */
export interface Inputs {
  /** The files, in order. */
  files(): AsyncGenerator<InputFile>;
  /** How many bytes they have; undefined where that cannot be known. */
  bytes(): Promise<number | undefined>;
}

/**
 * Finds what is named; a path that means nothing is an error at once. Rows call each path by its name, which is another one if the run was begun in another
 * directory. With `byLine`, moves may stand behind boards.
 */
export async function findInputs(
  paths: readonly string[],
  names: readonly string[],
  byLine: boolean,
): Promise<Inputs | { readonly error: string }> {
  const all: Named[] = [];
  for (const [i, path] of paths.entries()) {
    const found = await find(path, names[i]!);
    if ('error' in found) return { error: `${path || '""'}: ${found.error}` };
    all.push(...found.named);
  }
  if (all.filter((each) => 'file' in each && each.file.path === '-').length > 1) {
    return { error: 'standard input can be read only once' };
  }
  const wanted = batchFiles(byLine);
  return { files: () => filesOf(all, wanted, say), bytes: () => bytesOf(all, wanted) };
}

async function find(path: string, name: string): Promise<{ readonly named: Named[] } | { readonly error: string }> {
  if (path === '-') {
    if (mustNotWait()) return { error: 'standard input is a terminal, and --no-input forbids waiting for it' };
    return { named: [{ file: { name: path, path } }] };
  }
  if (isBoardItself(path))
    return { named: [{ file: { name: path, path, open: () => Readable.from([Buffer.from(path)]) } }] };
  if (exists(path)) {
    try {
      const found = await stat(path);
      if (!found.isDirectory()) return { named: [{ file: { name, path, ...waiting(path, found) } }] };
      if (isRun(path)) return { error: 'this is the directory of a run: slidewise batch merge writes its rows' };
      return { named: [{ folder: path, name }] };
    } catch (error) {
      return { error: describeSystemError(error) };
    }
  }
  const collection = await collectionFiles();
  const files = filesNamed(collection, path);
  return files.length > 0 ? { named: files.map((file) => ({ file })) } : { error: noSuchFile(path, path, collection) };
}

/** What may have to be waited for is opened in its own way. */
function waiting(path: string, found: Stats): Pick<InputFile, 'open'> {
  return found.isFIFO() || found.isCharacterDevice() ? { open: () => waitingStream(path) } : {};
}

async function* filesOf(
  all: readonly Named[],
  wanted: Wanted,
  report: (note: string) => void,
): AsyncGenerator<InputFile> {
  for (const each of all) {
    if ('file' in each) {
      yield each.file;
      continue;
    }
    const finds = new Finds(each.folder);
    for await (const path of filesBelow(each.folder, finds, wanted)) yield { name: nameOf(path, each), path };
    if (finds.sentence !== undefined) report(`note: ${each.folder}: ${finds.sentence}`);
  }
}

/** A file below a folder, by the name of that. */
function nameOf(path: string, { folder, name }: { readonly folder: string; readonly name: string }): string {
  return name === folder ? path : join(name, relative(folder, path));
}

/** Walks through all folders once more: that is cheap beside the work. */
async function bytesOf(all: readonly Named[], wanted: Wanted): Promise<number | undefined> {
  let bytes = 0;
  for await (const { path } of filesOf(all, wanted, () => {})) {
    const size = await sizeOf(path);
    if (size === undefined) return undefined;
    bytes += size;
  }
  return bytes;
}

/** How much there is to read; undefined for a stream, whose length is known at its end. */
async function sizeOf(path: string): Promise<number | undefined> {
  if (path === '-') return undefined;
  try {
    const found = await stat(path);
    if (found.isFile()) return found.size;
    return found.isDirectory() ? 0 : undefined;
  } catch {
    // It has a row, and nothing to read.
    return 0;
  }
}

/**
 * The files that a run reads of a folder: more than other commands, also gzip and files that cannot be read, as no row may be missing.
 * Folders of runs are left out: one may be that of this very run.
 */
function batchFiles(byLine: boolean): Wanted {
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
