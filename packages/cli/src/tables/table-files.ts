import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { tableFolder, tablePath } from './table-folder.js';

/** What every file starts with: this mark, the checksum of what follows the header, and its length. */
const MARK = Buffer.from('slidewise table 1\n');
const HEADER_BYTES = MARK.length + 4 + 8;
const SUFFIX = '.table';
const UNFINISHED = '.unfinished';

export interface TableFile {
  readonly name: string;
  readonly bytes: number;
  readonly modified: Date;
}

/** A table from the disk; undefined if it is not there, or not whole. */
export async function loadTable(id: string): Promise<Uint8Array | undefined> {
  try {
    const file = await readFile(tablePath(id));
    const table = file.subarray(HEADER_BYTES);
    const whole =
      file.length >= HEADER_BYTES &&
      file.subarray(0, MARK.length).equals(MARK) &&
      file.readBigUInt64LE(MARK.length + 4) === BigInt(table.length) &&
      file.readUInt32LE(MARK.length) === crc32(table);
    return whole ? table : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a table under another name first and then renames it, so that a reader finds it whole or not at all, and of two
 * writers the later one wins. Where the disk refuses, the table will be built again next time, and that is all.
 */
export async function saveTable(id: string, table: Uint8Array): Promise<void> {
  const folder = tableFolder();
  const unfinished = join(folder, `${id}.${process.pid}.${randomBytes(4).toString('hex')}${UNFINISHED}`);
  try {
    await mkdir(folder, { recursive: true });
    const header = Buffer.alloc(HEADER_BYTES);
    MARK.copy(header);
    header.writeUInt32LE(crc32(table), MARK.length);
    header.writeBigUInt64LE(BigInt(table.length), MARK.length + 4);
    const file = await open(unfinished, 'wx');
    try {
      await file.writev([header, table]);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, tablePath(id));
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

/** All that lies in the cache, what was left unfinished included. */
export async function listTables(): Promise<TableFile[]> {
  const names = await readdir(tableFolder()).catch(() => []);
  const files: TableFile[] = [];
  for (const name of names.sort()) {
    if (!name.endsWith(SUFFIX) && !name.endsWith(UNFINISHED)) continue;
    const found = await stat(join(tableFolder(), name)).catch(() => undefined);
    if (found !== undefined) files.push({ name, bytes: found.size, modified: found.mtime });
  }
  return files;
}

export async function removeTable({ name }: TableFile): Promise<void> {
  await rm(join(tableFolder(), name), { force: true });
}
