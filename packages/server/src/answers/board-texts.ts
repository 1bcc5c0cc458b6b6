import { type Family, same } from '@slidewise/core/contract';
import { readBoard, splitBoards } from '@slidewise/core/reading';
import { positionId } from '@slidewise/core/session';
import { sentenceOf } from './sentence-of.js';

/** A board as text: in which format, with the names that its pieces have there. */
export interface BoardAsText {
  readonly text: string;
  readonly id: string;
}

/** Writes boards of a family in one format, or in the first that says all of it. */
export class BoardTexts {
  /** How many boards the format that was asked for cannot express, and why not the last of them. */
  readonly beyond = { boards: 0, why: '' };

  constructor(
    private readonly family: Family,
    private readonly format: string | undefined,
  ) {}

  /** A board on one line that reads back as it is, even among others; its id if no format allows that. */
  line(position: unknown): BoardAsText {
    this.noteIfBeyond(position);
    return this.inFormats(position, (text) => !text.includes('\n') && this.isOneOfMany(text));
  }

  /** A board as it stands in a file of its own. */
  file(position: unknown): BoardAsText {
    return this.inFormats(position, () => true);
  }

  private noteIfBeyond(position: unknown): void {
    const { family, format } = this;
    if (format === undefined) return;
    const printed = family.print(family.renamed?.(position, format) ?? position, format);
    if (printed.ok) return;
    this.beyond.boards++;
    this.beyond.why = sentenceOf(printed.problem);
  }

  private inFormats(position: unknown, suits: (text: string) => boolean): BoardAsText {
    const { family, format } = this;
    for (const id of format === undefined ? family.formats.map((each) => each.id) : [format]) {
      const named = family.renamed?.(position, id) ?? position;
      const printed = family.print(named, id);
      if (!printed.ok) continue;
      const text = printed.value.trimEnd();
      if (this.readsAs(text, named) && suits(text)) return { text, id: positionId(family, named, id) };
    }
    // Of several ids, the shortest is the easiest to handle.
    const ids = (format === undefined ? family.formats.map((each) => each.id) : [format]).map((wanted) =>
      positionId(family, family.renamed?.(position, wanted) ?? position, wanted),
    );
    const id = ids.reduce((best, other) => (other.length < best.length ? other : best));
    return { text: id, id };
  }

  /** Whether a text alone is read as the position. */
  private readsAs(text: string, position: unknown): boolean {
    const read = readBoard({ line: 1, text });
    return read.ok && read.value.family === this.family && same(read.value.reading.position, position);
  }

  /** Whether boards like this are read one by one from lines. */
  private isOneOfMany(text: string): boolean {
    return [...splitBoards(`${text}\n${text}\n${text}\n`, { read: {} })].length === 3;
  }
}
