import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, readRegularBytes, removeUnfinished, syncFolder, writeWhole } from '@slidewise/node/files';
import { asRead, codeOf, isMissing } from '@slidewise/node/system-errors';
import type { ChunkResult } from '../chunks/chunk.js';
import type { Tally } from '../kinds/kind.js';

/** The first line of a file with the results of a chunk; rows follow. */
interface Heading {
  readonly chunk: number;
  readonly id: string;
  readonly tally: Tally;
  /** The checksum of all of the above and of the rows. */
  readonly sum: string;
}

/** The results of a chunk as they were found: only those with the right checksum are whole. */
export type StoredResult =
  | { readonly state: 'whole'; readonly tally: Tally; readonly rows: string }
  | { readonly state: 'missing' | 'damaged' };

/** So many files lie in a folder. */
const IN_A_FOLDER = 1000;

/** The results of a run: a file for each chunk, in `results`. The names are those of the chunks, so that finishing one twice changes nothing. */
export class Results {
  private readonly folders = new Map<string, Promise<void>>();

  constructor(private readonly home: string) {}

  pathOf(chunk: number, id: string): string {
    const folder = String(Math.floor(chunk / IN_A_FOLDER)).padStart(5, '0');
    return join(this.home, folder, `${String(chunk).padStart(8, '0')}-${id}.jsonl`);
  }

  /** Reads the results of a chunk and checks them. A chunk whose results are missing or damaged must be done again. */
  async read(chunk: number, id: string): Promise<StoredResult> {
    const path = this.pathOf(chunk, id);
    let bytes: Buffer;
    try {
      bytes = await readRegularBytes(path);
    } catch (error) {
      if (isMissing(error)) return { state: 'missing' };
      if (codeOf(error) === 'ENOTREG') return { state: 'damaged' };
      throw asRead(error, path);
    }
    const end = bytes.indexOf(10);
    const heading = headingIn(bytes.toString('utf8', 0, Math.max(end, 0)));
    const rows = bytes.subarray(end + 1);
    const isWhole =
      heading?.chunk === chunk && heading.id === id && heading.sum === checksum(chunk, id, heading.tally, rows);
    return isWhole ? { state: 'whole', tally: heading.tally, rows: rows.toString('utf8') } : { state: 'damaged' };
  }

  /** Writes the results of a chunk: when this is done, they are on the disk, all of them. */
  async write(chunk: number, id: string, { rows, tally }: ChunkResult): Promise<void> {
    const path = this.pathOf(chunk, id);
    await this.ready(dirname(path));
    const heading: Heading = { chunk, id, tally, sum: checksum(chunk, id, tally, rows) };
    await writeWhole(path, [`${JSON.stringify(heading)}\n${rows}`], { durable: true, inPlaceOfLinks: true });
  }

  /** Makes a folder, or tidies up what kills have left in it, before it is first written to. */
  private ready(folder: string): Promise<void> {
    const known = this.folders.get(folder) ?? this.makeReady(folder);
    this.folders.set(folder, known);
    return known;
  }

  private async makeReady(folder: string): Promise<void> {
    if (existsSync(folder)) return removeUnfinished(folder);
    makeFolder(folder);
    await syncFolder(this.home);
  }
}

/** A checksum of the rows of a chunk, of which chunk they are, and how they ended. */
function checksum(chunk: number, id: string, tally: Tally, rows: string | Buffer): string {
  const hash = createHash('sha256').update(`${JSON.stringify([chunk, id, tally])}\n`);
  return hash.update(rows).digest('hex').slice(0, 32);
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
