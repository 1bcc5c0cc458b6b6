import { existsSync, mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ChunkResult } from '../chunks/chunk.js';
import type { Tally } from '../kinds/kind.js';
import { syncFolder, writeDurably } from './durable.js';
import { asRead, isMissing } from './read-error.js';
import { removeUnfinished } from './unfinished.js';

/** The first line of a file with the results of a chunk; rows follow. */
export interface Heading {
  readonly chunk: number;
  readonly id: string;
  readonly tally: Tally;
  /** Of the rows: where there are fewer or more, the file is damaged. */
  readonly bytes: number;
}

/** So many files lie in a folder. */
const IN_A_FOLDER = 1000;
/** More than any heading has. */
const HEADING_BYTES = 4096;

/** The results of a run: a file for each chunk, in `results`. The names are those of the chunks, so that finishing one twice changes nothing. */
export class Results {
  private readonly folders = new Map<string, Promise<void>>();

  constructor(private readonly home: string) {}

  pathOf(chunk: number, id: string): string {
    const folder = String(Math.floor(chunk / IN_A_FOLDER)).padStart(5, '0');
    return join(this.home, folder, `${String(chunk).padStart(8, '0')}-${id}.jsonl`);
  }

  /** The heading of a chunk's results; undefined if there are none yet, or not all of them: then it is to be done again. */
  async heading(chunk: number, id: string): Promise<Heading | undefined> {
    const path = this.pathOf(chunk, id);
    let file: FileHandle | undefined;
    try {
      file = await open(path);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADING_BYTES), 0, HEADING_BYTES, 0);
      const end = buffer.subarray(0, bytesRead).indexOf(10);
      const heading = headingIn(buffer.toString('utf8', 0, Math.max(end, 0)));
      return heading !== undefined && (await file.stat()).size === end + 1 + heading.bytes ? heading : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw asRead(error, path);
    } finally {
      await file?.close();
    }
  }

  /** Writes the results of a chunk: when this is done, they are on the disk, all of them. */
  async write(chunk: number, id: string, { rows, tally }: ChunkResult): Promise<void> {
    const path = this.pathOf(chunk, id);
    await this.ready(dirname(path));
    const heading: Heading = { chunk, id, tally, bytes: Buffer.byteLength(rows) };
    await writeDurably(path, `${JSON.stringify(heading)}\n${rows}`);
  }

  /** Makes a folder, or tidies up what kills have left in it, before it is first written to. */
  private ready(folder: string): Promise<void> {
    const known = this.folders.get(folder) ?? this.makeReady(folder);
    this.folders.set(folder, known);
    return known;
  }

  private async makeReady(folder: string): Promise<void> {
    if (existsSync(folder)) return removeUnfinished(folder);
    mkdirSync(folder);
    await syncFolder(this.home);
  }
}

/** What a first line says; undefined if it is not whole. */
function headingIn(line: string): Heading | undefined {
  try {
    const read = JSON.parse(line) as Partial<Heading> | null;
    return typeof read?.tally === 'object' && read.tally !== null ? (read as Heading) : undefined;
  } catch {
    return undefined;
  }
}
