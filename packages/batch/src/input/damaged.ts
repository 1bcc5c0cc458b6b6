import type { BoardItem } from '../kinds/board.js';
import { damageIn } from './decode.js';
import { isBoard, LINE_END, linesIn, partsOf, type Terms } from './parts.js';
import type { InputFile } from './read-text.js';

/** A text in which some lines are not text. */
interface Sorted {
  /** The others, where they were. */
  readonly clean: string;
  /** What is to be said of each that is not. */
  readonly bad: readonly BoardItem[];
  /** How many others there are that are not empty. */
  readonly good: number;
}

function sorted({ name }: InputFile, text: string, start: number): Sorted {
  const bad: BoardItem[] = [];
  let good = 0;
  const lines = text.split(LINE_END).map((each, i) => {
    const damage = damageIn(each);
    if (damage === undefined) {
      if (each.trim() !== '') good++;
      return each;
    }
    const line = start + i;
    bad.push({ board: `${name}:${line}`, line, ...damage });
    return '';
  });
  return { clean: lines.join('\n'), bad, good };
}

/** The boards in a text that starts on a line of its file; a line that is not text is an item that says so. */
export function* soundParts(
  file: InputFile,
  text: string,
  start: number,
  terms: Terms,
  onLines: boolean,
): Generator<BoardItem> {
  if (damageIn(text) === undefined) {
    yield* partsOf(file, text, start, terms, onLines);
    return;
  }
  const { clean, bad, good } = sorted(file, text, start);
  let next = 0;
  for (const item of good === 0 ? [] : partsOf(file, clean, start, terms, true)) {
    while (next < bad.length && bad[next]!.line < item.line) yield bad[next++]!;
    yield item;
  }
  yield* bad.slice(next);
}

/** What is wrong with a file as a whole, by how it starts: some of it is not text, and the rest is no list with a board on each line. */
export function troubleWithAll(file: InputFile, text: string, terms: Terms): BoardItem | undefined {
  if (damageIn(text) === undefined) return undefined;
  const { clean, bad, good } = sorted(file, text, 1);
  const first = { ...bad[0]!, board: file.name };
  if (good === 0) return first;
  // What stands beside the boards is not known here.
  if (terms.byLine) return good < bad.length ? first : undefined;
  let anyBoard = false;
  for (const item of partsOf(file, clean, 1, terms, false)) {
    if (linesIn(item.text?.trim() ?? '') > 0) return first;
    anyBoard ||= isBoard(item, terms);
  }
  return anyBoard ? undefined : first;
}
