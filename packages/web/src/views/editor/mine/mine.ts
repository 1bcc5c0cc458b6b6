/** A board that its author keeps under a name: its id and, if it is not finished, the drawing that is to become the next one. */
export interface MyBoard {
  readonly name: string;
  readonly board: string;
  readonly drawing?: string;
}

/** No more boards are kept: a device keeps only some megabytes for a page. */
export const MOST_KEPT = 500;
export const LONGEST_NAME = 60;

/** The boards in a text, as `writeMine` writes it; what is none of them is left out. */
export function readMine(text: string | undefined): readonly MyBoard[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMyBoard) : [];
  } catch {
    return [];
  }
}

export function writeMine(boards: readonly MyBoard[]): string {
  return JSON.stringify(boards);
}

/** With one more, the newest first; it takes the place of the one of its name. */
export function keeping(boards: readonly MyBoard[], added: MyBoard): readonly MyBoard[] {
  return [added, ...without(boards, added.name)];
}

export function without(boards: readonly MyBoard[], name: string): readonly MyBoard[] {
  return boards.filter((board) => board.name !== name);
}

/** A name as it is kept: without spaces around it, and not too long. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME);
}

/** The first free one of `Tiles 1`, `Tiles 2`, … */
export function freshName(boards: readonly MyBoard[], family: string): string {
  for (let number = 1; ; number++) {
    const name = `${family} ${number}`;
    if (!boards.some((board) => board.name === name)) return name;
  }
}

function isMyBoard(value: unknown): value is MyBoard {
  if (typeof value !== 'object' || value === null) return false;
  const { name, board, drawing } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof board === 'string' && ['string', 'undefined'].includes(typeof drawing);
}
