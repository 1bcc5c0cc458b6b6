import { english } from '@slidewise/core/messages';
import { type BoardOptions, type BoardPart, type PuzzleNamed, TextSplitter } from '@slidewise/core/reading';
import type { BoardItem } from '../kinds/board.js';
import { itemFailed } from '../messages.js';
import { type InputFile, Pieces, type ReadLimits } from './read-text.js';

/** What is said of a text in which nothing stands. */
const EMPTY = english.boardEmpty().code;

/** How files are read. */
export interface ItemOptions extends BoardOptions, ReadLimits {
  /** Each line is an item, whatever stands beside the board. */
  readonly byLine?: boolean;
  /** Finds the puzzles that links name. */
  readonly puzzleNamed?: PuzzleNamed;
}

/** The boards of files, in order, as they are read: however many there are, few are in memory. */
export async function* boardItems(files: AsyncIterable<InputFile>, options: ItemOptions): AsyncGenerator<BoardItem> {
  for await (const file of files) {
    for await (const part of partsOf(file, options)) {
      // With the end of its line.
      options.count.taken += (part.text?.length ?? 0) + 1;
      // A pipe may bring nothing; but a file that was named was meant to.
      if (part.error?.code === EMPTY && file.path === '-') continue;
      yield itemOf(file, part);
    }
  }
}

function itemOf({ name }: InputFile, { line, text, family, error, column, only }: BoardPart): BoardItem {
  const board = only ? name : `${name}:${line}`;
  if (text !== undefined) return family === undefined ? { board, line, text } : { board, line, family, text };
  return { board, line, ...(column === undefined ? {} : { column }), ...(error === undefined ? {} : { error }) };
}

async function* partsOf(
  file: InputFile,
  { family = file.family, read, byLine, puzzleNamed, ...options }: ItemOptions,
): AsyncGenerator<BoardPart> {
  const pieces = new Pieces(file, options);
  const splitter = new TextSplitter({
    read,
    ...(family === undefined ? {} : { family }),
    ...(byLine === undefined ? {} : { byLine }),
    ...(puzzleNamed === undefined ? {} : { puzzleNamed }),
  });
  for (let next = await pieces.next(); next !== undefined; next = await pieces.next()) {
    yield* splitter.push(next);
    if (!splitter.done) continue;
    await pieces.close();
    return;
  }
  yield* splitter.end(pieces.error === undefined ? undefined : itemFailed({ error: pieces.error }));
}
