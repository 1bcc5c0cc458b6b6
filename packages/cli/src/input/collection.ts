import { fileURLToPath } from 'node:url';
import { byNumber, type NamedPuzzle } from '@slidewise/core/reading';
import { type CollectionRating, isCalled } from '@slidewise/lab/collection';
import { type CollectionFile, PuzzleFolder } from '@slidewise/node/puzzles';

/** The build puts a copy of `puzzles/` beside the bundle, so that an installed package has it too. */
export const PUZZLES = fileURLToPath(new URL('puzzles', import.meta.url));

const folder = new PuzzleFolder(PUZZLES);

/** All files of the collection, in no order. */
export function collectionFiles(): Promise<CollectionFile[]> {
  return folder.files();
}

/** The ratings of all boards, by their names: files, and `FILE:LINE` where a file holds many. */
export function ratings(): Promise<ReadonlyMap<string, CollectionRating>> {
  return folder.index();
}

/** The puzzle that a link names; it may be one line of a file. */
export function puzzleNamed(name: string): NamedPuzzle | undefined {
  return folder.named(name);
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
