import { openMerge } from '@slidewise/batch/merge';

/** What rows with the status error have, as far as they have it. */
interface ErrorRow {
  readonly board?: string;
  readonly line?: number;
  readonly column?: number | null;
  readonly error?: string;
}

/** The rows with errors so far, in the order of the input. */
export async function* errorRows(dir: string): AsyncGenerator<ErrorRow> {
  const { rows } = await openMerge(dir, true);
  for await (const some of rows()) {
    for (const text of some) {
      // There may be millions of others, which need not be parsed.
      if (!text.includes('"error"')) continue;
      const row = JSON.parse(text);
      if (row.status === 'error') yield row;
    }
  }
}

/** `boards.txt:12:3: what is wrong there` */
export function errorLine({ board, line, column, error = '', ...rest }: ErrorRow): string {
  if (board === undefined) return `${JSON.stringify(rest)}: ${error}`;
  // A board of a list has its line in its name.
  const file = board.replace(/:\d+$/, '');
  return `${[file, line, column].filter((part) => part !== undefined && part !== null).join(':')}: ${error}`;
}
