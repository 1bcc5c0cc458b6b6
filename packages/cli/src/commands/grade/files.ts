import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { mayHoldMoves } from '@slidewise/core/reading';
import { describeSystemError } from '@slidewise/node/system-errors';
import { Finds, filesBelow } from '../../input/folder.js';
import { decodeText, readTextFile } from '../../input/input.js';
import { complain, say, visible } from '../../terminal/complain.js';
import { openZip } from './zip-files.js';

/** A file that was handed in; it is read when it is graded. */
export interface Submission {
  /** The way to it from the folder that was named. */
  readonly name: string;
  /** Its text, or why it cannot be read. */
  read(): Promise<{ readonly text: string } | { readonly error: string }>;
  /** Counts it as none, where it turns out to be something else. */
  passOver(): void;
}

/** What was handed in. */
export interface HandedIn {
  readonly files: readonly Submission[];
  /** The folders in which there are no submissions. */
  readonly emptyFolders: readonly string[];
  /** 2 if a folder that was named cannot be read: that has been said. */
  readonly code: number;
  /** Says what was passed over. */
  notes(): void;
}

/** Larger than the file of any solution that is graded. */
const MOST_BYTES = 8 * 2 ** 20;
/** Packed files that are named as such, instead of being passed over. */
const ARCHIVE = /\.(zip|rar|7z|tar|tgz|gz|bz2|xz|zst)$/i;
const ZIP = /\.zip$/i;
const UNPACK = 'archives of this kind are not read: unpack it';
/** Learning platforms pack the zip files of students into one; nobody nests them deeper. */
const DEEPEST = 3;

function mayBeHandedIn(fileName: string): boolean {
  return mayHoldMoves(fileName) || (ARCHIVE.test(fileName) && !fileName.startsWith('.'));
}

/** The files behind the arguments, and those in zip files; nothing but lists of files is read yet. */
export async function handedIn(paths: readonly string[]): Promise<HandedIn> {
  const all = new Found(paths.length > 1);
  for (const path of paths) await all.add(path);
  return all;
}

/** The folders that a file lies in: `a` and `a/b` of `a/b/c.sol`. */
function foldersOf(name: string): string[] {
  return [...name.matchAll(/[\\/]/g)].map(({ index }) => name.slice(0, index));
}

class Found implements HandedIn {
  readonly files: Submission[] = [];
  readonly emptyFolders: string[] = [];
  code = 0;
  private readonly finds: Finds[] = [];

  constructor(private readonly many: boolean) {}

  async add(path: string): Promise<void> {
    const kind = await stat(path).catch((error: NodeJS.ErrnoException) => describeSystemError(error));
    if (typeof kind === 'string') this.refuse(path, kind);
    else if (kind.isDirectory()) await this.addFolder(path);
    else if (!kind.isFile()) this.refuse(path, 'this is neither a file nor a directory');
    else if (ZIP.test(path)) await this.addZip([path], this.many ? path : '', this.findsOf(path));
    else this.addFile(path, path, () => {});
  }

  notes(): void {
    for (const { folder, sentence } of this.finds) if (sentence !== undefined) say(`note: ${folder}: ${sentence}`);
  }

  private async addFolder(folder: string): Promise<void> {
    const finds = this.findsOf(folder);
    const nameOf = (path: string): string => (this.many ? path : relative(folder, path));
    const entered: string[] = [];
    const wanted = {
      named: mayBeHandedIn,
      // Every file counts as a submission, whatever its content.
      inside: () => true,
      enters: (path: string) => entered.push(path) > 0,
    };
    const before = this.files.length;
    try {
      for await (const path of filesBelow(folder, finds, wanted)) {
        if (ZIP.test(path)) await this.addZip([path], nameOf(path), finds);
        else this.addFile(path, nameOf(path), () => finds.skipFile(path));
      }
    } catch (error) {
      this.refuse(folder, describeSystemError(error));
    }
    const used = new Set(this.files.slice(before).flatMap(({ name }) => foldersOf(name)));
    for (const path of entered) {
      const name = visible(nameOf(path));
      if (!used.has(name)) this.emptyFolders.push(name);
    }
  }

  /** The files in a zip file; one that cannot be read is a submission that says why. `chain` is the way to it through zip files. */
  private async addZip(chain: readonly string[], name: string, finds: Finds): Promise<void> {
    const shown = name === '' ? chain[0]! : name;
    const zip = await openZip(chain);
    if ('error' in zip) return this.addError(shown, zip.error);
    const before = this.files.length;
    for (const { name: entry } of zip.entries) {
      const inside = name === '' ? entry : `${name}/${entry}`;
      const isZip = ZIP.test(entry);
      if (!entry.split('/').every(mayBeHandedIn)) finds.skip();
      else if (isZip && chain.length === DEEPEST) this.addError(inside, 'it lies in too many zip files: unpack them');
      else if (isZip) await this.addZip([...chain, entry], inside, finds);
      else if (ARCHIVE.test(entry)) this.addError(inside, UNPACK);
      else this.addZipped([...chain, entry], inside, () => finds.skipFile(inside));
    }
    if (this.files.length === before) this.emptyFolders.push(visible(shown));
  }

  private addFile(path: string, name: string, passOver: () => void): void {
    if (ARCHIVE.test(path)) this.addError(name, UNPACK);
    else this.files.push({ name: visible(name), passOver, read: () => readTextFile(path, MOST_BYTES) });
  }

  private addZipped(chain: readonly string[], name: string, passOver: () => void): void {
    const read = async () => {
      const zip = await openZip(chain.slice(0, -1));
      if ('error' in zip) return zip;
      const entry = zip.entries.find((each) => each.name === chain.at(-1))!;
      if (entry.size > MOST_BYTES) return { error: `this is larger than ${MOST_BYTES / 2 ** 20} MiB` };
      const content = entry.read();
      return 'error' in content ? content : decodeText(content.bytes);
    };
    this.files.push({ name: visible(name), passOver, read });
  }

  private addError(name: string, error: string): void {
    this.files.push({ name: visible(name), passOver: () => {}, read: async () => ({ error }) });
  }

  private findsOf(folder: string): Finds {
    const finds = new Finds(folder, 'without a solution');
    this.finds.push(finds);
    return finds;
  }

  private refuse(path: string, why: string): void {
    this.code = complain(`${path}: ${why}`);
  }
}
