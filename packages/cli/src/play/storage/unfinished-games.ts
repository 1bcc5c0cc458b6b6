import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { Session } from '@slidewise/core/session';
import { makeFolder, readRegular } from '@slidewise/node/files';
import { puzzleId } from './puzzle-id.js';
import { NO_PLACE, notKept, statePath, writeFile } from './state-files.js';

// Unfinished games: a file for each puzzle and metric, so no game replaces another.

/** What became of a game that was to be kept; `error` says why it was not, to go on after "Your game". */
export type SaveResult = 'kept' | 'nothing to keep' | { readonly error: string };

/** Keeps an unfinished game; one that is finished is kept no longer. */
export function keepUnfinished(session: Session): SaveResult {
  if (session.solved) forgetUnfinished(session);
  // A hint before the first move is kept, too: the result must not be called clean later.
  const untouched = session.log.length === 0 && session.help === 'clean';
  if (session.solved || untouched) return 'nothing to keep';
  const folder = statePath('unfinished');
  if (folder === undefined) return { error: `could not be kept: ${NO_PLACE}` };
  try {
    writeFile(join(folder, fileName(session)), session.save(), { inPlaceOfLinks: true });
    return 'kept';
  } catch (error) {
    return { error: notKept(folder, error as Error) };
  }
}

/** Removes what was kept of a puzzle, because it is solved or begun anew. */
export function forgetUnfinished(session: Session): void {
  const folder = statePath('unfinished');
  try {
    if (folder !== undefined) rmSync(join(folder, fileName(session)), { force: true });
  } catch {
    // Then it is offered once more, which does no harm.
  }
}

/** The file of a puzzle's unfinished game; of any metric, the latest, if none is asked for. */
export function unfinishedGame(family: Family, start: unknown, metric?: string): string | undefined {
  const names = namesIn(statePath('unfinished'));
  // Most players have few, and most puzzles none.
  if (names.length === 0) return undefined;
  const metrics = metric === undefined ? family.metrics.map(({ id }) => id) : [metric];
  const wanted = metrics.map((each) => fileName({ family, start, metric: each }));
  return latestOf(names.filter((name) => wanted.includes(name)).map((name) => statePath(join('unfinished', name))!));
}

/** The file of the game that was left last. */
export function latestUnfinishedGame(): string | undefined {
  const former = formerPath();
  const paths = namesIn(statePath('unfinished')).map((name) => statePath(join('unfinished', name))!);
  return latestOf(former === undefined ? paths : [...paths, former]);
}

/** Gives the one game that version 0.1 kept a place among the others. */
export function adoptFormerGame(): void {
  const former = formerPath();
  if (former === undefined || !existsSync(former)) return;
  try {
    const game = Session.restore(readRegular(former), families);
    if (!game.ok) return;
    const path = join(dirname(former), 'unfinished', fileName(game.value));
    if (existsSync(path)) return;
    makeFolder(dirname(path));
    renameSync(former, path);
  } catch {
    // Where nothing can be written it stays what it is, and `--resume` finds it there.
  }
}

function formerPath(): string | undefined {
  return statePath('last.game');
}

/** The same for the same puzzle and metric, whatever the puzzle is called and in which format it was read. */
function fileName({ family, start, metric }: Pick<Session, 'family' | 'start' | 'metric'>): string {
  const hash = createHash('sha256').update(`${puzzleId(family, start)} ${metric}`);
  return `${family.id}-${hash.digest('hex').slice(0, 16)}.game`;
}

function namesIn(folder: string | undefined): string[] {
  try {
    return folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.game'));
  } catch {
    // No folder, no games.
    return [];
  }
}

function latestOf(paths: readonly string[]): string | undefined {
  const dated = paths.flatMap((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return !found?.isFile() ? [] : [{ path, time: found.mtimeMs }];
  });
  return dated.sort((a, b) => b.time - a.time)[0]?.path;
}
