import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Cut } from '../chunks/cut.js';
import type { SharedRow } from '../kinds/board-rows.js';
import { cutsIn, endOf } from '../run/journal.js';
import { type Manifest, RunFolder, readManifest } from '../run/manifest.js';
import { Results } from '../run/results.js';
import { RunTrouble } from '../trouble.js';

/** The results of a run, in the order of its input. */
export interface Merge {
  readonly manifest: Manifest;
  /** The rows, each a line of JSON, as many as a chunk has at a time. */
  rows(): AsyncGenerator<readonly string[]>;
}

/** What there is to merge; `partial` takes what is there of a run that is not finished. */
export async function openMerge(out: string, partial: boolean): Promise<Merge> {
  const folder = new RunFolder(out);
  const manifest = readManifest(folder);
  if (!partial && (!existsSync(folder.journal) || (await endOf(folder.journal)) === undefined)) {
    throw notFinished(out, 'its input has not been read to the end');
  }
  return { manifest, rows: () => rowsOf(out, folder, manifest.unique, partial) };
}

function notFinished(out: string, why: string): RunTrouble {
  return new RunTrouble(
    `${out}: the run is not finished, for ${why}; the command that began it goes on with it (--partial writes what is there)`,
  );
}

async function* rowsOf(
  out: string,
  folder: RunFolder,
  unique: boolean,
  partial: boolean,
): AsyncGenerator<readonly string[]> {
  const results = new Results(folder.results);
  const earlier = new EarlierRows(results);
  for await (const cut of cutsIn(folder.journal)) {
    if (unique) earlier.add(cut);
    const rows = await readRows(results, cut);
    if (rows === undefined && !partial) throw notFinished(out, `chunk ${cut.number} is missing or damaged`);
    if (rows === undefined) continue;
    yield unique ? (await Promise.all(rows.map((row) => earlier.resolve(row)))).flatMap((row) => row ?? []) : rows;
  }
}

/** The rows of a chunk; undefined if it is not finished. */
async function readRows(results: Results, { number, id }: Cut): Promise<string[] | undefined> {
  if ((await results.heading(number, id)) === undefined) return undefined;
  const [, ...rows] = (await readFile(results.pathOf(number, id), 'utf8')).split('\n');
  rows.pop();
  return rows;
}

/** So many chunks are kept in memory. */
const KEPT = 64;

/** Finds the rows that others share. */
class EarlierRows {
  private readonly cuts: Cut[] = [];
  private readonly kept = new Map<number, Promise<string[] | undefined>>();

  constructor(private readonly results: Results) {}

  add(cut: Cut): void {
    this.cuts.push(cut);
  }

  /** A row as it is, or the one that it stands for, under its own name; undefined where that one is missing. */
  async resolve(row: string): Promise<string | undefined> {
    if (!row.includes('"sameAs":{')) return row;
    const { board, line, sameAs } = JSON.parse(row) as SharedRow;
    if (sameAs === undefined) return row;
    const cut = this.cutOf(sameAs.number);
    const rows = await this.rowsOf(cut);
    if (rows === undefined) return undefined;
    const first = JSON.parse(rows[sameAs.number - cut.first]!);
    // A mistake stands as far below the start of this board as it does below that one's.
    const moved = first.status === 'error' ? { line: first.line - sameAs.line + line } : {};
    return JSON.stringify({ ...first, board, ...moved });
  }

  private cutOf(item: number): Cut {
    let [low, high] = [0, this.cuts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.cuts[middle]!.first <= item) low = middle;
      else high = middle - 1;
    }
    return this.cuts[low]!;
  }

  private rowsOf(cut: Cut): Promise<string[] | undefined> {
    const known = this.kept.get(cut.number) ?? readRows(this.results, cut);
    // The last one that was used goes last.
    this.kept.delete(cut.number);
    this.kept.set(cut.number, known);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    return known;
  }
}
