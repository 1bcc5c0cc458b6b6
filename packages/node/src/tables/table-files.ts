import { close, fstatSync, read } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { makeFolder } from '../files/make-folder.js';
import { openRegular } from '../files/regular-file.js';
import { isUnfinished } from '../files/unfinished.js';
import { cacheFolder } from '../files/user-folders.js';
import { writeWhole } from '../files/write-whole.js';
import { describeSystemError } from '../system-errors.js';
import { tablePath } from './table-folder.js';

/** What every file starts with: this mark, the checksum of what follows the header, and its length. */
const MARK = Buffer.from('slidewise table 1\n');
const HEADER_BYTES = MARK.length + 4 + 8;
const SUFFIX = '.table';

/** A table on the disk. */
export interface TableFile {
  /** The name of the file. */
  readonly name: string;
  /** Where the file is. */
  readonly path: string;
  /** Its size. */
  readonly bytes: number;
  /** When it was written. */
  readonly modified: Date;
}

/** Bytes of a file that are read at once, or whose checksum is computed at once. */
const AT_ONCE = 2 ** 22;

/** A table from the disk; undefined if it is not there, or not whole, or if the signal ends the reading. */
export async function loadTable(id: string, signal?: AbortSignal): Promise<Uint8Array | undefined> {
  const path = tablePath(id);
  if (path === undefined) return undefined;
  try {
    const file = await readWhole(path, signal);
    const table = file.subarray(HEADER_BYTES);
    const whole =
      file.length >= HEADER_BYTES &&
      file.subarray(0, MARK.length).equals(MARK) &&
      file.readBigUInt64LE(MARK.length + 4) === BigInt(table.length) &&
      file.readUInt32LE(MARK.length) === (await checksumOf(table, signal));
    return whole ? table : undefined;
  } catch {
    return undefined;
  }
}

/** A file, read into one array: `readFile` collects pieces and joins them, and so takes twice the memory for a moment. */
async function readWhole(path: string, signal?: AbortSignal): Promise<Buffer> {
  const descriptor = openRegular(path);
  try {
    const { size } = fstatSync(descriptor);
    const file = Buffer.allocUnsafeSlow(size);
    for (let at = 0; at < size; ) {
      signal?.throwIfAborted();
      const { bytesRead } = await promisify(read)(descriptor, file, at, Math.min(AT_ONCE, size - at), at);
      if (bytesRead === 0) throw new Error('the file has become shorter');
      at += bytesRead;
    }
    return file;
  } finally {
    await promisify(close)(descriptor);
  }
}

/** The checksum, in slices, so that Ctrl-C and limits are heeded. */
async function checksumOf(table: Uint8Array, signal?: AbortSignal): Promise<number> {
  let sum = 0;
  for (let at = 0; at < table.length; at += AT_ONCE) {
    signal?.throwIfAborted();
    sum = crc32(table.subarray(at, at + AT_ONCE), sum);
    await nextTurn();
  }
  return sum;
}

/**
 * Saves a table whole or not at all; of two writers the later one wins. Where it cannot be saved it will be built again next time,
 * which is harmless: returns the reason, or nothing.
 */
export async function saveTable(id: string, table: Uint8Array): Promise<string | undefined> {
  const path = tablePath(id);
  if (path === undefined) return 'there is no home directory; XDG_CACHE_HOME can name a directory for it';
  const header = Buffer.alloc(HEADER_BYTES);
  MARK.copy(header);
  header.writeUInt32LE(crc32(table), MARK.length);
  header.writeBigUInt64LE(BigInt(table.length), MARK.length + 4);
  try {
    makeFolder(dirname(path));
    await writeWhole(path, [header, table], { durable: true, inPlaceOfLinks: true });
    return undefined;
  } catch (error) {
    return `${dirname(path)}: ${describeSystemError(error, 'written')}`;
  }
}

/** All that lies in the cache, what was left unfinished included. */
export async function listTables(): Promise<TableFile[]> {
  const folder = cacheFolder();
  const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
  const files: TableFile[] = [];
  for (const name of names.sort()) {
    if (!name.endsWith(SUFFIX) && !isUnfinished(name)) continue;
    const path = join(folder!, name);
    const found = await lstat(path).catch(() => undefined);
    if (found !== undefined) files.push({ name, path, bytes: found.size, modified: found.mtime });
  }
  return files;
}

/** Removes a file from the cache; returns why it could not be removed, or nothing. */
export async function removeTable({ path }: TableFile): Promise<string | undefined> {
  try {
    await rm(path, { force: true });
    return undefined;
  } catch (error) {
    return `${path}: ${describeSystemError(error, 'removed')}`;
  }
}
