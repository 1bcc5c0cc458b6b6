import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export { LEVELS } from './levels.js';

/** A file of boards that comes with the program. */
export interface CollectionFile {
  /** Its path in the collection without the extension, always with `/`: `rush-hour/jam-12`. */
  readonly name: string;
  readonly path: string;
  /** The folder at the top that it lies in: the family's id. */
  readonly family: string;
}

/** What is known of a board of the collection; `scripts/make-index.mjs` works it out. */
export interface Rating {
  readonly name: string;
  /** Its title, where that is not the name of the file. */
  readonly title?: string;
  readonly family: string;
  readonly metric: string;
  /** By the optimum; `open` where that is not proved, `unsolvable` where there is none. */
  readonly level: string;
  readonly optimum: number | null;
}

/** The build puts a copy of `puzzles/` beside the bundle, so that an installed package has it too. */
const HOME = fileURLToPath(new URL('puzzles', import.meta.url));

/** What may lie beside boards and solutions in a directory: hidden, left behind by programs, and whatever is something else by its name. */
const SOMETHING_ELSE = new RegExp(
  `^\\.|^(node_modules|__MACOSX)$|\\.(${[
    'md|rst|adoc|tex|html?|xml|svg|json|ya?ml|toml|ini|log|lock|map|pem|crt',
    '[cm]?[jt]sx?|css|py|pyi|rb|pl|pm|php|lua|c|cc|cpp|h|hpp|rs|go|java|kt|cs|swift|hs|sh|bash|ps1|bat|sql',
    'png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|mp[34]|zip|gz|xz|bz2|zst|tar|tgz|jar|exe|dll|so|a|o|pyc|class|wasm',
  ].join('|')})$`,
  'i',
);

/** All files of the collection, in no order. */
export async function collectionFiles(): Promise<CollectionFile[]> {
  // A program without its collection still reads files.
  const entries = await readdir(HOME, { recursive: true, withFileTypes: true }).catch(() => []);
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
export async function ratings(): Promise<ReadonlyMap<string, Rating>> {
  const text = await readFile(join(HOME, 'index.json'), 'utf8').catch(() => '[]');
  return new Map((JSON.parse(text) as Rating[]).map((rating) => [rating.name, rating]));
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

export function mayHoldBoards(fileName: string): boolean {
  return mayHoldMoves(fileName) && !/\.sol$/i.test(fileName);
}

export function mayHoldMoves(fileName: string): boolean {
  return !SOMETHING_ELSE.test(fileName);
}

/** The order in which 9 comes before 10. */
export function byNumber(): (a: string, b: string) => number {
  return new Intl.Collator('en', { numeric: true }).compare;
}
