import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Failure, Files, Host } from '@slidewise/classroom/host';
import { byNumber, mayHoldBoards } from '@slidewise/core/reading';
import { clock } from '@slidewise/node/clock';
import { makeFolder, writeWhole } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { boardsOf, onlyBoard } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { readSources, type Source } from '../../input/input.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, say } from '../../terminal/complain.js';
import { mustNotWait } from '../../terminal/interactive.js';
import { EXIT_INTERRUPTED, Interruption, onInterrupt } from '../../terminal/interruption.js';

const files: Files = {
  /** Folders in it are left alone, for their names may clash. */
  async boardsIn(folder) {
    try {
      const names = (await readdir(folder)).filter(mayHoldBoards).sort(byNumber());
      const isFile = await Promise.all(names.map((name) => isThere(join(folder, name))));
      const boards = names.filter((_, i) => isFile[i]);
      return boards.length === 0 ? { error: 'this directory holds no boards' } : boards;
    } catch (error) {
      return { error: describeSystemError(error) };
    }
  },
  join,
  isSame: (path, other) => resolve(path) === resolve(other),
  makeFolder(path) {
    try {
      makeFolder(path);
      return undefined;
    } catch (error) {
      return describeSystemError(error, 'written');
    }
  },
  async write(path, text) {
    try {
      await writeWhole(path, [text]);
      return undefined;
    } catch (error) {
      return describeSystemError(error, 'written');
    }
  },
};

type OnlyBoard = Extract<Awaited<ReturnType<typeof onlyBoard>>, Failure>;

/** Whether there is a file: a link may lead nowhere. */
async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** This process, for the programs of courses. */
export const host: Host = {
  input: process.stdin,
  isTyped: process.stdin.isTTY,
  mustNotWait,
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  say,
  complain,
  exitInterrupted: EXIT_INTERRUPTED,
  now: clock.now,
  nextTurn: setImmediate,
  onInterrupt,
  newInterruption: () => new Interruption(),
  async readBoard(path, ways) {
    const sources: Source[] = [];
    for await (const source of readSources([path])) sources.push(source);
    let first: OnlyBoard | undefined;
    for (const way of ways) {
      const [source] = sources;
      const { family, ...options } = way(source !== undefined && 'text' in source ? source.text : '');
      const found = await onlyBoard(path, boardsOf(sources, path, family, readOptions(options)));
      if (!('error' in found)) return found;
      // Of a board that is complete in itself, the next way says what is wrong with it.
      if (first === undefined || first.isComplete) first = found;
    }
    return first!;
  },
  withSolver: (work) =>
    withTables((tables) =>
      work((label, family, position, options, signal) =>
        solveInSlices(label, family, position, { ...options, ...options.settings }, signal, tables),
      ),
    ),
  files,
};
