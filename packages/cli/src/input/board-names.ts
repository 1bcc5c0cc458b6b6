/** The board that a file is for, by its name; or why that cannot be determined. */
export type NamedBoard<T> = { readonly board: T } | { readonly error: string };

/** No file is called by more; what comes before it are folders far above. */
const LONGEST_PATH = 512;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Finds the board that a file is for by what it is called. A board answers to the name of its file, with or without
 * extension and folders, in any case, but only as a whole word: `jam-1` is not in `jam-12.sol`. The longest name
 * counts at the beginning of the file's name (`A00.txt.sol`), else anywhere in it (`ann-A00.sol`), else as the name
 * of the nearest folder (`A00/ann.sol`).
 */
export class BoardNames<T extends { readonly label: string }> {
  private readonly boards = new Map<string, T[]>();

  add(board: T): void {
    const parts = spelled(board.label).split('/');
    for (let first = 0; first < parts.length; first++) {
      const name = parts.slice(first).join('/');
      // The line comes behind the extension where a file holds many boards: `boards.txt:3`.
      for (const each of new Set([name, name.replace(/(?<=[^/])\.\w+(?=(:\d+)?$)/, '')])) {
        const others = this.boards.get(each);
        if (others === undefined) this.boards.set(each, [board]);
        else others.push(board);
      }
    }
  }

  /** The board that a file is for; `path` is the way to it from the folder that was handed in. */
  find(path: string): NamedBoard<T> {
    const text = spelled(path).slice(-LONGEST_PATH);
    const base = text.lastIndexOf('/') + 1;
    const edges = Array.from({ length: text.length + 1 }, (_, i) => i).filter((i) => isEdge(text, i));
    const isPart = (start: number): boolean => start === 0 || text[start - 1] === '/';
    const folders = text.slice(0, base).split('/').toReversed();
    const found =
      this.longest(text, edges.filter(isPart), edges, base) ??
      this.longest(text, edges, edges, base) ??
      folders.map((name) => this.boards.get(name)).find((boards) => boards !== undefined);
    if (found === undefined) return { error: 'no board has a name that is part of its name' };
    const [board, other] = found as [T, T?];
    if (other === undefined) return { board };
    return { error: `its name may mean ${board.label} or ${other.label}` };
  }

  /** The boards with the longest name that ends inside the file's name, which starts at `base`. */
  private longest(text: string, starts: readonly number[], ends: readonly number[], base: number): T[] | undefined {
    let [longest, found] = [0, undefined as T[] | undefined];
    for (const start of starts) {
      for (const end of ends) {
        if (end <= base || end - start <= longest) continue;
        const boards = this.boards.get(text.slice(start, end));
        if (boards !== undefined) [longest, found] = [end - start, boards];
      }
    }
    return found;
  }
}

/** Systems differ in how they write letters with accents, and in which way folders are set apart. */
function spelled(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll('\\', '/');
}

function isEdge(text: string, at: number): boolean {
  return !(WORD.test(text[at - 1] ?? ' ') && WORD.test(text[at] ?? ' '));
}
