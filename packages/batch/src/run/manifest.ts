import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isUnfinished, makeFolder, readRegular, removeUnfinished, syncFolder, writeWhole } from '@slidewise/node/files';
import { asRead, codeOf, isMissing } from '@slidewise/node/system-errors';
import type { RunTask } from '../chunks/chunk.js';
import { RunError } from '../run-error.js';

/** Results have checksums since 2. */
const LAYOUT = 2;

/** What a run is: `manifest.json`. The same command goes on with it, and a different one is refused. */
export interface Manifest extends RunTask {
  /** The layout of the folder. */
  readonly layout: typeof LAYOUT;
  /** What tells this run from all others, on a queue that they share. */
  readonly run: string;
  /** What was named on the command line, as it was written there. */
  readonly inputs: readonly string[];
  /** The number of items in a chunk, where that was asked for. */
  readonly chunk?: number;
  /** Whether texts that are the same are worked on once. */
  readonly unique: boolean;
  /** The command line that began the run. Any other that means the same goes on with it. */
  readonly begun?: CommandLine;
}

/** A command line, and the directory in which it was given. */
export interface CommandLine {
  /** The folder in which it was given. */
  readonly folder: string;
  /** Its words. */
  readonly words: readonly string[];
}

/** The parts of the command that make a run what it is. */
export type RunCommand = Omit<Manifest, 'layout' | 'run'>;

/** Where everything lies in the folder of a run. */
export class RunFolder {
  constructor(readonly path: string) {
    if (path === '') throw new RunError('the name of the directory of a run must not be empty');
  }

  get manifest(): string {
    return join(this.path, 'manifest.json');
  }

  get journal(): string {
    return join(this.path, 'chunks.jsonl');
  }

  get results(): string {
    return join(this.path, 'results');
  }

  /** How long everything took: a line for each chunk. */
  get times(): string {
    return join(this.path, 'times.jsonl');
  }

  /** The rounds of boards whose searches are cut into parts. */
  get rounds(): string {
    return join(this.path, 'rounds');
  }

  get lock(): string {
    return join(this.path, 'lock');
  }
}

/** Whether there is a run in a directory. */
export function isBegun(path: string): boolean {
  return existsSync(new RunFolder(path).manifest);
}

/** The manifest of a run that is there. */
export function readManifest({ path, manifest }: RunFolder): Manifest {
  const text = manifestText(path, manifest);
  try {
    const read: unknown = JSON.parse(text);
    if (isManifest(read)) return read;
  } catch {
    // It is damaged, then.
  }
  throw new RunError(`${manifest}: this is no manifest of a run that this version can read`);
}

function manifestText(path: string, manifest: string): string {
  try {
    return readRegular(manifest);
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') throw new RunError(`${path}: it is not a directory`);
    if (!isMissing(error)) throw asRead(error, manifest);
    const what = existsSync(path) ? 'there is no run in this directory' : 'there is no such directory';
    throw new RunError(`${path}: ${what}`);
  }
}

function isManifest(read: unknown): read is Manifest {
  const { layout, run, version, kind, options, inputs, chunk = 1, unique, begun } = (read ?? {}) as Partial<Manifest>;
  return (
    layout === LAYOUT &&
    [run, version, kind].every((text) => typeof text === 'string') &&
    typeof options === 'object' &&
    options !== null &&
    areTexts(inputs) &&
    Number.isSafeInteger(chunk) &&
    typeof unique === 'boolean' &&
    (begun === undefined || (typeof begun.folder === 'string' && areTexts(begun.words)))
  );
}

function areTexts(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}

/** Whether there is a run in a directory whose manifest can be read: that of another program may have the same name. */
export function isRun(path: string): boolean {
  try {
    return readManifest(new RunFolder(path)).layout === LAYOUT;
  } catch {
    return false;
  }
}

/**
 * Inputs by their names in a run, if these files are the same: the same command may be given in another directory.
 * Rows begin with these names.
 */
export function knownInputs(out: string, inputs: readonly string[]): readonly string[] {
  if (!isRun(out)) return inputs;
  const { inputs: known, begun } = readManifest(new RunFolder(out));
  if (begun === undefined || known.length !== inputs.length) return inputs;
  const same = (input: string, i: number): boolean =>
    input === known[i] || resolve(input) === resolve(begun.folder, known[i]!);
  return inputs.every(same) ? known : inputs;
}

/** Makes the folder of a run, if it is not there; it must not hold anything else. */
export function prepareFolder({ path }: RunFolder): void {
  if (existsSync(path) && !statSync(path).isDirectory()) throw new RunError(`${path}: it is not a directory`);
  makeFolder(path);
  // What a run leaves that was killed before it had a manifest is nothing.
  const others = readdirSync(path).filter(
    (name) => !/^(results|lock(\.takeover)*|chunks\.jsonl)$/.test(name) && !isUnfinished(name),
  );
  // It may have been begun meanwhile.
  if (others.length > 0 && !isBegun(path)) {
    throw new RunError(`${path}: this directory holds something else, such as ${others[0]}; a run needs its own`);
  }
}

/** Begins a run in its folder, or goes on with the one that is there if it is the same; for who has its lock. */
export async function beginOrGoOn(folder: RunFolder, command: RunCommand): Promise<Manifest> {
  removeUnfinished(folder.path);
  if (isBegun(folder.path)) {
    const manifest = readManifest(folder);
    refuseOthers(folder, manifest, command);
    makeFolder(folder.results);
    return manifest;
  }
  makeFolder(folder.results);
  const manifest: Manifest = { layout: LAYOUT, run: randomBytes(8).toString('hex'), ...command };
  await writeWhole(folder.manifest, [`${JSON.stringify(manifest, undefined, 2)}\n`], {
    durable: true,
    inPlaceOfLinks: true,
  });
  await syncFolder(dirname(resolve(folder.path)));
  return manifest;
}

/** Says in what a command differs from the one that began the run. */
function refuseOthers({ path }: RunFolder, manifest: Manifest, command: RunCommand): void {
  const then = flat({ ...manifest, begun: undefined });
  const now = flat({ ...command, begun: undefined });
  for (const key of new Set([...then.keys(), ...now.keys()])) {
    if (key === 'layout' || key === 'run' || isDeepStrictEqual(then.get(key), now.get(key))) continue;
    const shown = (value: unknown): string => (value === undefined ? 'not given' : JSON.stringify(value));
    throw new RunError(
      `${path}: this run was begun by a different command (${key} was ${shown(then.get(key))} and is ${shown(now.get(key))}); ` +
        'repeat that one to go on with it, or name another directory',
    );
  }
}

/** The entries of an object and of those in it, by the last of their names. */
function flat(object: object): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const [key, value] of Object.entries(object)) {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [inner, each] of flat(value)) entries.set(inner, each);
    } else if (value !== undefined) entries.set(key, value);
  }
  return entries;
}
