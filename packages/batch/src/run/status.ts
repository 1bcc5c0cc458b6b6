import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf } from '@slidewise/node/files';
import { addTallies, type Tally } from '../kinds/kind.js';
import type { PartOptions } from '../kinds/part.js';
import { cutsIn, endOf } from './journal.js';
import { type Manifest, RunFolder, readManifest } from './manifest.js';
import { Results } from './results.js';

/** How far a run has come, by what is in its folder. */
export interface RunStatus {
  /** What the run does, as it was begun. */
  readonly manifest: Manifest;
  /** Rows in each status. */
  readonly tally: Tally;
  /** Chunks and items that are done. */
  readonly chunks: number;
  /** Finished items. */
  readonly items: number;
  /** The numbers of chunks whose results do not match their checksum. */
  readonly damaged: readonly number[];
  /** Those that were cut so far, or all, if the whole input has been read. */
  readonly ofChunks: number;
  /** Items that are known so far. */
  readonly ofItems: number;
  /** Whether the whole input has been read. */
  readonly isWhole: boolean;
  /** Whether everything is done. */
  readonly complete: boolean;
  /** The process that works on it now. */
  readonly holder: { readonly host: string; readonly pid: number } | undefined;
  /** What the rounds so far have proved of the board that is being solved: no solution is shorter. */
  readonly proved?: number;
}

/** Reads how far the run in a folder has come, and checks its results. */
export async function statusOf(out: string): Promise<RunStatus> {
  const folder = new RunFolder(out);
  const manifest = readManifest(folder);
  const results = new Results(folder.results);
  let tally: Tally = {};
  const damaged: number[] = [];
  let [chunks, items, ofChunks, ofItems] = [0, 0, 0, 0];
  for await (const cut of cutsIn(folder.journal)) {
    ofChunks++;
    ofItems += cut.items;
    const stored = await results.read(cut.number, cut.id);
    if (stored.state === 'damaged') damaged.push(cut.number);
    if (stored.state !== 'whole') continue;
    chunks++;
    items += cut.items;
    tally = addTallies(tally, stored.tally);
  }
  const isWhole = existsSync(folder.journal) && (await endOf(folder.journal)) !== undefined;
  const complete = isWhole && chunks === ofChunks;
  const proved = complete ? undefined : provedIn(folder);
  const counts = { tally, chunks, items, ofChunks, ofItems, damaged };
  return {
    manifest,
    ...counts,
    isWhole,
    complete,
    holder: holderOf(folder.lock),
    ...(proved === undefined ? {} : { proved }),
  };
}

/** The bound of the last round that was begun, if there is one. */
function provedIn({ rounds }: RunFolder): number | undefined {
  const last = (path: string): string => join(path, readdirSync(path).sort().at(-1) ?? '');
  if (!existsSync(rounds)) return undefined;
  const round = new RunFolder(last(last(rounds)));
  if (!existsSync(round.manifest)) return undefined;
  return (readManifest(round).options as PartOptions).iteration?.bound;
}
