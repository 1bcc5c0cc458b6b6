import { existsSync } from 'node:fs';
import { addTallies, type Tally } from '../kinds/kind.js';
import { cutsIn, endOf } from './journal.js';
import { type Manifest, RunFolder, readManifest } from './manifest.js';
import { Results } from './results.js';

/** How far a run has come, by what is in its folder. */
export interface RunStatus {
  readonly manifest: Manifest;
  readonly tally: Tally;
  /** Chunks and items that are done. */
  readonly chunks: number;
  readonly items: number;
  /** Those that were cut so far, or all, if the whole input has been read. */
  readonly ofChunks: number;
  readonly ofItems: number;
  /** Whether the whole input has been read. */
  readonly isWhole: boolean;
  readonly complete: boolean;
}

export async function statusOf(out: string): Promise<RunStatus> {
  const folder = new RunFolder(out);
  const manifest = readManifest(folder);
  const results = new Results(folder.results);
  let tally: Tally = {};
  let [chunks, items, ofChunks, ofItems] = [0, 0, 0, 0];
  for await (const cut of cutsIn(folder.journal)) {
    ofChunks++;
    ofItems += cut.items;
    const heading = await results.heading(cut.number, cut.id);
    if (heading === undefined) continue;
    chunks++;
    items += cut.items;
    tally = addTallies(tally, heading.tally);
  }
  const isWhole = existsSync(folder.journal) && (await endOf(folder.journal)) !== undefined;
  return { manifest, tally, chunks, items, ofChunks, ofItems, isWhole, complete: isWhole && chunks === ofChunks };
}
