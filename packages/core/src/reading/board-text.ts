import type { Family } from '../contract/family.js';
import type { Reading, ReadOptions } from '../contract/text.js';
import type { Message } from '../messages/message.js';

/** The text of one board: plain data, so that it can be written down and sent anywhere. */
export interface BoardText {
  /** The line of the whole text on which it starts, from 1. */
  readonly line: number;
  /** A board in any notation, an id, a JSON object, a saved game or a drawing; left out where there is none. */
  readonly text?: string;
  /** The family that the text around it looks like: it is tried first. */
  readonly family?: string;
  /** Why there is no text. */
  readonly error?: Message;
  /** Where in the line that is. */
  readonly column?: number;
}

/** How boards are to be read. */
export interface BoardOptions {
  /** The family that they must be of; by default, each is of the family that it looks like. */
  readonly family?: string;
  /** What their texts do not say themselves. */
  readonly read: ReadOptions;
}

/** A board that was read. */
export interface BoardRead {
  /** Its family. */
  readonly family: Family;
  /** The position, with its format and goal. */
  readonly reading: Reading<unknown>;
  /** A text for the same board: its source, or the id of a position from a drawing or a game. */
  readonly text: string;
  /** The JSON object that it came with, such as a row of an earlier run. */
  readonly object?: Readonly<Record<string, unknown>>;
}
