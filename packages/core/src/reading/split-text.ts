import type { Family } from '../contract/family.js';
import type { ReadOptions } from '../contract/text.js';
import { familyById } from '../families.js';
import { hasRows, isMeantAsBoard } from './board-shape.js';
import type { BoardOptions, BoardRead, BoardText } from './board-text.js';
import { isTopOfDrawing } from './drawing.js';
import { guessFamily } from './guess-family.js';
import { isRemark, LINE_END, linesIn } from './lines.js';
import { readBoard } from './read-board.js';
import { holdsDrawing, looksLikeGame, saysItself } from './text-kinds.js';

/** So many lines are tried, and so many characters at most. */
const LOOK_AHEAD = 50;
const LONGEST_LOOK = 100_000;
/** A grid of fewer cells on a line is a row of a board, even if it could be a small board itself. */
const FEWEST_CELLS = 16;
/** A shorter line may be the row with the target of a board that is drawn, and has a fault elsewhere. */
const LONGER_THAN_A_ROW = 20;
/** A board may consist of so many blocks with empty lines between. */
const MOST_BLOCKS = 4;
/** So many boards are tried to tell whether empty lines stand between boards. */
const MOST_TRIED = 20;

/** The boards in a text, of which the first line is the one with the number `start`. */
export function* splitText(text: string, start: number, options: BoardOptions): Generator<BoardText> {
  if (hasLongParts(text)) yield* splitParts(text, start, options);
  else yield* boards(text, start, options);
}

/** Whether boards have several lines in a text of which this is the beginning. */
export function hasParts(text: string, options: BoardOptions): boolean {
  if (hasLongParts(text)) return true;
  const family = familyById(options.family ?? '') ?? guessFamily(text, options.read);
  return arrangementOf(text, family, options) === 'blocks';
}

/** Saved games, drawings, or boards with empty lines between. */
export function* splitParts(text: string, start: number, options: BoardOptions): Generator<BoardText> {
  if (looksLikeGame(text)) yield* games(text, start);
  else if (hasLongParts(text)) yield* drawings(text, start, options);
  else yield* blocks(text, start, options);
}

function hasLongParts(text: string): boolean {
  return looksLikeGame(text) || holdsDrawing(text);
}

function* blocks(text: string, start: number, options: BoardOptions): Generator<BoardText> {
  for (const { line, ...unit } of unitsIn(text, options)) yield { line: start + line - 1, ...unit };
}

/** Each line that is not empty, without remarks. `neighbours` is the family that the list looks like. */
export function splitLines(text: string, start: number, neighbours?: Family): readonly BoardText[] {
  return filledLines(text, start, (line, each) =>
    isRemark(each)
      ? undefined
      : neighbours === undefined
        ? { line, text: each }
        : { line, family: neighbours.id, text: each },
  );
}

/** Each line that is not empty, whatever stands on it. */
export function allLines(text: string, start: number): readonly BoardText[] {
  return filledLines(text, start, (line, each) => ({ line, text: each }));
}

function filledLines(
  text: string,
  start: number,
  partOf: (line: number, text: string) => BoardText | undefined,
): readonly BoardText[] {
  const parts: BoardText[] = [];
  for (const [i, each] of text.split(LINE_END).entries()) {
    const part = each.trim() === '' ? undefined : partOf(start + i, each);
    if (part !== undefined) parts.push(part);
  }
  return parts;
}

/** The family that a list looks like, by its first line that is a board. */
export function familyOfList(text: string, { family, read }: BoardOptions): Family | undefined {
  if (family !== undefined) return familyById(family);
  const lines = sampleOf(text).filter((line) => !saysItself(line));
  const found = withLess(read)
    .flatMap((each) => lines.map((line) => ({ line, read: each })))
    .find((each) => reads(each.line, each));
  const first = found?.line ?? lines[0];
  return first === undefined ? undefined : guessFamily(first, read);
}

/** Whether a text is a board, if not with the options that were given, then with less. */
export function isBoard(text: string, { read, ...options }: BoardOptions): boolean {
  return withLess(read).some((each) => reads(text, { ...options, read: each }));
}

/** Options, and the same without those that may fit no board: the target and the goal, then the size, too. */
function withLess(options: ReadOptions): readonly ReadOptions[] {
  const { format, size, target, goal } = options;
  if (target === undefined && goal === undefined && size === undefined) return [options];
  const said = { ...(format === undefined ? {} : { format }) };
  return [options, { ...said, ...(size === undefined ? {} : { size }) }, said];
}

function reads(text: string, options: BoardOptions): boolean {
  return readBoard({ line: 1, text }, options).ok;
}

/** Whether a line has the form of a board in a list: rows with `/` between, or a grid with numbers around it. */
function isListed(line: string): boolean {
  if (/[^\s/]\s*\/\s*[^\s/]/.test(line)) return true;
  const words = line.trim().split(/\s+/, 4);
  const isNumber = words.map((word) => /^\d+$/.test(word));
  return ['no', 'on', 'non'].includes(isNumber.map((is) => (is ? 'n' : 'o')).join(''));
}

/**
 * Whether a text is a board, and no row of one: a word for a small board could be a row, unless its format is known or boards of its
 * family have one row.
 */
function readsAlone(text: string, options: BoardOptions, neighbours = {}): BoardRead | undefined {
  const read = readBoard({ line: 1, text, ...neighbours }, options);
  if (!read.ok) return undefined;
  const { family, reading } = read.value;
  const isKnown = options.read.format !== undefined || text.trim().toLowerCase().startsWith(`${reading.format}:`);
  return !isKnown && isRow(text) && family.scene(reading.position).height > 1 ? undefined : read.value;
}

/** Whether a line could be a row of a small board. */
function isRow(line: string): boolean {
  const row = line.trim();
  return row.length < FEWEST_CELLS && /^[^\s/]+$/.test(row);
}

/** The first lines of a text, without empty ones and remarks. */
function sampleOf(text: string): readonly string[] {
  const lines = text.slice(0, LONGEST_LOOK).split(LINE_END);
  if (text.length > LONGEST_LOOK && lines.length > 1) lines.pop();
  return lines.filter((line) => line.trim() !== '' && !isRemark(line)).slice(0, LOOK_AHEAD);
}

function* boards(text: string, start: number, options: BoardOptions): Generator<BoardText> {
  const family = familyById(options.family ?? '') ?? guessFamily(text, options.read);
  const arrangement = arrangementOf(text, family, options);
  if (arrangement === 'lines') yield* splitLines(text, start, familyOfList(text, options));
  else if (arrangement === 'blocks') yield* blocks(text, start, options);
  else yield { line: start, family: family.id, text };
}

/** How the boards of a text stand in it: one, each on its line, or with empty lines between. */
type Arrangement = 'one' | 'lines' | 'blocks';

function arrangementOf(text: string, likely: Family, { family: demanded, read }: BoardOptions): Arrangement {
  const lines = sampleOf(text);
  const [first] = lines;
  if (first === undefined) return 'one';
  if (lines.every(saysItself)) return 'lines';
  if (lines.length < 2) return 'one';
  // If nothing is a board, the options may be the reason.
  for (const each of withLess(read)) {
    const options = { ...(demanded === undefined ? {} : { family: demanded }), read: each };
    const family = demanded === undefined && each !== read ? guessFamily(text, each) : likely;
    const isOne = family.parse(text, each).ok;
    // Rows that make a board together are no boards of one row.
    const isAlone = (line: string): boolean =>
      saysItself(line) || (!(isOne && isRow(line)) && readsAlone(line, options) !== undefined);
    if (isOne && !isAlone(first)) return 'one';
    const alone = lines.filter(isAlone);
    if (2 * alone.length > lines.length) return 'lines';
    if (isOne) return 'one';
    if (areBlocks(text, options, 1)) return 'blocks';
    if (alone.length > 1 || alone.some((line) => line.length > LONGER_THAN_A_ROW)) return 'lines';
  }
  if (2 * lines.filter(isListed).length > lines.length && isListed(first)) return 'lines';
  return areBlocks(text, { ...(demanded === undefined ? {} : { family: demanded }), read }, 0) ? 'blocks' : 'one';
}

/** Whether most of what stands between empty lines are boards, or meant as boards, and at least so many can be read. */
function areBlocks(text: string, options: BoardOptions, least: number): boolean {
  let [tried, meant, read] = [0, 0, 0];
  for (const unit of unitsIn(text, options)) {
    if (unit.family !== undefined) read++;
    if (unit.family !== undefined || isMeantAsBoard(unit.text)) meant++;
    if (++tried === MOST_TRIED) break;
  }
  return tried > 1 && read >= least && 2 * meant >= tried && meant > 1 - read;
}

/** Whether most of some lines are boards, so that the others are boards with a mistake. */
function isList(rows: string, options: BoardOptions): boolean {
  const lines = sampleOf(rows);
  const alone = lines.filter((line) => saysItself(line) || readsAlone(line, options) !== undefined);
  return lines.length > 1 && 2 * alone.length > lines.length;
}

/** A part of a text, and the line on which it starts. */
interface Block {
  readonly text: string;
  readonly line: number;
}

/**
 * What stands between empty lines, with its family if it is a board. Blocks that make a board only together are one, and a block that is a
 * list is as many as it has lines.
 */
function* unitsIn(text: string, options: BoardOptions): Generator<Block & { readonly family?: string }> {
  let neighbours: { readonly family?: string } = {};
  const isBoard = (blocks: readonly Block[]): boolean => {
    const read = readsAlone(joined(blocks), options, neighbours);
    if (read !== undefined) neighbours = { family: read.family.id };
    return read !== undefined;
  };
  const waiting: Block[] = [];
  const rest = blocksIn(text);
  const has = (count: number): boolean => {
    while (waiting.length < count) {
      const next = rest.next();
      if (next.done) return false;
      waiting.push(next.value);
    }
    return true;
  };
  while (has(1)) {
    let count = 1;
    // Headers belong to the rows below them.
    while (count < MOST_BLOCKS && isHeader(waiting[count - 1]!.text) && has(count + 1)) count++;
    const least = count;
    let found = isBoard(waiting.slice(0, count));
    const [{ text: rows, line }] = waiting as [Block];
    if (!found && count === 1 && isList(rows, options)) {
      waiting.shift();
      for (const part of splitLines(rows, line, familyOfList(rows, options))) yield { text: '', ...part };
      continue;
    }
    while (!found && count < least + MOST_BLOCKS && has(count + 1)) found = isBoard(waiting.slice(0, ++count));
    const unit = waiting.splice(0, found ? count : least);
    yield { text: joined(unit), line: unit[0]!.line, ...(found ? neighbours : {}) };
  }
}

function isHeader(text: string): boolean {
  return !saysItself(text) && !hasRows(text);
}

/** The text of blocks, with as many empty lines between as there are. */
function joined(blocks: readonly Block[]): string {
  return blocks
    .map(({ text, line }, i) => {
      const before = blocks[i - 1];
      return before === undefined ? text : '\n'.repeat(line - before.line - linesIn(before.text)) + text;
    })
    .join('');
}

/** The parts of a text between empty lines, without those that are remarks alone. A line that says itself what it is is a part. */
function* blocksIn(text: string): Generator<Block> {
  let [rows, isRemarks, first, line] = [[] as string[], true, 1, 0];
  for (const each of linesOf(text)) {
    line++;
    const isOwn = saysItself(each);
    if (each.trim() !== '' && !isOwn) {
      if (rows.length === 0) [isRemarks, first] = [true, line];
      rows.push(each);
      isRemarks &&= isRemark(each);
      continue;
    }
    if (rows.length > 0 && !isRemarks) yield { text: rows.join('\n'), line: first };
    if (isOwn) yield { text: each, line };
    rows = [];
  }
  if (rows.length > 0 && !isRemarks) yield { text: rows.join('\n'), line: first };
}

/** The lines of a text, one after another: of a long one, only the first are needed. */
function* linesOf(text: string): Generator<string> {
  const end = new RegExp(LINE_END);
  let start = 0;
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    yield text.slice(start, found.index);
    start = end.lastIndex;
  }
  yield text.slice(start);
}

/** Saved games, one behind another: a header after moves begins the next. */
function* games(text: string, start: number): Generator<BoardText> {
  let [rows, line, first, hasMoves] = [[] as string[], start - 1, start, false];
  for (const each of text.split(LINE_END)) {
    line++;
    const isHeader = looksLikeGame(each);
    if (isHeader && hasMoves) {
      yield { line: first, text: rows.join('\n') };
      [rows, first, hasMoves] = [[], line, false];
    }
    hasMoves ||= !isHeader && each.trim() !== '';
    rows.push(each);
  }
  yield { line: first, text: rows.join('\n') };
}

/** Drawings up to the next empty line, without the name above each, and what else is in the text. */
function* drawings(text: string, start: number, options: BoardOptions): Generator<BoardText> {
  let [rows, first, isDrawn] = [[] as string[], start, false];
  const parts = function* (): Generator<BoardText> {
    const part = { line: first, text: rows.join('\n') };
    if (isDrawn) yield part;
    else if (part.text.trim() !== '') yield* boards(part.text, first, options);
  };
  for (const [i, each] of text.split(LINE_END).entries()) {
    const isTop = isTopOfDrawing(each);
    if (isTop || (isDrawn && each.trim() === '')) {
      if (isTop && !isDrawn && rows.at(-1)?.trim()) rows.pop();
      yield* parts();
      [rows, first, isDrawn] = [[], start + i, isTop];
    }
    rows.push(each);
  }
  yield* parts();
}
