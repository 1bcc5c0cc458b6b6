import { once } from 'node:events';
import { kindById, type Row, RunError, runWithFile } from '@slidewise/batch';
import { type Merge, openMerge, parquetPieces } from '@slidewise/batch/merge';
import { ok } from '@slidewise/core/result';
import { whyNotWritable, writeWhole } from '@slidewise/node/files';
import { sentenceOf } from '@slidewise/server/answers';
import { csvLine } from '../../output/csv.js';
import { type Endings, endingOf, formatOfFile } from '../../output/file-format.js';
import { describeReadError, describeRunError } from '../../runs/describe-error.js';
import { complain, say } from '../../terminal/complain.js';
import type { MergeFlags } from './options.js';

type Format = 'jsonl' | 'csv' | 'parquet';

const ENDINGS: Endings<Format> = { '.jsonl': 'jsonl', '.ndjson': 'jsonl', '.csv': 'csv', '.parquet': 'parquet' };

/** Writes the results of a run, and returns the exit code. */
export async function run(dir: string, { to, partial = false, ...flags }: MergeFlags): Promise<number> {
  try {
    const owner = to === undefined ? undefined : runWithFile(to);
    if (owner !== undefined) return complain(`${to}: this file belongs to the run in ${owner}; name another one`);
    const format = formatFor(to, flags.format);
    if ('error' in format) return complain(format.error);
    const pieces = read(dir, formatted(await openMerge(dir, partial, (note) => say(`note: ${note}`)), format.id));
    if (to !== undefined) await writeWhole(to, pieces, { durable: true });
    else for await (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    return 0;
  } catch (error) {
    const message = error instanceof RunError ? error.message : describeRunError(error, to ?? dir);
    if (message === undefined) throw error;
    return complain(message);
  }
}

/** What is to be written; or why that cannot be. */
function formatFor(
  to: string | undefined,
  asked: Format | undefined,
): { readonly id: Format } | { readonly error: string } {
  if (to === undefined) {
    if (asked !== 'parquet' || !process.stdout.isTTY) return { id: asked ?? 'jsonl' };
    return { error: 'Parquet cannot be shown on a terminal: name a file (--to FILE.parquet), or redirect it' };
  }
  // A pipe or a device has no ending.
  const format =
    endingOf(to) === ''
      ? ok(asked ?? 'jsonl')
      : formatOfFile('--to', to, ENDINGS, { option: '--format', format: asked });
  if (!format.ok) return { error: sentenceOf(format.problem) };
  const error = whyNotWritable(to);
  return error === undefined ? { id: format.value } : { error };
}

/** An error in reading a run. All other errors in merging are errors of writing. */
async function* read<T>(dir: string, pieces: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pieces;
  } catch (error) {
    const message = describeReadError(error, dir);
    throw message === undefined ? error : new RunError(message);
  }
}

function formatted(merge: Merge, format: Format): AsyncIterable<string | Uint8Array> {
  const kind = kindById(merge.manifest.kind);
  if (kind === undefined) throw new RunError(`this version knows no runs of the kind "${merge.manifest.kind}"`);
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
