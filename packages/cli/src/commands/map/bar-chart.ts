const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const WIDEST_COLUMN = 5;

/**
 * Counts by distance as a chart of columns, in lines of at most so many characters. Where there are more distances than characters, each
 * column stands for several, and shows their sum; where there are few, columns are wide.
 */
export function barChart(counts: readonly number[], width: number, height: number): string[] {
  const each = Math.ceil(counts.length / width);
  const columns = Array.from({ length: Math.ceil(counts.length / each) }, (_, i) =>
    counts.slice(i * each, (i + 1) * each).reduce((sum, count) => sum + count, 0),
  );
  const wide = Math.max(1, Math.min(WIDEST_COLUMN, Math.floor(width / columns.length)));
  const most = Math.max(...columns, 1);
  // What is there at all shows, however little it is.
  const heights = columns.map((count) => (count === 0 ? 0 : Math.max(1, Math.round((8 * height * count) / most))));
  const lines = Array.from({ length: height }, (_, row) => {
    const floor = 8 * (height - 1 - row);
    const marks = heights.map((eighths) => EIGHTHS[Math.max(0, Math.min(8, eighths - floor))]!.repeat(wide));
    return marks.join('').trimEnd();
  });
  return [...lines.slice(lines.findIndex((line) => line !== '')), axis(columns.length, wide, each, counts.length - 1)];
}

/** Distances below the columns: the first, round ones between, and the last. */
function axis(columns: number, wide: number, each: number, last: number): string {
  if (last === 0) return '0';
  const end = String(last);
  const endAt = Math.max(wide > 1 ? (columns - 1) * wide : columns - end.length, 2);
  const every = Math.ceil(10 / wide / 5) * 5;
  let line = '0';
  for (let column = every; column < columns; column += every) {
    const label = String(column * each);
    const at = column * wide;
    if (at + label.length < endAt) line = line.padEnd(at) + label;
  }
  return line.padEnd(endAt) + end;
}
