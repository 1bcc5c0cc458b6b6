import { assertArguments, aText, optional } from '../check.js';
import { aFamily, anIdOf, positionOf } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import { unknownLetters } from '../messages/en/names.js';
import type { Result } from '../result.js';
import { LINE_END } from './lines.js';

/** A part of a text with moves, and where it starts (both from 1). */
interface Chunk {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** By how many of the separators it has been split already. */
  readonly level: number;
}

/**
 * Separators between moves, the clearest first. A move may contain the later ones, as in `c -2` and `(c,-2)`, so parentheses are skipped.
 */
const SEPARATORS = [/;|,\s+|,$/g, /\([^()]*\)|,/g];

/** No move is longer than this; what is longer is not even looked at as one, so that long texts are read in time. */
const LONGEST_MOVE = 200;
/** No move has more words than this. */
const MOST_WORDS = 8;
/** Where moves follow one another with nothing between, each is short. */
const LONGEST_COMPACT = 16;

/** A move as it was read, and where it stands (both from 1). */
export interface MoveRead {
  /** The move as it was written. */
  readonly text: string;
  /** Its line in the text, from 1. */
  readonly line: number;
  /** Its column in the line, from 1. */
  readonly column: number;
  /** The move, or why it is none. */
  readonly move: Result<unknown>;
}

/**
 * Reads moves one at a time, because the meaning of a move may depend on earlier ones. Cuts the text only as far as the family needs: by
 * lines, commas, blanks, and at last anywhere.
 */
export class MoveTextReader {
  /** What is still to be read of the line; the last is next. */
  private readonly chunks: Chunk[] = [];
  private readonly lines: Iterator<Chunk>;

  /** `letters` is a convention for the letters of moves, where the family has several; by default the first. */
  constructor(
    private readonly family: Family,
    text: string,
    private readonly letters?: string,
  ) {
    assertArguments(['family', family, aFamily], ['text', text, aText]);
    assertArguments(['letters', letters, optional(anIdOf(unknownLetters, family.letters ?? []))]);
    this.lines = chunksIn(text);
  }

  /** The next move, for the position in which it is to be played; undefined at the end. */
  next(position: unknown): MoveRead | undefined {
    const board = positionOf(this.family, position);
    for (;;) {
      const chunk = this.chunks.pop() ?? (this.lines.next().value as Chunk | undefined);
      if (chunk === undefined) return undefined;
      const { line, column } = chunk;
      const text = chunk.text.slice(0, LONGEST_MOVE);
      const move = this.moveIn(board, text);
      if (move.ok && text === chunk.text) return { text, line, column, move };
      const separator = SEPARATORS[chunk.level];
      if (separator !== undefined) this.pushAll(splitBy(chunk, separator));
      else return this.readStart(board, chunk) ?? { text, line, column, move };
    }
  }

  /**
   * The shortest run of words that is a move and precedes another move, else the longest start of the first word. `F down 1 E left 2` is
   * two moves, though `F down` alone would be one.
   */
  private readStart(position: unknown, chunk: Chunk): MoveRead | undefined {
    const text = chunk.text.slice(0, LONGEST_MOVE);
    let end: number | undefined;
    for (const each of this.moveEnds(position, text)) {
      end ??= each;
      if (this.moveEnds(position, text.slice(each).trimStart()).next().done) continue;
      end = each;
      break;
    }
    if (end === undefined) return undefined;
    this.pushAll([trimmed(chunk, end, chunk.text.length, chunk.level)]);
    const start = text.slice(0, end);
    return { text: start, line: chunk.line, column: chunk.column, move: this.moveIn(position, start) };
  }

  /** Where moves end that start a text. */
  private *moveEnds(position: unknown, text: string): Generator<number> {
    const isMove = (end: number): boolean => this.moveIn(position, text.slice(0, end)).ok;
    let words = 0;
    for (const { index } of text.matchAll(/\s+|$/g)) {
      if (++words > MOST_WORDS) break;
      if (isMove(index)) yield index;
    }
    const firstWord = text.search(/\s|$/);
    for (let end = Math.min(firstWord - 1, LONGEST_COMPACT); end > 0; end--) if (isMove(end)) yield end;
  }

  private moveIn(position: unknown, text: string): Result<unknown> {
    return this.family.parseMove(position, text, this.letters);
  }

  private pushAll(chunks: readonly Chunk[]): void {
    for (const chunk of chunks.toReversed()) if (chunk.text !== '') this.chunks.push(chunk);
  }
}

/** The lines of a text that hold something, as they are asked for: there may be very many, and of the others still more. */
function* chunksIn(text: string): Generator<Chunk> {
  const lineEnd = new RegExp(LINE_END);
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1; ; line++) {
    const end = lineEnd.exec(text);
    if (end?.index !== start) {
      const whole = { text: text.slice(start, end?.index), line, column: 1, level: 0 };
      const part = trimmed(whole, 0, whole.text.length, 0);
      if (part.text !== '') yield part;
    }
    if (end === null) return;
    start = lineEnd.lastIndex;
  }
}

function splitBy(chunk: Chunk, separator: RegExp): Chunk[] {
  const parts: Chunk[] = [];
  let start = 0;
  const add = (end: number): void => {
    if (end > start) parts.push(trimmed(chunk, start, end, chunk.level + 1));
  };
  for (const match of chunk.text.matchAll(separator)) {
    if (match[0].startsWith('(')) continue;
    add(match.index);
    start = match.index + match[0].length;
  }
  add(chunk.text.length);
  return parts;
}

/** A part of a chunk without the blanks around it. */
function trimmed(chunk: Chunk, start: number, end: number, level: number): Chunk {
  const part = chunk.text.slice(start, end);
  const blanks = part.length - part.trimStart().length;
  return { text: part.trim(), line: chunk.line, column: chunk.column + start + blanks, level };
}
