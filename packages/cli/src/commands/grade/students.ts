import { byNumber } from '@slidewise/core/reading';
import type { Roster } from '../../input/roster.js';
import type { Submission } from './files.js';

/** Who handed in what. */
export interface Students {
  /** Whose a file is; undefined where its name does not tell. */
  of(file: string): string | undefined;
  /** All names: those of the roster in its order, then the others in alphabetical order. */
  readonly names: readonly string[];
}

/** What is known of a file before it is graded. */
export interface NamedFile {
  readonly file: string;
  /** The board that it is for. */
  readonly board?: string;
}

/**
 * Tells the students apart: by the roster, else by the folders in which their files lie, or by what the files are called. A folder without files is a
 * student's where the others have folders, too.
 */
export function studentsIn(files: readonly NamedFile[], emptyFolders: readonly string[], roster?: Roster): Students {
  const folders = emptyFolders.map((name) => ({ file: `${name}/` }));
  const derived = studentsOf([...files, ...folders]);
  const inFolders = files.some(({ file }) => /[\\/]/.test(file)) || files.length === 0;
  const owners = new Map<string, string>();
  const listed = roster?.names ?? [];
  for (const [i, { file }] of [...files, ...folders].entries()) {
    if (i >= files.length && !inFolders) break;
    const student = roster?.studentOf(file) ?? derived[i];
    if (student === undefined) continue;
    owners.set(file, student);
  }
  const others = [...new Set(owners.values())].filter((name) => !listed.includes(name)).sort(byNumber());
  return { names: [...listed, ...others], of: (file) => owners.get(file) };
}

/**
 * The student of each file, as far as names tell: the folder (`ann/A00.sol`) or zip file below the common one, or the
 * name besides the board (`A00-ann.sol`, `A00/ann.sol`).
 */
function studentsOf(files: readonly NamedFile[]): (string | undefined)[] {
  const paths = files.map(({ file }) => file.split(/[\\/]/));
  const [first] = paths;
  let common = 0;
  while (first !== undefined && paths.every((path) => path.length > common + 1 && path[common] === first[common]))
    common++;
  return files.map(({ board }, i) => {
    const [folder, ...others] = paths[i]!.slice(common);
    const name = boardName(board);
    if (others.length > 0 && folder!.toLowerCase() !== name) return folder!.replace(/\.zip$/i, '');
    return besides(others.at(-1) ?? folder!, name);
  });
}

/** `a00` of `Files/A00.txt`. */
function boardName(board = ''): string {
  return board
    .slice(Math.max(board.lastIndexOf('/'), board.lastIndexOf('\\')) + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase();
}

/** What the name of a file says besides the board; a number is no name, but one of several attempts. */
function besides(file: string, board: string): string | undefined {
  const [name = ''] = file.split('.');
  const at = name.toLowerCase().indexOf(board);
  const parts = board === '' || at < 0 ? [name] : [name.slice(0, at), name.slice(at + board.length)];
  const rest = parts.map((part) => part.replace(/^[\s_-]+|[\s_-]+$/g, '')).filter((part) => /\p{L}/u.test(part));
  return rest.length === 1 ? rest[0] : undefined;
}

/** The files with what their names say of their boards. */
export function namedFiles(
  files: readonly Submission[],
  boardOf: (name: string) => string | undefined,
): readonly NamedFile[] {
  return files.map(({ name: file }) => {
    const board = boardOf(file);
    return board === undefined ? { file } : { file, board };
  });
}
