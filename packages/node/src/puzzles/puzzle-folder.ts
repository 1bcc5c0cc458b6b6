import { readdir, readdirSync, readFile, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { mayHoldBoards, type NamedPuzzle, splitBoards } from '@slidewise/core/reading';

/** A file of boards that comes with the program. */
export interface CollectionFile {
  /** Its path in the collection without the extension, always with `/`: `rush-hour/jam-12`. */
  readonly name: string;
  /** Where the file is. */
  readonly path: string;
  /** The folder at the top that it lies in: the family's id. */
  readonly family: string;
}

/** A folder with a collection of boards, and an index of them. */
export class PuzzleFolder {
  constructor(private readonly home: string) {}

  /** All files, in no order. */
  async files(): Promise<CollectionFile[]> {
    // A program without its collection still reads files.
    const entries = await promisify(readdir)(this.home, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && mayHoldBoards(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const name = relative(this.home, path)
          .split(sep)
          .join('/')
          .replace(/\.\w+$/, '');
        return { name, path, family: name.slice(0, Math.max(0, name.indexOf('/'))) };
      });
  }

  /** What the index says of each board, by its name: a file, or `FILE:LINE` where a file holds many. */
  async index<Entry extends { readonly name: string }>(): Promise<ReadonlyMap<string, Entry>> {
    const text = await promisify(readFile)(join(this.home, 'index.json'), 'utf8').catch(() => '[]');
    return new Map((JSON.parse(text) as Entry[]).map((entry) => [entry.name, entry]));
  }

  /** The puzzle of a name; it may be one line of a file. */
  named(name: string): NamedPuzzle | undefined {
    const [, path = '', family = '', line] = /^(([\w-]+)\/[\w/-]+)(?::(\d{1,9}))?$/.exec(name) ?? [];
    try {
      const folder = join(this.home, dirname(path));
      const file = readdirSync(folder).find(
        (each) => mayHoldBoards(each) && each.replace(/\.\w+$/, '') === path.slice(path.lastIndexOf('/') + 1),
      );
      if (path === '' || file === undefined) return undefined;
      const text = readFileSync(join(folder, file), 'utf8');
      if (line === undefined) return { family, text };
      const part = [...splitBoards(text, { family, read: {} })].find((each) => each.line === Number(line));
      return part?.text === undefined ? undefined : { family, text: part.text };
    } catch {
      return undefined;
    }
  }
}
