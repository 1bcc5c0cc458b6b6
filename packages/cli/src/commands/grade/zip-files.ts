import { readFile, stat } from 'node:fs/promises';
import { describeSystemError } from '@slidewise/node/system-errors';
import { readZip, type ZipEntry } from '../../input/zip.js';
import { showBytes } from '../../terminal/units.js';

type Zip = { readonly entries: readonly ZipEntry[] } | { readonly error: string };

/** Larger than what a class hands in. */
const MOST_BYTES = 256 * 2 ** 20;
/** What the files of an archive come to when they are unpacked; more is a bomb, or no homework. */
const MOST_UNPACKED = 2 ** 30;

/** The one that was opened last: its files are asked for one after another. */
let last: { readonly key: string; readonly zip: Zip } | undefined;

/** A zip file by the way to it: a file, and then zip files that lie in one another. */
export async function openZip(chain: readonly string[]): Promise<Zip> {
  const key = chain.join('\0');
  if (last?.key !== key) last = { key, zip: await open(chain) };
  return last.zip;
}

async function open(chain: readonly string[]): Promise<Zip> {
  const content = chain.length === 1 ? await readWhole(chain[0]!) : await readInside(chain);
  if ('error' in content) return content;
  const zip = readZip(content.bytes);
  if ('error' in zip) return zip;
  const unpacked = zip.entries.reduce((sum, { size }) => sum + size, 0);
  return unpacked <= MOST_UNPACKED
    ? zip
    : { error: `unpacked, this zip file is larger than ${showBytes(MOST_UNPACKED)}` };
}

async function readInside(chain: readonly string[]): ReturnType<typeof readWhole> {
  const outer = await open(chain.slice(0, -1));
  if ('error' in outer) return outer;
  return outer.entries.find(({ name }) => name === chain.at(-1))!.read();
}

async function readWhole(path: string): Promise<{ readonly bytes: Buffer } | { readonly error: string }> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) return { error: `this zip file is larger than ${showBytes(MOST_BYTES)}` };
    return { bytes: await readFile(path) };
  } catch (error) {
    return { error: describeSystemError(error) };
  }
}
