import { existsSync } from 'node:fs';
import { ok, problem, type Result } from '@slidewise/core/result';
import { fileFormatTwice, fileNameEnding } from '../terminal/messages.js';

/** The endings of names of files, each with the format that it stands for. */
export type Endings<Format> = Readonly<Record<string, Format>>;

/** What output files end in, of any command: a directory of such a name is a slip. */
const FILES = /\.(txt|jsonl?|ndjson|csv|tsv|parquet|html?|svg|png|pdf|dot|gv|graphml)$/i;

/** The format of an output file, which the ending of its name decides; what an option asks for must be the same. */
export function formatOfFile<Format extends string>(
  option: string,
  file: string,
  endings: Endings<Format>,
  asked?: { readonly option: string; readonly format: Format | undefined },
): Result<Format> {
  const ending = endingOf(file);
  const format = Object.entries(endings).find(([each]) => each === ending.toLowerCase())?.[1];
  const wanted = asked?.format;
  if (format === undefined && wanted !== undefined) return ok(wanted);
  if (format === undefined) {
    const known = listed(Object.keys(endings));
    return problem(fileNameEnding({ file, option, known, asked: asked?.option ?? null }));
  }
  if (wanted === undefined || wanted === format) return ok(format);
  return problem(fileFormatTwice({ file, ending, option: asked!.option, format: wanted }));
}

/** `.csv` of `results.csv`; empty where there is none. */
export function endingOf(file: string): string {
  return /\.[a-z]+$/i.exec(file)?.[0] ?? '';
}

/** Why a name is none for a directory of output, in one sentence: it looks like that of a file. */
export function folderNameError(option: string, name: string): string | undefined {
  if (!FILES.test(name) || existsSync(name)) return undefined;
  return `${option} names a directory, but "${name}" looks like a file; end it with / if it is meant`;
}

function listed(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
