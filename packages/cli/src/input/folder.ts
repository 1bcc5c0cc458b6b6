import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { byNumber, encodingOf, mayBeBoards, mayHoldBoards } from '@slidewise/core/reading';
import { Turns } from '../terminal/turns.js';
import { showAmount, showCount } from '../terminal/units.js';

/** The bytes of a file that are inspected to decide whether it may hold boards. */
const HEAD_BYTES = 2 ** 13;

/** What was skipped in a folder: no mistake, since it was not named on the command line, but it is reported. */
export class Finds {
  boards = 0;
  private skipped = 0;
  private unreadable = 0;
  private example: string | undefined;

  /** `kind` says what was passed over. */
  constructor(
    readonly folder: string,
    private readonly kind = 'without boards',
  ) {}

  /** Counts an entry that is obviously no board: hidden, by its name, or because it is no file. */
  skip(): void {
    this.skipped++;
  }

  /** A file that was looked into. It is the better example: its name says nothing. */
  skipFile(path: string): void {
    this.skipped++;
    this.example ??= path;
  }

  skipUnreadable(): void {
    this.unreadable++;
  }

  /** What has been passed over, in words; undefined if nothing has. */
  get sentence(): string | undefined {
    const parts = [
      ...(this.skipped === 0 ? [] : [`${showAmount(this.skipped, 'item')} ${this.kind}`]),
      ...(this.unreadable === 0 ? [] : [`${showCount(this.unreadable)} that cannot be read`]),
    ];
    if (parts.length === 0) return undefined;
    return `skipped ${parts.join(' and ')}${this.example === undefined ? '' : `, such as ${this.example}`}`;
  }
}

/** What is looked for in a folder. */
export interface Wanted {
  /** Whether a file or folder of this name may be it, or hold it. */
  readonly named: (name: string) => boolean;
  /** Whether a file may be it, as far as its beginning tells. */
  readonly inside: (path: string) => boolean;
  /** Whether a folder in it is read, too; left out where all are. */
  readonly enters?: (folder: string) => boolean;
  /** What cannot be read is among the files, so that reading them reports why; else it is counted. */
  readonly unreadable?: boolean;
}

const BOARDS: Wanted = { named: mayHoldBoards, inside: lookInto };

/** The files in a folder and the folders in it that may hold what is looked for, in the order of their names and numbers. */
export async function* filesBelow(folder: string, finds: Finds, wanted: Wanted = BOARDS): AsyncGenerator<string> {
  try {
    yield* walk(folder, { finds, wanted, seen: new Set(), turns: new Turns() });
  } catch (error) {
    if (!wanted.unreadable) throw error;
    yield folder;
  }
}

interface Walk {
  readonly finds: Finds;
  readonly wanted: Wanted;
  /** The directories that have been read. */
  readonly seen: Set<string>;
  readonly turns: Turns;
}

async function* walk(folder: string, all: Walk, above?: bigint): AsyncGenerator<string> {
  const { finds, wanted, seen, turns } = all;
  const { dev, ino } = await stat(folder, { bigint: true });
  const identity = `${dev}:${ino}`;
  // Links may form cycles, or lead to the same folder twice; and virtual file systems such as /proc are skipped.
  if (seen.has(identity) || (above !== undefined && above !== dev && (await isMadeUp(folder)))) {
    finds.skip();
    return;
  }
  seen.add(identity);
  const order = byNumber();
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => order(a.name, b.name))) {
    if (turns.due) await turns.next();
    const path = join(folder, entry.name);
    if (!wanted.named(entry.name)) {
      finds.skip();
      continue;
    }
    try {
      const kind = entry.isFile() || entry.isDirectory() ? entry : await stat(path);
      if (kind.isDirectory() && (wanted.enters?.(path) ?? true)) yield* walk(path, all, dev);
      else if (!kind.isFile()) finds.skip();
      else if (wanted.inside(path)) yield path;
      else finds.skipFile(path);
    } catch {
      if (wanted.unreadable) yield path;
      else finds.skipUnreadable();
    }
  }
}

/** Whether a folder lies in a file system that holds nothing: such ones have no size. */
async function isMadeUp(folder: string): Promise<boolean> {
  return (await statfs(folder)).blocks === 0;
}

const head = Buffer.alloc(HEAD_BYTES);

/** The beginning of a file, and whether that is all of it; it is overwritten by the next. */
interface Head {
  readonly bytes: Buffer;
  readonly whole: boolean;
}

/** Synchronous: there may be a hundred thousand of them. */
export function headOf(path: string): Head {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    // What the system makes up has no size either, and reading it may take forever.
    const { size } = fstatSync(file);
    const bytes = head.subarray(0, size === 0 ? 0 : readSync(file, head, 0, HEAD_BYTES, 0));
    return { bytes, whole: bytes.length === size };
  } finally {
    closeSync(file);
  }
}

/** Whether a file may hold boards, by its beginning. */
function lookInto(path: string): boolean {
  const { bytes, whole } = headOf(path);
  const encoding = encodingOf(bytes);
  if (bytes.length === 0 || (encoding === 'utf-8' && bytes.includes(0))) return false;
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    // A character may be cut off at the end.
    return mayBeBoards(decoder.decode(bytes, { stream: !whole }), whole);
  } catch {
    return false;
  }
}
