import type { Family, Reading } from '@slidewise/core/contract';
import { positionId } from '@slidewise/core/session';

/** A board that was read, and what it is called. */
export interface NamedBoard {
  readonly label: string;
  readonly family: Family;
  readonly reading: Reading<unknown>;
}

/** How lines of JSON begin that are about a board. */
export interface AboutBoard {
  readonly board: string;
  readonly id: string;
  readonly text: string | null;
  readonly family: string;
  readonly format: string;
  readonly goal: string;
}

/** The fields of a board, for a line of JSON. */
export function aboutBoard({ label, family, reading }: NamedBoard): AboutBoard {
  const { position, format, goal } = reading;
  return { board: label, ...positionFields(family, position, format), family: family.id, format, goal };
}

/** A position in one word, and as text if the format can say it. */
export function positionFields(family: Family, position: unknown, format: string): Pick<AboutBoard, 'id' | 'text'> {
  const printed = family.print(position, format);
  return { id: positionId(family, position, format), text: printed.ok ? printed.value.trimEnd() : null };
}
