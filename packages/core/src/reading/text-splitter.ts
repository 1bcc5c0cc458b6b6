import { aBoolean, aFunction, aMessage, assertArguments, aText, type Check, objectWith, optional } from '../check.js';
import type { Family } from '../contract/family.js';
import { boardEmpty, lineTooLong } from '../messages/en/boards.js';
import { partTooLong } from '../messages/en/reading.js';
import type { Message } from '../messages/message.js';
import { LONGEST_GAME } from '../session/game-text.js';
import { positionId } from '../session/position-id.js';
import { LONGEST_BOARD } from '../text/rows.js';
import type { BoardOptions, BoardText } from './board-text.js';
import { damageIn } from './decode.js';
import { endOfEmptyLines, endOfLines, LINE_END, linesIn, startOfLine, withoutFirstLine } from './lines.js';
import { gameOfLink, type PuzzleNamed } from './link.js';
import { someBoardOptions } from './read-board.js';
import { allLines, familyOfList, hasParts, isBoard, splitLines, splitParts, splitText } from './split-text.js';
import { looksLikeGame, looksLikeLink } from './text-kinds.js';

/** So many characters of a long text are taken apart at a time. */
const BLOCK = 2 ** 20;

/** How a text is taken apart. */
export interface SplitOptions extends BoardOptions {
  /** Each line is a board, whatever stands beside it. */
  readonly byLine?: boolean;
  /** Finds the puzzles that links name. */
  readonly puzzleNamed?: PuzzleNamed;
}

/** A board of a text. */
export interface BoardPart extends BoardText {
  /** There is no other in the text. */
  readonly only?: true;
}

export const someSplitOptions: Check = (value, name) =>
  someBoardOptions(value, name) ??
  objectWith({ byLine: optional(aBoolean), puzzleNamed: optional(aFunction) })(value, name);

/** Splits a text into boards as it arrives in pieces. Keeps few boards in memory, and gives the same boards for any pieces. */
export class TextSplitter {
  /** The beginning of the text, or of a long text what is not taken apart yet. */
  private held = '';
  private isLong = false;
  /** Of a long text: whether boards have several lines, so that it is not taken apart by lines. */
  private hasParts = false;
  /** The end of a line, or half of one: the next piece tells. */
  private half = '';
  /** Of a long text: the line on which `held` begins, and the family that its list looks like. */
  private line = 1;
  private neighbours: Family | undefined;
  /** Of a long text: whether there is the end of a line in `held`, and whether its first line is too long to be kept. */
  private hasEnd = false;
  private isSkipping = false;
  /** Whether there is more than empty lines. */
  private isFilled = false;
  private isDone = false;
  private atStart = true;

  constructor(private readonly options: SplitOptions = { read: {} }) {
    assertArguments(['options', options, someSplitOptions]);
  }

  /** True if no more of the text is wanted: it is no text of boards at all. */
  get done(): boolean {
    return this.isDone;
  }

  /** The boards that are known to be complete once this piece has come. */
  push(piece: string): Iterable<BoardPart> {
    assertArguments(['piece', piece, aText]);
    return this.isDone || piece === '' ? [] : this.pushed(piece);
  }

  private pushed(piece: string): Iterable<BoardPart> {
    const text = this.half + (this.atStart ? piece.replace(/^\uFEFF/, '') : piece);
    this.atStart = false;
    this.half = text.endsWith('\r') ? '\r' : '';
    return this.take(text.slice(0, text.length - this.half.length));
  }

  /** The other boards, when there are no more pieces. `failure` says why, if that is not the end of the text: a board that it may have cut is none. */
  end(failure?: Message): Iterable<BoardPart> {
    assertArguments(['failure', failure, optional(aMessage)]);
    return this.isDone ? [] : this.ended(failure);
  }

  private *ended(failure: Message | undefined): Generator<BoardPart> {
    const { half } = this;
    this.half = '';
    yield* this.take(half);
    this.isDone = true;
    if (this.isLong) yield* this.orEmpty(this.restOfLong(failure));
    else yield* withOnly(failure === undefined ? this.whole(this.held) : this.broken(this.held, failure));
  }

  private *take(text: string): Generator<BoardPart> {
    this.held += text;
    if (this.isLong) {
      this.hasEnd ||= endOfLines(text) > 0;
      yield* this.blocks();
      return;
    }
    if (this.held.length <= LONGEST_BOARD || (this.held.length <= LONGEST_GAME && looksLikeGame(this.held))) return;
    const start = this.held.slice(0, LONGEST_BOARD);
    const error = this.errorInAll(start.slice(0, endOfLines(start)) || start);
    if (error !== undefined) {
      this.isDone = true;
      yield { ...error, only: true };
      return;
    }
    this.isLong = true;
    this.hasParts = this.options.byLine !== true && hasParts(this.held.slice(0, BLOCK), this.options);
    this.hasEnd = endOfLines(this.held) > 0;
    if (!this.options.byLine) this.neighbours = familyOfList(this.held.slice(0, BLOCK), this.options);
    yield* this.blocks();
  }

  /** The last boards of a long text. That it has none at all is said, too. */
  private *orEmpty(rest: Iterable<BoardText>): Generator<BoardPart> {
    for (const part of rest) {
      this.isFilled = true;
      yield part;
    }
    if (!this.isFilled) yield { line: 1, column: 1, error: boardEmpty(), only: true };
  }

  /** The boards of a short text. */
  private *whole(text: string): Generator<BoardText> {
    if (text.trim() === '') {
      yield { line: 1, column: 1, error: boardEmpty() };
      return;
    }
    const error = this.errorInAll(text);
    if (error === undefined) yield* this.sound(text, 1, false);
    else yield error;
  }

  /** The boards of a short text that breaks off: the board in which it does is none. */
  private *broken(text: string, failure: Message): Generator<BoardText> {
    const lines = text.slice(0, endOfLines(text));
    let [waiting, count] = [undefined as BoardText | undefined, 0];
    for (const part of lines.trim() === '' ? [] : this.whole(lines)) {
      if (waiting !== undefined) yield waiting;
      waiting = part;
      count++;
    }
    if (waiting !== undefined) {
      // Of several lines, the last ones may be missing.
      const { text: last } = waiting;
      const mayBeCut = linesIn(last?.trim() ?? '') > 0 || (count === 1 && !isBoard(last ?? '', this.options));
      if (!mayBeCut) yield waiting;
    }
    yield { line: 1 + linesIn(lines), error: failure };
  }

  /** The boards of a long text that are complete, block by block. */
  private *blocks(): Generator<BoardText> {
    if (this.hasParts) {
      yield* this.completeParts();
      return;
    }
    while (this.hasEnd && this.held.length >= BLOCK) {
      const end = endOfBlock(this.held);
      yield* this.linesOf(this.held.slice(0, end));
      this.held = this.held.slice(end);
      this.hasEnd = endOfLines(this.held) > 0;
    }
    // A line without an end must not fill the memory.
    if (this.held.length <= LONGEST_BOARD) return;
    if (!this.isSkipping) yield { line: this.line, error: lineTooLong() };
    [this.held, this.isSkipping] = ['', true];
  }

  /** The boards of several lines that are complete: the last before an empty line may go on behind it. */
  private *completeParts(): Generator<BoardText> {
    for (let size = BLOCK; this.held.length >= size; ) {
      const end = endOfEmptyLines(this.held.slice(0, size));
      const parts = [...this.partsOf(this.held.slice(0, end))];
      const last = parts.pop();
      const start = last === undefined ? 0 : startOfLine(this.held, last.line - this.line + 1);
      if (start === 0 && size <= LONGEST_GAME) {
        size *= 2;
        continue;
      }
      if (start === 0) {
        this.isDone = true;
        yield { line: this.line, error: partTooLong() };
        return;
      }
      yield* parts;
      this.isFilled = true;
      this.line = last!.line;
      this.held = this.held.slice(start);
      size = BLOCK;
    }
  }

  /** The boards of several lines in a text; one that is not all text is a part that says so. */
  private *partsOf(text: string): Generator<BoardText> {
    for (const part of this.resolved(splitParts(text, this.line, this.options))) {
      const damage = damageIn(part.text ?? '');
      if (damage === undefined) yield part;
      else {
        const before = part.text!.slice(0, damage.column - 1);
        const line = part.line + linesIn(before);
        yield { line, column: before.length - endOfLines(before) + 1, error: damage.error };
      }
    }
  }

  private *restOfLong(failure: Message | undefined): Generator<BoardText> {
    if (this.hasParts) {
      const parts = [...this.partsOf(this.held)];
      // The last is not whole where the text breaks off.
      yield* failure === undefined ? parts : parts.slice(0, -1);
      if (failure !== undefined) yield { line: this.line + linesIn(this.held), error: failure };
      return;
    }
    // A line in which the text breaks off is not whole.
    yield* this.linesOf(failure === undefined ? this.held : this.held.slice(0, endOfLines(this.held)));
    if (failure !== undefined) yield { line: this.line, error: failure };
  }

  private linesOf(block: string): Iterable<BoardText> {
    const lines = this.isSkipping ? withoutFirstLine(block) : block;
    if (this.isSkipping && linesIn(block) > 0) [this.line, this.isSkipping] = [this.line + 1, false];
    const start = this.line;
    this.line += linesIn(lines);
    this.isFilled ||= lines.trim() !== '';
    return this.sound(lines, start, true);
  }

  /** The boards in a text that starts on a line; a line that is not text becomes a part with an error. */
  private sound(text: string, start: number, onLines: boolean): Iterable<BoardText> {
    return this.resolved(damageIn(text) === undefined ? this.parts(text, start, onLines) : this.damaged(text, start));
  }

  private *damaged(text: string, start: number): Generator<BoardText> {
    const { clean, bad, good } = sorted(text, start);
    let next = 0;
    for (const part of good === 0 ? [] : this.parts(clean, start, true)) {
      while (next < bad.length && bad[next]!.line < part.line) yield bad[next++]!;
      yield part;
    }
    yield* bad.slice(next);
  }

  private parts(text: string, start: number, onLines: boolean): Iterable<BoardText> {
    if (this.options.byLine) return allLines(text, start);
    if (!onLines) return splitText(text, start, this.options);
    return splitLines(text, start, this.neighbours ?? familyOfList(text, this.options));
  }

  /** The error of a text as a whole, judged by its start: it is partly not text, and no list with a board on each line. */
  private errorInAll(text: string): BoardText | undefined {
    if (damageIn(text) === undefined) return undefined;
    const { clean, bad, good } = sorted(text, 1);
    const [first] = bad;
    if (good === 0) return first;
    // What stands beside the boards is not known here.
    if (this.options.byLine) return good < bad.length ? first : undefined;
    let anyBoard = false;
    for (const { text: part = '' } of splitText(clean, 1, this.options)) {
      if (linesIn(part.trim()) > 0) return first;
      anyBoard ||= isBoard(part, this.options);
    }
    return anyBoard ? undefined : first;
  }

  /** The same with ids in the place of links: whoever reads the boards may not have the collection at hand. */
  private resolved(parts: Iterable<BoardText>): Iterable<BoardText> {
    const resolve = (part: BoardText): BoardText =>
      part.text?.includes('#/') && looksLikeLink(part.text) ? this.boardOfLink(part, part.text) : part;
    if (this.options.byLine) return parts;
    return Array.isArray(parts) ? (parts as readonly BoardText[]).map(resolve) : mapped(parts, resolve);
  }

  private boardOfLink({ text: _, ...part }: BoardText, link: string): BoardText {
    const game = gameOfLink(link, this.options.puzzleNamed);
    if (!game.ok) {
      const { code, values, message } = game.problem;
      return { ...part, column: 1, error: { code, values, message } };
    }
    const { family, position, reading } = game.value;
    return { ...part, text: positionId(family, position, reading.format) };
  }
}

/** The boards of a text. */
export function splitBoards(text: string, options: SplitOptions = { read: {} }): Iterable<BoardPart> {
  assertArguments(['text', text, aText]);
  return allParts(text, new TextSplitter(options));
}

function* allParts(text: string, splitter: TextSplitter): Generator<BoardPart> {
  yield* splitter.push(text);
  yield* splitter.end();
}

function* mapped<T, U>(items: Iterable<T>, map: (item: T) => U): Generator<U> {
  for (const item of items) yield map(item);
}

/** The parts; one that is the only one says so. Looks one ahead, so that a long list is never held as a whole. */
function* withOnly(parts: Iterable<BoardText>): Generator<BoardPart> {
  let [waiting, count] = [undefined as BoardText | undefined, 0];
  for (const part of parts) {
    if (waiting !== undefined) yield waiting;
    waiting = part;
    count++;
  }
  if (waiting !== undefined) yield count === 1 ? { ...waiting, only: true } : waiting;
}

/** A text in which some lines are not text. */
interface Sorted {
  /** The others, where they were. */
  readonly clean: string;
  /** What is to be said of each that is not. */
  readonly bad: readonly BoardText[];
  /** How many others there are that are not empty. */
  readonly good: number;
}

function sorted(text: string, start: number): Sorted {
  const bad: BoardText[] = [];
  let good = 0;
  const lines = text.split(LINE_END).map((each, i) => {
    const damage = damageIn(each);
    if (damage === undefined) {
      if (each.trim() !== '') good++;
      return each;
    }
    bad.push({ line: start + i, ...damage });
    return '';
  });
  return { clean: lines.join('\n'), bad, good };
}

/**
 * The end of the first block: behind its last complete line, or else behind the first complete one. Depends on the text alone, because a
 * pipe delivers other pieces each time.
 */
function endOfBlock(text: string): number {
  const end = endOfLines(text.slice(0, BLOCK));
  if (end > 0) return text.startsWith('\r\n', end - 1) ? end + 1 : end;
  return text.length - withoutFirstLine(text).length;
}
