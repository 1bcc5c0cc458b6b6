import type { Family } from '@slidewise/core/family';
import { MoveTextReader } from '../move-text.js';

/** What a player asks for. */
export type Command =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'move'; readonly move: unknown }
  /** A piece is named at the end of a line: how far it goes may follow on the next. */
  | { readonly kind: 'unfinished'; readonly piece: string }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * Reads commands from lines, one at a time: several may stand on a line, with or without blanks between, and blank lines mean
 * nothing. `words` matches those that are no moves, wherever they stand.
 */
export class CommandReader {
  /** What is left of the current line. */
  private parts: (string | MoveTextReader)[] = [];
  private unfinished = '';

  constructor(
    private readonly family: Family,
    private readonly words: RegExp,
    private readonly lines: AsyncIterator<string>,
  ) {}

  /** The next command, for the position in which it is given; undefined at the end of the input. */
  async next(position: unknown): Promise<Command | undefined> {
    for (;;) {
      const part = this.parts[0];
      if (part === undefined) {
        const line = await this.lines.next();
        if (line.done) return undefined;
        this.start(line.value);
        continue;
      }
      if (typeof part === 'string') {
        this.parts.shift();
        return { kind: 'word', word: part };
      }
      const read = part.next(position);
      if (read === undefined) this.parts.shift();
      else if (read.move.ok) return { kind: 'move', move: read.move.value };
      else if (this.parts.length === 1 && this.isPiece(position, read.text)) {
        this.unfinished = read.text;
        return { kind: 'unfinished', piece: read.text };
      } else return { kind: 'unreadable', reason: read.move.problem.message };
    }
  }

  private start(line: string): void {
    if (line.trim() === '') return;
    const goesOn = this.unfinished !== '' && /^\s*[+-]?\d/.test(line);
    const text = goesOn ? `${this.unfinished} ${line}` : line;
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

  private isPiece(position: unknown, name: string): boolean {
    return this.family.scene(position).pieces.some(({ label }) => label === name);
  }
}
