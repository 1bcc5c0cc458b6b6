import { createReadStream } from 'node:fs';
import { openRegular } from '@slidewise/node/files';
import { asRead } from '@slidewise/node/system-errors';

/** The lines of a kept file, or of its first bytes, as they are read. */
export async function* linesOfFile(path: string, bytes = Number.POSITIVE_INFINITY): AsyncGenerator<string> {
  if (bytes === 0) return;
  let rest = '';
  try {
    for await (const piece of createReadStream(path, { fd: openRegular(path), encoding: 'utf8', end: bytes - 1 })) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw asRead(error, path);
  }
  if (rest !== '') yield rest;
}
