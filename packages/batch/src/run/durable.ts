import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unfinishedName } from './unfinished.js';

// What must outlast a kill or a power failure: written beside, on the disk, then renamed, and the folder on the disk, too.

/** Writes a file whole or not at all. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const unfinished = unfinishedName(path);
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle;
  try {
    folder = await open(path, 'r');
  } catch {
    // Some systems do not open folders; they have no need to.
    return;
  }
  try {
    await folder.sync();
  } catch {
    // Nor do some file systems sync them.
  } finally {
    await folder.close();
  }
}
