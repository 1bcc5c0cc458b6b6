import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A text to read boards from, or why it could not be read. */
export type Source = { readonly name: string } & ({ readonly text: string } | { readonly trouble: string });

/** More than any file of boards that is meant to be read in one go. */
const MOST_BYTES = 256 * 2 ** 20;

/** What may lie beside boards in a directory without being one. */
const NO_BOARDS = /\.(md|sol|json)$/i;

/** The texts behind the arguments, in order: files, directories of files (and directories), `-` for standard input. */
export async function* readSources(paths: readonly string[]): AsyncGenerator<Source> {
  for (const path of paths) {
    if (path === '-') yield { name: '-', ...(await readAll(process.stdin)) };
    else yield* readPath(path);
  }
}

/** The text of an option: what was given, or with `@` before it what stands in the file of that name. */
export async function readValue(value: string | undefined): Promise<Source | undefined> {
  if (value === undefined || !value.startsWith('@')) return value === undefined ? undefined : { name: '', text: value };
  const path = value.slice(1);
  for await (const source of readPath(path)) return source;
  return undefined;
}

async function* readPath(path: string): AsyncGenerator<Source> {
  try {
    if ((await stat(path)).isDirectory()) {
      const names = (await readdir(path)).filter((name) => !name.startsWith('.') && !NO_BOARDS.test(name));
      names.sort(new Intl.Collator('en', { numeric: true }).compare);
      if (names.length === 0) yield { name: path, trouble: 'this directory holds no boards' };
      for (const name of names) yield* readPath(join(path, name));
      return;
    }
    const file = await open(path);
    try {
      yield { name: path, ...(await readAll(file.createReadStream({ autoClose: false }))) };
    } finally {
      await file.close();
    }
  } catch (error) {
    yield { name: path, trouble: explain(error as NodeJS.ErrnoException) };
  }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<{ text: string } | { trouble: string }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return { trouble: `this is larger than ${MOST_BYTES / 2 ** 20} MiB` };
  }
  const all = Buffer.concat(chunks);
  const zero = all.indexOf(0);
  if (zero >= 0) return { trouble: `this is no text: byte ${zero + 1} is zero` };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(all) };
  } catch {
    return { trouble: 'this is no text: it is not valid UTF-8' };
  }
}

function explain(error: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or directory',
    EACCES: 'it may not be read: permission denied',
    EPERM: 'it may not be read: permission denied',
    EISDIR: 'it is a directory',
    ELOOP: 'it is a link that leads to itself',
    ENAMETOOLONG: 'the name is too long',
  };
  return reasons[error.code ?? ''] ?? `it cannot be read: ${error.message}`;
}
