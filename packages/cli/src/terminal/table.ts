/** A column of a table on a terminal. */
export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly cells: readonly string[];
  /** Where the terminal is too narrow, the column with the largest number goes first; those without one stay. */
  readonly dispensable?: number;
  /** The same, but only where there is no room even if the names of the rows go above them (`narrow-table.ts`). */
  readonly inNeed?: number;
}

/** A table in lines: one for each row, or several in one text. */
export interface Drawn {
  readonly header: string;
  readonly lines: readonly string[];
  /** The titles of columns that had no room. */
  readonly leftOut: readonly string[];
}

/** A table in lines of at most `width` characters, if leaving out columns can bring that about; and what was left out. */
export function drawTable(columns: readonly Column[], width: number): Drawn {
  let kept = columns;
  const leftOut: string[] = [];
  const widthOf = ({ title, cells }: Column): number => Math.max(title.length, ...cells.map((cell) => cell.length));
  const total = (): number => kept.reduce((sum, column) => sum + widthOf(column) + GAP.length, -GAP.length);
  while (total() > width) {
    const [first] = kept
      .filter(({ dispensable }) => dispensable !== undefined)
      .sort((a, b) => b.dispensable! - a.dispensable!);
    if (first === undefined) break;
    kept = kept.filter((column) => column !== first);
    leftOut.push(first.title);
  }
  const pad = (column: Column, text: string): string =>
    column.align === 'left' ? text.padEnd(widthOf(column)) : text.padStart(widthOf(column));
  const row = (texts: (column: Column) => string): string =>
    kept
      .map((column) => pad(column, texts(column)))
      .join(GAP)
      .trimEnd();
  const rows = columns[0]?.cells.length ?? 0;
  return {
    header: row(({ title }) => title),
    lines: Array.from({ length: rows }, (_, i) => row(({ cells }) => cells[i]!)),
    leftOut,
  };
}

const GAP = '  ';
