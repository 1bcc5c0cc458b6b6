import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

// Everything that is kept in a file is written here: under another name beside it first, which is renamed when all of it is
// there. If anything fails, such as a full disk, the old file stays, and no reader ever sees half of a file.

export interface WriteOptions {
  /** Whether it must be on the disk before it gets its name, so that it outlasts a power failure. */
  readonly durable?: boolean;
  /** A link, pipe or device of that name is replaced by the file, and not written to: for files that the program keeps. */
  readonly inPlaceOfLinks?: boolean;
}

type Content = string | Uint8Array;

/** What a file is called as long as it is not whole. */
const UNFINISHED = '.unfinished';
const OF_SLIDEWISE = /^\.slidewise-(.+)-(\d+)-[0-9a-z]+\.unfinished$/;
/** An unfinished file of this age, in milliseconds, is abandoned. */
const FORGOTTEN_AFTER = 24 * 3600 * 1000;

/** Where to write: `beside` is missing where the thing itself must be written to, such as a pipe or a device. */
interface Target {
  readonly path: string;
  readonly beside?: string;
  /** The permissions of the file that is replaced. */
  readonly mode?: number;
}

/** Writes a file, all of it or nothing; fails with the error of the system. */
export async function writeBeside(
  path: string,
  parts: FileContent['parts'],
  options: WriteOptions = {},
): Promise<void> {
  await writeAllBeside([{ path, parts }], options);
}

/** A file to write: its parts may be made while it is written. */
export interface FileContent {
  readonly path: string;
  readonly parts: Iterable<Content> | AsyncIterable<Content>;
}

/** Writes some files, all of them or none: no one gets its name before all are written. The error of the system has the path of the file. */
export async function writeAllBeside(files: readonly FileContent[], options: WriteOptions = {}): Promise<void> {
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
export function writeBesideNow(path: string, content: Content, options: WriteOptions = {}): void {
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
  } catch (error) {
    discard(target);
    throw error;
  }
}

/**
 * Why a file cannot be written, as far as that can be found out without writing it: then what takes long need not be done for nothing. Permissions
 * do not say it all (no user can make files in /proc), so a file is made where it would be, and taken away again.
 */
export function foreseeTrouble(path: string): NodeJS.ErrnoException | undefined {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    const { beside } = targetOf(path);
    if (there?.isDirectory()) closeSync(openSync(path, 'w'));
    else if (there !== undefined && beside === undefined) accessSync(path, constants.W_OK);
    else makeInPassing(beside ?? path);
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

function makeInPassing(path: string): void {
  closeSync(openSync(path, 'wx'));
  rmSync(path);
}

export function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED);
}

function targetOf(path: string, { inPlaceOfLinks }: WriteOptions = {}): Target {
  if (inPlaceOfLinks && !lstatSync(path, { throwIfNoEntry: false })?.isFile())
    return { path, beside: nameBeside(path) };
  const there = statSync(path, { throwIfNoEntry: false });
  // What stands for an open file, `/dev/stdout` say, must stay that file.
  if (/^\/(dev|proc)\//.test(path) || (there !== undefined && !there.isFile())) return { path };
  if (there === undefined) return { path, beside: nameBeside(path) };
  // A rename would do to a protected file what writing to it may not, and would put a file in the place of a link.
  accessSync(path, constants.W_OK);
  const real = realpathSync(path);
  return { path: real, beside: nameBeside(real), mode: there.mode & 0o7777 };
}

/** A unique name that identifies its process, and is short however long that of the file may be. */
function nameBeside(path: string): string {
  const folder = dirname(path);
  sweep(folder);
  const unique = Math.random().toString(36).slice(2, 10);
  return join(folder, `.slidewise-${here()}-${process.pid}-${unique}${UNFINISHED}`);
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

const swept = new Set<string>();

/** Removes what processes that have ended left unfinished in a folder; once, for it may hold many files. */
function sweep(folder: string): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  try {
    for (const name of readdirSync(folder)) if (isForgotten(join(folder, name), name)) rmSync(join(folder, name));
  } catch {
    // Tidying up is no reason to fail.
  }
}

function isForgotten(path: string, name: string): boolean {
  const [, host, pid] = OF_SLIDEWISE.exec(name) ?? [];
  if (host === undefined) return false;
  // Other machines, and containers, may share the folder but not the processes.
  if (host === here() && !isRunning(Number(pid))) return true;
  const there = statSync(path, { throwIfNoEntry: false });
  return there !== undefined && Date.now() - there.mtimeMs > FORGOTTEN_AFTER;
}

function here(): string {
  return hostname()
    .replace(/[^\w]+/g, '-')
    .slice(0, 40);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
