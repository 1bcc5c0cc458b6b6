/** The median time of some runs of a function in milliseconds, after warming up. */
export function medianTime(run, { rounds = 15, warmUp = 5 } = {}) {
  for (let i = 0; i < warmUp; i++) run();
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return times.sort((a, b) => a - b)[rounds >> 1];
}

/** Prints rows of cells in columns; the first is set left, the others right. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    console.log(
      row.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]) : String(cell).padStart(widths[i]))).join('  '),
    );
  }
}

export const ms = (milliseconds) => `${milliseconds.toFixed(milliseconds < 10 ? 2 : 1)} ms`;
export const times = (ratio) => `${ratio.toFixed(ratio < 10 ? 2 : 1)} ×`;
export const count = (number) => Math.round(number).toLocaleString('en-US');
