import type { BoardText } from '@slidewise/core/reading';

/** A board of the input, as it stands there. */
export interface BoardItem extends BoardText {
  /** Where it comes from: the file, and the line where a file holds many. */
  readonly board: string;
  /** It is the same text as that of an earlier item, whose row it shares. */
  readonly sameAs?: Place;
}

/** An item by its number, from 0, and the line of its file on which it starts. */
export interface Place {
  readonly number: number;
  readonly line: number;
}
