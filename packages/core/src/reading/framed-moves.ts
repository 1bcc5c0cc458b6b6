import type { Family } from '../contract/family.js';
import { unwrap } from '../result.js';
import { MoveTextReader } from './move-text.js';

/** `1. d 1`, `2) c -2`, `Move 3: b 3`, and a tab behind the number. Without a word there must be a mark, for a brick may be called 1. */
const NUMBERED = /^(\s*(?:(?:move|step)\s*#?\s*(\d+)|(\d+)(?=\s*[.):]|\t))\s*[.):]?)(?=\s*\S)/i;
/** The second number of `1. d 1 2. c -2`. */
const NUMBERED_INSIDE = /(?<=[\s,;])(\d+)[.)](?=\s)/g;
/** `Moves:`, `Solution found with expansions: 72`, `Path: LURD`: the moves follow it, on its line or on the next ones. */
const MOVES_FOLLOW =
  /^.*\bsolution found with expansions: \d+$|^(.*\b(?:moves?|solution|steps|path)\b[^:]*:)\s*(?!\s*\d+\s*$)(.*)$/i;
/** The prompt of `classroom rh`; on a terminal, what the player types stands behind it. */
const PROMPT = /^Enter a vehicle and move amount .*'Z' ?: ?/;
/** No heading is longer, and no list of moves with a frame. */
const LONGEST_HEADING = 200;
const LONGEST_TEXT = 2 ** 20;
/** `Start state:`, `Time taken: 0.043 seconds`, `You win!`, and pictures in lines. */
const WORDS = /^[^:]*\p{L}{2}[^:]*:|[.!?]\s*$|[\u2500-\u259f]/u;

/**
 * The moves of a text, with numbers, boards, headings and counts replaced by blanks. The length is the same, so lines and columns stay
 * right.
 */
export function movesWithoutFrame(family: Family, position: unknown, text: string, letters?: string): string {
  if (text.length > LONGEST_TEXT || !/[\n\r:.)]/.test(text)) return text;
  const isMove = (line: string): boolean => {
    const read = new MoveTextReader(family, line, letters).next(position);
    return read?.move.ok === true;
  };
  const lines = withoutNumbers(text.split(/(?<=\r\n|\n|\r(?!\n))/), isMove);
  const blocks = blocksIn(lines);
  const kept =
    typedMoves(lines, isMove) ??
    afterHeading(lines, blocks, isMove) ??
    movesBetweenDrawings(family, position, lines) ??
    withoutPictures(family, lines, blocks, isMove);
  return lines.map((line, i) => kept.get(i) ?? blank(line)).join('');
}

/** The lines without the numbers of moves, if they count on from 0 or 1. */
function withoutNumbers(lines: readonly string[], isMove: IsMove): readonly string[] {
  const starts = lines.map((line) => {
    const match = NUMBERED.exec(line);
    return match === null ? [] : [{ at: 0, text: match[1]!, number: Number(match[2] ?? match[3]) }];
  });
  const all = lines.map((line, i) => {
    if (starts[i]!.length === 0) return [];
    const inside = [...line.matchAll(NUMBERED_INSIDE)].filter(({ index }) => index >= starts[i]![0]!.text.length);
    return [
      ...starts[i]!,
      ...inside.map(({ 0: text, 1: digits, index }) => ({ at: index, text, number: Number(digits) })),
    ];
  });
  const numbers = [all, starts].find((found) => countsOn(found.flat().map(({ number }) => number)));
  if (numbers === undefined) return lines;
  const first = numbers.findIndex((some) => some.length > 0);
  const without = (i: number): string =>
    numbers[i]!.reduce(
      (rest, { at, text }) => rest.slice(0, at) + blank(text) + rest.slice(at + text.length),
      lines[i]!,
    );
  // Of `1 left` with a tab between, 1 is the brick.
  if (/\d\s*$/.test(numbers[first]![0]!.text) && !isMove(without(first))) return lines;
  return lines.map((_, i) => without(i));
}

function countsOn([first, ...others]: readonly number[]): boolean {
  return (first === 0 || first === 1) && others.every((number, i) => number === first + i + 1);
}

/** The numbers of the lines of each block; empty lines stand between blocks. */
function blocksIn(lines: readonly string[]): number[][] {
  const blocks: number[][] = [];
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (i === 0 || lines[i - 1]!.trim() === '') blocks.push([i]);
    else blocks.at(-1)!.push(i);
  }
  return blocks;
}

type Kept = Map<number, string>;
type IsMove = (line: string) => boolean;

/** The moves that a player typed at the prompt of a game, without undone and refused ones; undefined if none were typed. */
function typedMoves(lines: readonly string[], isMove: IsMove): Kept | undefined {
  const played: [number, string][] = [];
  let typed = 0;
  for (const [i, line] of lines.entries()) {
    const prompt = PROMPT.exec(line)?.[0];
    if (prompt === undefined) continue;
    const command = line.slice(prompt.length);
    if (/^\s*Z\s*$/.test(command)) played.pop();
    if (!isMove(command)) continue;
    typed++;
    if (!/^Illegal move/.test(lines[i + 1] ?? '')) played.push([i, blank(prompt) + command]);
  }
  return typed === 0 ? undefined : new Map(played);
}

/**
 * The moves between the drawings of a game whose moves came from a file, each on the first line of its drawing. Undefined if the drawings
 * are not one move apart.
 */
function movesBetweenDrawings(family: Family, start: unknown, lines: readonly string[]): Kept | undefined {
  if (!lines.some((line) => PROMPT.test(line))) return undefined;
  const format = family.formats.find(({ id }) => isDrawnFirst(family, start, id, lines))?.id;
  if (format === undefined) return undefined;
  const drawing = (position: unknown): readonly string[] => {
    const printed = family.print(position, format);
    return printed.ok ? rowsOf(printed.value.split('\n')) : [];
  };
  const { length: height } = drawing(start);
  const past: { readonly position: unknown; readonly line: number; readonly text: string }[] = [];
  let position = start;
  for (let i = height; i + height <= lines.length; i++) {
    const begins = lines[i]!.trim() !== '' && (lines[i - 1]!.trim() === '' || PROMPT.test(lines[i - 1]!));
    if (!begins) continue;
    const rows = rowsOf(lines.slice(i, i + height)).join('\n');
    if (rows === drawing(position).join('\n') || family.parse(rows, { format }).ok === false) continue;
    const before = past.at(-1);
    if (before !== undefined && rows === drawing(before.position).join('\n')) {
      position = past.pop()!.position;
      continue;
    }
    const here = position;
    const move = family.moves(here).find((each) => {
      const after = family.play(here, each);
      return after.ok && drawing(after.value).join('\n') === rows;
    });
    if (move === undefined) return undefined;
    past.push({ position: here, line: i, text: family.printMove(here, move, { format }) });
    position = unwrap(family.play(here, move));
  }
  const end = (line: string): string => /[\r\n]*$/.exec(line)![0];
  return past.length === 0 ? undefined : new Map(past.map(({ line, text }) => [line, text + end(lines[line]!)]));
}

function isDrawnFirst(family: Family, position: unknown, format: string, lines: readonly string[]): boolean {
  const printed = family.print(position, format);
  if (!printed.ok || !family.parse(printed.value, { format }).ok) return false;
  const rows = rowsOf(printed.value.split('\n'));
  return rows.length > 1 && rowsOf(lines.slice(0, rows.length)).join('\n') === rows.join('\n');
}

function rowsOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trimEnd());
}

/** The lines behind a heading of moves; undefined if there is none. */
function afterHeading(lines: readonly string[], blocks: readonly number[][], isMove: IsMove): Kept | undefined {
  const kept: Kept = new Map();
  for (const [b, block] of blocks.entries()) {
    const at = block.findIndex((i) => isHeading(MOVES_FOLLOW, lines[i]!) && !isMove(lines[i]!));
    if (at < 0) continue;
    const heading = lines[block[at]!]!;
    const [, words = '', rest = ''] = MOVES_FOLLOW.exec(heading.trimEnd()) ?? [];
    const onLine = rest !== '' && isMove(rest);
    if (rest !== '' && !onLine) continue;
    if (onLine) kept.set(block[at]!, blank(words) + heading.slice(words.length));
    // An empty line may stand behind the heading, and between moves.
    const below = [block.slice(at + 1), ...blocks.slice(b + 1)];
    for (const some of below) {
      if (some.length === 0) continue;
      if (!isMove(lines[some[0]!]!)) break;
      const end = some.findIndex((i) => isHeading(WORDS, lines[i]!) && !isMove(lines[i]!));
      for (const i of end < 0 ? some : some.slice(0, end)) kept.set(i, lines[i]!);
      if (end >= 0) break;
    }
    return kept.size === 0 ? undefined : kept;
  }
  return undefined;
}

/** All blocks but the boards and words before the first move and after the last. */
function withoutPictures(family: Family, lines: readonly string[], blocks: readonly number[][], isMove: IsMove): Kept {
  const isFrame = (block: readonly number[]): boolean => {
    if (isMove(lines[block[0]!]!)) return false;
    const drawn = block.map((i) => lines[i]!).filter((line) => !isHeading(WORDS, line));
    return drawn.length === 0 || family.parse(drawn.join(''), {}).ok;
  };
  const first = blocks.findIndex((block) => !isFrame(block));
  const last = blocks.findLastIndex((block) => !isFrame(block));
  const rest = first < 0 ? blocks : blocks.slice(first, last + 1);
  return new Map(rest.flat().map((i) => [i, lines[i]!]));
}

function isHeading(pattern: RegExp, line: string): boolean {
  return line.length <= LONGEST_HEADING && pattern.test(line.trimEnd());
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
