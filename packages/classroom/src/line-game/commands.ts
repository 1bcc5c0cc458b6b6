import type { Family, Scene } from '@slidewise/core/contract';
import { MoveTextReader } from '@slidewise/core/reading';

/** What a player asks for. */
export type LineCommand =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'move'; readonly move: unknown }
  /** A piece is named at the end of a line: how far it goes may follow on the next. */
  | { readonly kind: 'unfinished'; readonly piece: string }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * Reads commands from lines, one at a time: several may stand on a line, with or without blanks between, and blank lines mean
 * nothing. `words` are those that are no moves: they are found wherever they stand, unless a piece is called so; then only
 * alone at the end of a line.
 */
export class CommandReader {
  /** What is left of the current line. */
  private parts: (string | MoveTextReader)[] = [];
  private unfinished = '';
  private readonly words: RegExp;
  private readonly labels: ReadonlySet<string>;

  constructor(
    private readonly family: Family,
    { pieces }: Scene,
    words: readonly string[],
    private readonly lines: AsyncIterator<string>,
  ) {
    this.labels = new Set(pieces.map(({ label }) => label));
    const all = [...this.labels].join(' ');
    const patterns = words.map((word) => {
      const plain = word.replace(/[^\p{L}\p{N}]/gu, '\\$&');
      return all.includes(word) ? `(?<!\\S)${plain}(?=\\s*$)` : plain;
    });
    this.words = new RegExp(patterns.join('|'), 'gu');
  }

  /** The next command, for the position in which it is given; undefined at the end of the input. */
  async next(position: unknown): Promise<LineCommand | undefined> {
    for (;;) {
      const part = this.parts[0];
      if (part === undefined) {
        const line = await this.lines.next();
        if (line.done) return undefined;
        this.start(line.value, position);
        continue;
      }
      if (typeof part === 'string') {
        this.parts.shift();
        return { kind: 'word', word: part };
      }
      const read = part.next(position);
      if (read === undefined) this.parts.shift();
      else if (read.move.ok) return { kind: 'move', move: read.move.value };
      else if (this.parts.length === 1 && this.labels.has(read.text)) {
        this.unfinished = read.text;
        return { kind: 'unfinished', piece: read.text };
      } else return { kind: 'unreadable', reason: read.move.problem.message };
    }
  }

  private start(line: string, position: unknown): void {
    if (line.trim() === '') return;
    const text = this.unfinished !== '' && this.goesOn(line, position) ? `${this.unfinished} ${line}` : line;
    this.unfinished = '';
    let from = 0;
    for (const match of text.matchAll(this.words)) {
      this.add(text.slice(from, match.index));
      this.parts.push(match[0]);
      from = match.index + match[0].length;
    }
    this.add(text.slice(from));
  }

  private add(moves: string): void {
    if (moves.trim() !== '') this.parts.push(new MoveTextReader(this.family, moves));
  }

  /** Whether a line says what a piece does that was named on the last: it starts neither with a command nor with a piece. */
  private goesOn(line: string, position: unknown): boolean {
    const start = line.trimStart();
    if (start.search(this.words) === 0) return false;
    const first = new MoveTextReader(this.family, line).next(position);
    return first?.move.ok !== true && !this.labels.has(/^\S+/.exec(start)![0]);
  }
}
