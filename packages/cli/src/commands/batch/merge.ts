import { once } from 'node:events';
import { kindById, type Row, RunTrouble } from '@slidewise/batch';
import { type Merge, openMerge, parquetPieces } from '@slidewise/batch/merge';
import { explain } from '../../input/input.js';
import { csvLine } from '../../output/csv.js';
import { writeBeside } from '../../output/write-beside.js';
import { complain } from '../../terminal/complain.js';
import type { MergeFlags } from './options.js';

/** Writes the results of a run, and returns the exit code. */
export async function run(dir: string, flags: MergeFlags): Promise<number> {
  try {
    const pieces = piecesOf(await openMerge(dir, flags.partial === true), flags.format);
    if (flags.to !== undefined) await writeBeside(flags.to, pieces, { durable: true });
    else for await (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    return 0;
  } catch (error) {
    if (error instanceof RunTrouble) return complain(error.message);
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return complain(`${flags.to ?? dir}: ${explain(error as NodeJS.ErrnoException, 'written')}`);
  }
}

function piecesOf(merge: Merge, format: MergeFlags['format']): AsyncIterable<string | Uint8Array> {
  const kind = kindById(merge.manifest.kind);
  if (kind === undefined) throw new RunTrouble(`this version knows no runs of the kind "${merge.manifest.kind}"`);
  if (format === 'parquet') return parquetPieces(merge.rows(), kind.columns);
  return format === 'csv' ? csvPieces(merge, kind.columns) : jsonPieces(merge);
}

async function* jsonPieces({ rows }: Merge): AsyncGenerator<string> {
  for await (const some of rows()) if (some.length > 0) yield `${some.join('\n')}\n`;
}

async function* csvPieces({ rows }: Merge, columns: NonNullable<ReturnType<typeof kindById>>['columns']) {
  yield csvLine(columns.map(({ name }) => name));
  for await (const some of rows()) {
    yield some
      .map((text) => {
        const row: Row = JSON.parse(text);
        return csvLine(columns.map((column) => column.of(row)));
      })
      .join('');
  }
}
