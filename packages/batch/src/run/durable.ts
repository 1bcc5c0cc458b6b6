import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

// What must outlast a kill or a power failure: written beside, on the disk, then renamed, and the folder on the disk, too.

/** Writes a file whole or not at all. `unfinished` is its name until it is whole; one that was left behind is written over. */
export async function writeDurably(path: string, content: string, unfinished = `${path}.unfinished`): Promise<void> {
  try {
    const file = await open(unfinished, 'w');
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
