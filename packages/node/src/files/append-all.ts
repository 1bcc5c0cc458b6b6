import { writeSync } from 'node:fs';

/** Appends all of a text to an open file. The system may write less than it is given, where the disk is full for a moment, without calling that an error. */
export function appendAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    const count = writeSync(file, bytes, done);
    if (count === 0)
      throw Object.assign(new Error('nothing more can be written'), { code: 'ENOSPC', syscall: 'write' });
    done += count;
  }
}
