import type { Family } from '@slidewise/core/family';

/** What a player of the line game has asked for. */
export type LineCommand =
  | { readonly kind: 'quit' | 'solve' | 'undo' }
  | { readonly kind: 'move'; readonly move: unknown; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string; readonly reason: string };

const COMMANDS: Record<string, 'quit' | 'solve' | 'undo'> = { Q: 'quit', '?': 'solve', Z: 'undo' };

/** No move has more words: `2 left 2`. */
const MOST_WORDS = 4;
/** Where moves follow one another with nothing between, each is short. */
const LONGEST_COMPACT = 16;

/** Reads commands from lines: any number on a line, moves in any notation of the family. */
export class LineCommandReader {
  private words: string[] = [];
  private at = 0;

  constructor(
    private readonly family: Family,
    private readonly lines: AsyncIterator<string>,
  ) {}

  /** The next command, for the position in which it is to be obeyed; undefined at the end of the input. */
  async next(position: unknown): Promise<LineCommand | undefined> {
    while (this.at >= this.words.length) if (!(await this.readLine())) return undefined;
    const labels = new Set(this.family.scene(position).pieces.map(({ label }) => label));
    const command = this.commandHere(labels);
    if (command !== undefined) {
      this.at++;
      return { kind: command };
    }
    // The name of a piece alone at the end of a line: what it is to do may stand on the next.
    const isLast = (): boolean => this.at === this.words.length - 1;
    while (isLast() && labels.has(this.words[this.at]!)) if (!(await this.readLine())) break;
    return this.takeMove(position) ?? this.takeUnknown(position);
  }

  /** A letter is no command if a piece is called so and a number follows. */
  private commandHere(labels: ReadonlySet<string>): 'quit' | 'solve' | 'undo' | undefined {
    const word = this.words[this.at]!;
    if (labels.has(word) && isNumber(this.words[this.at + 1])) return undefined;
    return COMMANDS[word] ?? (labels.has(word) ? undefined : COMMANDS[word.toUpperCase()]);
  }

  /** The longest run of words that is a move; a word may also be several moves. */
  private takeMove(position: unknown): LineCommand | undefined {
    for (let count = Math.min(MOST_WORDS, this.words.length - this.at); count > 0; count--) {
      const text = this.words
        .slice(this.at, this.at + count)
        .join(' ')
        .replace(/[,;]$/, '');
      const move = this.family.parseMove(position, text);
      if (!move.ok) continue;
      this.at += count;
      return { kind: 'move', move: move.value, text };
    }
    const [first, ...rest] = this.compact(position, this.words[this.at]!);
    if (first === undefined) return undefined;
    this.words.splice(this.at, 1, first, ...rest);
    return this.takeMove(position);
  }

  /** The moves of which a word consists, with nothing between them; none if it holds anything else. */
  private compact(position: unknown, word: string): string[] {
    const moves: string[] = [];
    for (let rest = word; rest !== ''; ) {
      let length = Math.min(rest === word ? word.length - 1 : rest.length, LONGEST_COMPACT);
      while (length > 0 && !this.family.parseMove(position, rest.slice(0, length)).ok) length--;
      if (length === 0) return [];
      moves.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
    return moves;
  }

  /** A word that means nothing, with the number that belongs to it. */
  private takeUnknown(position: unknown): LineCommand {
    const count = isNumber(this.words[this.at + 1]) ? 2 : 1;
    const text = this.words.slice(this.at, this.at + count).join(' ');
    this.at += count;
    const read = this.family.parseMove(position, text.slice(0, 200));
    return { kind: 'unknown', text, reason: read.ok ? '' : read.problem.message };
  }

  /** Adds the words of the next line to what is left; false at the end of the input. */
  private async readLine(): Promise<boolean> {
    const { done, value } = await this.lines.next();
    if (done) return false;
    this.words = [...this.words.slice(this.at), ...(value.match(/\S+/g) ?? [])];
    this.at = 0;
    return true;
  }
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^[+-]?\d+[,;]?$/.test(word);
}

/** The lines of a stream of text. */
export async function* linesOf(chunks: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}
