import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Family } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { clock } from '@slidewise/node/clock';
import { whyNotWritable, writeWholeNow } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { say } from '../terminal/complain.js';
import * as messages from '../terminal/messages.js';

/** What the file says of itself; another number once the content means something else. */
const KIND = 'slidewise checkpoint 1';

/** How long to search between two checkpoints, in milliseconds. */
const EVERY = 5000;

/** What is in the file: a position and how it is searched, and how far the search has come. */
interface Content {
  readonly kind: typeof KIND;
  readonly board: string;
  readonly heuristic: string;
  readonly search: unknown;
  /** Of the others: a wrong bound would pass for a proved one. */
  readonly checksum: number;
}

/** A file that keeps how far a search has come, so that another one can go on from there. */
export class CheckpointFile {
  private savedAt = clock.now();
  private complained = false;

  private constructor(
    private readonly path: string,
    private readonly board: string,
    /** What is in the file; null if there is none. */
    readonly found: Content | null,
  ) {}

  /** Reads the file, if there is one; it must be of the same board, and one that can be written again. */
  static open(path: string, family: Family, position: unknown): Result<CheckpointFile> {
    const board = positionId(family, position);
    const text = textIn(path);
    if (!text.ok) return text;
    const found = text.value === null ? null : contentOf(text.value);
    if (found === undefined) return problem(messages.noCheckpoint({ file: path }));
    if (found !== null && found.checksum !== checksumOf(found))
      return problem(messages.checkpointDamaged({ file: path }));
    if (found !== null && found.board !== board)
      return problem(messages.checkpointOfOther({ file: path, board: found.board }));
    // Better now than after hours of searching.
    const error = whyNotWritable(path);
    return error === undefined ? ok(new CheckpointFile(path, board, found)) : problem(messages.systemError({ error }));
  }

  /** Why it cannot be gone on from, if the search uses another heuristic now. */
  mismatchWith(heuristic: string | undefined): Message | undefined {
    if (this.found === null || this.found.heuristic === heuristic) return undefined;
    return messages.checkpointHeuristic({ file: this.path, heuristic: this.found.heuristic });
  }

  /** Whether it is time to save again. */
  get isDue(): boolean {
    return clock.now() - this.savedAt >= EVERY;
  }

  /** Saves how far a search has come, if there is anything to save. */
  save(heuristic: string, search: unknown): void {
    this.savedAt = clock.now();
    if (search === undefined) return;
    const content: Omit<Content, 'checksum'> = { kind: KIND, board: this.board, heuristic, search };
    this.attempt('written', () => {
      writeWholeNow(this.path, `${JSON.stringify({ ...content, checksum: checksumOf(content) } satisfies Content)}\n`);
    });
  }

  /** There is nothing left to go on with. */
  remove(): void {
    this.attempt('removed', () => rmSync(this.path, { force: true }));
  }

  /** What cannot be done is reported once; the search goes on, and its answer counts. */
  private attempt(what: 'written' | 'removed', work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!this.complained) say(`note: ${this.path}: ${describeSystemError(error, what)}`);
      this.complained = true;
    }
  }
}

/** What is in a file; null if there is none, and one could be there. */
function textIn(path: string): Result<string | null> {
  try {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry === undefined) {
      const folder = path.endsWith('/') ? path : dirname(path);
      return existsSync(folder) ? ok(null) : problem(messages.checkpointFolder({ file: path, folder }));
    }
    if (!entry.isFile() && !entry.isDirectory()) return problem(messages.checkpointNoFile({ file: path }));
    return ok(readFileSync(path, 'utf8'));
  } catch (error) {
    return problem(messages.systemError({ error: `${path}: ${describeSystemError(error, 'read')}` }));
  }
}

function checksumOf({ board, heuristic, search }: Omit<Content, 'checksum'>): number {
  return crc32(JSON.stringify([board, heuristic, search]));
}

function contentOf(text: string): Content | undefined {
  try {
    const content = JSON.parse(text) as Content | null;
    return content?.kind === KIND ? content : undefined;
  } catch {
    return undefined;
  }
}
