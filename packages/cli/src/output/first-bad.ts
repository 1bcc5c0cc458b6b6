import type { BadMove } from '@slidewise/core/reading';

/** What programs are told of the first move that cannot be played. */
export interface FirstBad {
  readonly number: number;
  readonly move: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

export function firstBad({ number, text: move, line, column, reason }: BadMove): FirstBad {
  return { number, move, line, column, reason };
}
