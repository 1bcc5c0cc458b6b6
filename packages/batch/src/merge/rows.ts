import { existsSync } from 'node:fs';
import type { Cut } from '../chunks/cut.js';
import type { SharedRow } from '../kinds/board-rows.js';
import { cutsIn, endOf } from '../run/journal.js';
import { type Manifest, RunFolder, readManifest } from '../run/manifest.js';
import { Results } from '../run/results.js';
import { RunError } from '../run-error.js';

/** The results of a run, in the order of its input. */
export interface Merge {
  /** What the run does. */
  readonly manifest: Manifest;
  /** The rows, each a line of JSON, as many as a chunk has at a time. */
  rows(): AsyncGenerator<readonly string[]>;
}

/** What there is to merge; with `partial`, also of a run that is not finished. `report` is told which chunks that leaves out because they are damaged. */
export async function openMerge(
  out: string,
  partial: boolean,
  report: (note: string) => void = () => {},
): Promise<Merge> {
  const folder = new RunFolder(out);
  const manifest = readManifest(folder);
  if (!partial && (!existsSync(folder.journal) || (await endOf(folder.journal)) === undefined)) {
    throw new RunError(`${out}: the run is not finished: its input has not been read to the end${GO_ON}`);
  }
  return { manifest, rows: () => rowsOf(out, folder, manifest.unique, partial ? report : undefined) };
}

const GO_ON = '; the command that began it goes on with it (--partial writes what is there)';

/** The rows of all chunks. `report` is given where chunks may be left out. */
async function* rowsOf(
  out: string,
  folder: RunFolder,
  unique: boolean,
  report: ((note: string) => void) | undefined,
): AsyncGenerator<readonly string[]> {
  const results = new Results(folder.results);
  const earlier = new EarlierRows(results);
  for await (const cut of cutsIn(folder.journal)) {
    if (unique) earlier.add(cut);
    const { state, rows } = await readRows(results, cut);
    const { number, id } = cut;
    const isDamaged = `${results.pathOf(number, id)}: the results of chunk ${number} are damaged`;
    if (state !== 'whole' && report === undefined) {
      if (state === 'damaged') throw new RunError(`${isDamaged}; the command that began the run does it again`);
      throw new RunError(`${out}: the run is not finished: chunk ${number} is not done${GO_ON}`);
    }
    if (state === 'damaged') report?.(`${isDamaged}, and are left out`);
    yield unique ? (await Promise.all(rows.map((row) => earlier.resolve(row)))).flatMap((row) => row ?? []) : rows;
  }
}

/** The rows of a chunk, none if it is not whole. */
async function readRows(results: Results, { number, id }: Cut) {
  const stored = await results.read(number, id);
  return { state: stored.state, rows: stored.state === 'whole' ? stored.rows.split('\n').slice(0, -1) : [] };
}

/** So many chunks are kept in memory. */
const KEPT = 64;

/** Finds the rows that others share. */
class EarlierRows {
  private readonly cuts: Cut[] = [];
  private readonly kept = new Map<number, Promise<readonly string[]>>();

  constructor(private readonly results: Results) {}

  add(cut: Cut): void {
    this.cuts.push(cut);
  }

  /** A row, or the row to which it refers under its own name; undefined if that is missing. */
  async resolve(row: string): Promise<string | undefined> {
    if (!row.includes('"sameAs":{')) return row;
    const { board, line, sameAs } = JSON.parse(row) as SharedRow;
    if (sameAs === undefined) return row;
    const cut = this.cutOf(sameAs.number);
    const text = (await this.rowsOf(cut))[sameAs.number - cut.first];
    if (text === undefined) return undefined;
    const first = JSON.parse(text);
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

  private rowsOf(cut: Cut): Promise<readonly string[]> {
    const known = this.kept.get(cut.number) ?? readRows(this.results, cut).then(({ rows }) => rows);
    // The last one that was used goes last.
    this.kept.delete(cut.number);
    this.kept.set(cut.number, known);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    return known;
  }
}
