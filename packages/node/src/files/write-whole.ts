import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unfinishedPath } from './unfinished.js';

// Everything that is kept in a file is written here: under another name beside it first, which is renamed when all of it is
// there. If anything fails, such as a full disk, the old file stays, and no reader ever sees half of a file.

/** How a file is written. */
export interface WriteOptions {
  /** Whether it must be on the disk before it gets its name, and then its name, too, so that it outlasts a power failure. */
  readonly durable?: boolean;
  /** A link, pipe or device of that name is replaced by the file, and not written to: for files that the program keeps. */
  readonly inPlaceOfLinks?: boolean;
}

type Content = string | Uint8Array;

/** Where to write: `beside` is missing where the thing itself must be written to, such as a pipe or a device. */
export interface Target {
  readonly path: string;
  readonly beside?: string;
  /** The permissions of the file that is replaced. */
  readonly mode?: number;
}

/** Writes a file, all of it or nothing; fails with the error of the system. */
export async function writeWhole(path: string, parts: FileContent['parts'], options: WriteOptions = {}): Promise<void> {
  await writeAllWhole([{ path, parts }], options);
}

/** A file to write: its parts may be made while it is written. */
export interface FileContent {
  /** Where the file is written. */
  readonly path: string;
  /** Its content, piece by piece. */
  readonly parts: Iterable<Content> | AsyncIterable<Content>;
}

/** Writes some files, all of them or none: no one gets its name before all are written. The error of the system has the path of the file. */
export async function writeAllWhole(files: readonly FileContent[], options: WriteOptions = {}): Promise<void> {
  const targets: Target[] = [];
  try {
    for (const { path, parts } of files) {
      try {
        const target = targetOf(path, options);
        targets.push(target);
        await fill(target, parts, options);
      } catch (error) {
        throw error instanceof Error ? Object.assign(error, { path }) : error;
      }
    }
    for (const target of targets) settle(target);
    if (options.durable) for (const { path } of targets) await syncFolder(dirname(path));
  } catch (error) {
    for (const target of targets) discard(target);
    throw error;
  }
}

async function fill(target: Target, parts: FileContent['parts'], options: WriteOptions): Promise<void> {
  const file = await open(target.beside ?? target.path, flagsFor(target));
  try {
    // Unlike `write` and `writev`, which may write less than they were given, this goes on to the end or fails.
    for await (const part of parts) await file.writeFile(part);
    if (target.mode !== undefined) await file.chmod(target.mode);
    if (options.durable && target.beside !== undefined) await file.sync();
  } finally {
    await file.close();
  }
}

/** The same at once, for what must be written even while the program is being ended. */
export function writeWholeNow(path: string, content: Content, options: WriteOptions = {}): void {
  const target = targetOf(path, options);
  try {
    const file = openSync(target.beside ?? target.path, flagsFor(target));
    try {
      writeFileSync(file, content);
      if (target.mode !== undefined) fchmodSync(file, target.mode);
      if (options.durable && target.beside !== undefined) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    settle(target);
    if (options.durable) syncFolderNow(dirname(target.path));
  } catch (error) {
    discard(target);
    throw error;
  }
}

export function targetOf(path: string, { inPlaceOfLinks }: WriteOptions = {}): Target {
  if (inPlaceOfLinks && !lstatSync(path, { throwIfNoEntry: false })?.isFile())
    return { path, beside: unfinishedPath(path) };
  const there = statSync(path, { throwIfNoEntry: false });
  // What stands for an open file, `/dev/stdout` say, must stay that file.
  if (/^\/(dev|proc)\//.test(path) || (there !== undefined && !there.isFile())) return { path };
  if (there === undefined) return { path, beside: unfinishedPath(path) };
  // A rename would do to a protected file what writing to it may not, and would put a file in the place of a link.
  accessSync(path, constants.W_OK);
  const real = realpathSync(path);
  return { path: real, beside: unfinishedPath(real), mode: there.mode & 0o7777 };
}

function flagsFor({ beside }: Target): string {
  return beside === undefined ? 'w' : 'wx';
}

function settle({ path, beside }: Target): void {
  if (beside !== undefined) renameSync(beside, path);
}

function discard({ beside }: Target): void {
  try {
    if (beside !== undefined) rmSync(beside, { force: true });
  } catch {
    // The first error is the one to report.
  }
}

/** Puts the names of the files in a folder on the disk. */
export async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle | undefined;
  try {
    folder = await open(path, 'r');
    await folder.sync();
  } catch {
    // Some systems do not open folders, and some file systems do not sync them: they have no need to.
  } finally {
    await folder?.close();
  }
}

function syncFolderNow(path: string): void {
  let folder: number | undefined;
  try {
    folder = openSync(path, 'r');
    fsyncSync(folder);
  } catch {
    // As above.
  } finally {
    if (folder !== undefined) closeSync(folder);
  }
}
