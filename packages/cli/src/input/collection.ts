import { readdir, readdirSync, readFile, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { byNumber, mayHoldBoards, type NamedPuzzle, splitBoards } from '@slidewise/core/reading';
import { type CollectionRating, isCalled } from '@slidewise/lab/collection';

/** A file of boards that comes with the program. */
export interface CollectionFile {
  /** Its path in the collection without the extension, always with `/`: `rush-hour/jam-12`. */
  readonly name: string;
  readonly path: string;
  /** The folder at the top that it lies in: the family's id. */
  readonly family: string;
}

/** The build puts a copy of `puzzles/` beside the bundle, so that an installed package has it too. */
const HOME = fileURLToPath(new URL('puzzles', import.meta.url));

/** All files of the collection, in no order. */
export async function collectionFiles(): Promise<CollectionFile[]> {
  // A program without its collection still reads files.
  const entries = await promisify(readdir)(HOME, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && mayHoldBoards(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(HOME, path)
        .split(sep)
        .join('/')
        .replace(/\.\w+$/, '');
      return { name, path, family: name.slice(0, Math.max(0, name.indexOf('/'))) };
    });
}

/** The ratings of all boards, by their names: files, and `FILE:LINE` where a file holds many. */
export async function ratings(): Promise<ReadonlyMap<string, CollectionRating>> {
  const text = await promisify(readFile)(join(HOME, 'index.json'), 'utf8').catch(() => '[]');
  return new Map((JSON.parse(text) as CollectionRating[]).map((rating) => [rating.name, rating]));
}

/** The puzzle that a link names; it may be one line of a file. */
export function puzzleNamed(name: string): NamedPuzzle | undefined {
  const [, path = '', family = '', line] = /^(([\w-]+)\/[\w/-]+)(?::(\d{1,9}))?$/.exec(name) ?? [];
  try {
    const file = readdirSync(join(HOME, dirname(path))).find(
      (each) => mayHoldBoards(each) && each.replace(/\.\w+$/, '') === path.slice(path.lastIndexOf('/') + 1),
    );
    if (path === '' || file === undefined) return undefined;
    const text = readFileSync(join(HOME, dirname(path), file), 'utf8');
    if (line === undefined) return { family, text };
    const part = [...splitBoards(text, { family, read: {} })].find((each) => each.line === Number(line));
    return part?.text === undefined ? undefined : { family, text: part.text };
  } catch {
    return undefined;
  }
}

/** In the order of their names and numbers. */
export function inOrder(files: readonly CollectionFile[]): CollectionFile[] {
  // Loading the rules for comparing texts takes longer than reading a board.
  if (files.length < 2) return [...files];
  const order = byNumber();
  return files.toSorted((a, b) => order(a.name, b.name));
}

/** The files that a name stands for: one file, or all in a folder. The extension may be given too. */
export function filesNamed(files: readonly CollectionFile[], given: string): CollectionFile[] {
  const name = given.replace(/\/+$/, '');
  return inOrder(files.filter((file) => file.name === name || file.name.startsWith(`${name}/`) || endsAs(file, name)));
}

function endsAs({ name, path }: CollectionFile, given: string): boolean {
  return given === name + path.slice(path.lastIndexOf('.'));
}

/** The file of the board with a title or a Chinese name (`Zebra Crossing`, `横刀立马`), and the line where it holds many. */
export async function fileCalled(
  files: readonly CollectionFile[],
  title: string,
): Promise<{ readonly file: CollectionFile; readonly line?: number } | undefined> {
  const rating = [...(await ratings()).values()].find((each) => isCalled(each, title));
  if (rating === undefined) return undefined;
  const [name, line] = rating.name.split(':');
  const file = files.find((each) => each.name === name);
  return file && { file, ...(line === undefined ? {} : { line: Number(line) }) };
}
