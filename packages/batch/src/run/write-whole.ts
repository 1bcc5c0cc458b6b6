import { writeSync } from 'node:fs';
import { RunTrouble } from '../trouble.js';

/** Writes all of a text to a file. The system may write less than it is given, where the disk is full for a moment, without calling that an error. */
export function writeWhole(file: number, text: string, path: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    const count = writeSync(file, bytes, done);
    if (count === 0) throw new RunTrouble(`${path}: nothing more can be written to it`);
    done += count;
  }
}
