import { positionId } from '@slidewise/core/session';
import type { OneBoard } from '../input/boards.js';

/** How lines of JSON begin that are about a board. */
export interface AboutBoard {
  readonly board: string;
  readonly id: string;
  readonly text: string | null;
  readonly family: string;
  readonly format: string;
  readonly goal: string;
}

export function aboutBoard({ label, family, reading }: OneBoard): AboutBoard {
  const { position, format, goal } = reading;
  const printed = family.print(position, format);
  const text = printed.ok ? printed.value.trimEnd() : null;
  return { board: label, id: positionId(family, position, format), text, family: family.id, format, goal };
}
