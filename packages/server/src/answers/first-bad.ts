import { type MessageFields, messageFields } from '@slidewise/core/messages';
import type { BadMove } from '@slidewise/core/reading';

/** What programs are told of the first move that cannot be played. */
export interface FirstBad extends MessageFields<'reason'> {
  readonly number: number;
  readonly move: string;
  readonly line: number;
  readonly column: number;
}

/** The first move that cannot be played, for a line of JSON. */
export function firstBad({ number, text: move, line, column, reason }: BadMove): FirstBad {
  return { number, move, line, column, ...messageFields('reason', reason) };
}
