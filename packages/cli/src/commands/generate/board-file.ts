import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRegular } from '@slidewise/node/files';

/** The file for a board: `rush-hour-07-23-moves.txt`. A file of that name that holds another board stays, and a number is added. */
export function boardFile(folder: string, stem: string, content: string): string {
  for (let number = 1; ; number++) {
    const file = join(folder, `${stem}${number === 1 ? '' : `-${number}`}.txt`);
    if (!existsSync(file) || holds(file, content)) return file;
  }
}

function holds(file: string, content: string): boolean {
  try {
    return readRegular(file) === content;
  } catch {
    return false;
  }
}
