import { type Column, type Drawn, drawTable } from './table.js';
import { terminalWidth } from './wrap.js';

const INDENT = '  ';

/**
 * A table for a terminal. Where leaving out columns does not make it narrow enough, the first column goes above the others. What is
 * read elsewhere keeps its columns side by side, however long its lines are.
 */
export function fitTable(columns: readonly Column[], width: number): Drawn {
  const drawn = drawTable(columns, width);
  return widest(drawn) <= terminalWidth() ? drawn : namesAbove(columns, Math.min(width, terminalWidth()));
}

/** The same where no column may go: as many tables below one another as it takes, each with the names of the rows. */
export function fitTables(columns: readonly Column[], width: number): readonly Drawn[] {
  const whole = fitTable(columns, width);
  if (widest(whole) <= terminalWidth()) return [whole];
  const [names, ...others] = columns as [Column, ...Column[]];
  const room = Math.min(width, terminalWidth()) - INDENT.length;
  const blocks = inBlocks(others, (some) => widest(drawTable(some, room)) <= room);
  return blocks.map((some) => namesAbove([names, ...some], room + INDENT.length));
}

/** Columns in as few blocks as it takes for each to fit, in their order. A column that does not fit alone is a block all the same. */
export function inBlocks(
  columns: readonly Column[],
  fits: (some: readonly Column[]) => boolean,
): readonly (readonly Column[])[] {
  const blocks: Column[][] = [];
  for (const column of columns) {
    const last = blocks.at(-1);
    if (last !== undefined && fits([...last, column])) last.push(column);
    else blocks.push([column]);
  }
  return blocks;
}

/**
 * The same table with the first column on lines of its own, above the rows, which are set in; rows in succession that have the same
 * name share it. Where there is still no room, columns go that are left out only here (`inNeed`).
 */
export function namesAbove([names, ...others]: readonly Column[], width: number): Drawn {
  const inNeed = others.filter((column) => column.inNeed !== undefined).sort((a, b) => b.inNeed! - a.inNeed!);
  let rows = drawTable(others, width - INDENT.length);
  for (let gone = 1; gone <= inNeed.length && widest(rows) > width - INDENT.length; gone++) {
    const without = inNeed.slice(0, gone);
    const kept = others.filter((column) => !without.includes(column));
    rows = drawTable(kept, width - INDENT.length);
    rows = { ...rows, leftOut: [...rows.leftOut, ...without.map(({ title }) => title)] };
  }
  const { title, cells } = names!;
  const below = (name: string | undefined, row: string): string =>
    [...(name === undefined ? [] : [name]), ...(row === '' ? [] : [INDENT + row])].join('\n');
  return {
    header: below(title, rows.header),
    lines: rows.lines.map((row, i) => below(i > 0 && cells[i] === cells[i - 1] ? undefined : cells[i]!, row)),
    leftOut: rows.leftOut,
  };
}

/** The length of the longest line of a table. */
export function widest({ header, lines }: Drawn): number {
  return [header, ...lines].reduce(
    (most, row) => row.split('\n').reduce((longest, line) => Math.max(longest, line.length), most),
    0,
  );
}
