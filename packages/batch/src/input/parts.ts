import type { Family, ReadOptions } from '@slidewise/core/contract';
import { familyById, guessFamily } from '@slidewise/core/families';
import { looksLikeId } from '@slidewise/core/session';
import type { BoardItem } from '../kinds/board.js';
import type { InputFile, ReadCount } from './read-text.js';

export const LINE_END = /\r\n|\n|\r/g;

/** How files are read. */
export interface Terms {
  readonly family?: string;
  readonly read: ReadOptions;
  readonly count: ReadCount;
  /** Each line is an item, whatever stands beside the board. */
  readonly byLine?: boolean;
}

export function familyOf({ family: usual }: InputFile, text: string, { family }: Terms): Family {
  return familyById(family ?? usual ?? '') ?? guessFamily(text);
}

/** The boards in a text that starts on a line of its file. */
export function* partsOf(
  file: InputFile,
  text: string,
  start: number,
  terms: Terms,
  onLines: boolean,
): Generator<BoardItem> {
  // Rows of an earlier run, or ids of positions: whatever the families are, each is on its line.
  const first = text.trimStart();
  if (terms.byLine || first.startsWith('{') || looksLikeId(first)) {
    yield* lineByLine(file, text, start);
    return;
  }
  const family = familyOf(file, text, terms);
  const parts = family.split(text, terms.read)[Symbol.iterator]();
  const [one, two] = [parts.next(), parts.next()];
  if (onLines && two.done) {
    yield* lineByLine({ ...file, family: family.id }, text, start);
    return;
  }
  for (let part = one, after = two; !part.done; part = after, after = parts.next()) {
    const line = start + part.value.line - 1;
    yield { board: `${file.name}:${line}`, line, family: family.id, text: part.value.text };
    if (after.done) return;
  }
}

function* lineByLine({ name, family }: InputFile, text: string, start: number): Generator<BoardItem> {
  let line = start - 1;
  for (const each of text.split(LINE_END)) {
    line++;
    if (each.trim() === '') continue;
    yield { board: `${name}:${line}`, line, ...(family === undefined ? {} : { family }), text: each };
  }
}

export function linesIn(text: string): number {
  return text.match(LINE_END)?.length ?? 0;
}
