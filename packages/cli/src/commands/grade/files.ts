import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { mayHoldMoves } from '@slidewise/core/collection';
import { Finds, filesBelow } from '../../input/folder.js';
import { explain, readTextFile } from '../../input/input.js';
import { say, visible } from '../../terminal/complain.js';

/** A file that was handed in: its text, or why it cannot be read. */
export type HandedIn = {
  /** The way to it from the folder that was named. */
  readonly name: string;
  /** Counts it as none, where it turns out to be something else. */
  readonly passOver: () => void;
} & ({ readonly text: string } | { readonly trouble: string });

/** Larger than the file of any solution that is graded. */
const MOST_BYTES = 8 * 2 ** 20;

/** The files behind the arguments: a folder that cannot be read is a trouble of the command. */
export async function* handedIn(
  paths: readonly string[],
): AsyncGenerator<HandedIn | { readonly wrongArgument: string }> {
  for (const path of paths) {
    const kind = await stat(path).catch((error: NodeJS.ErrnoException) => explain(error));
    if (typeof kind === 'string') yield { wrongArgument: `${path}: ${kind}` };
    else if (kind.isDirectory()) yield* inFolder(path, paths.length > 1);
    else if (kind.isFile()) yield await read(path, path, () => {});
    else yield { wrongArgument: `${path}: this is neither a file nor a directory` };
  }
}

async function* inFolder(folder: string, many: boolean): AsyncGenerator<HandedIn | { readonly wrongArgument: string }> {
  const finds = new Finds(folder, 'without a solution');
  try {
    // Every file counts as a submission, whatever its content.
    for await (const path of filesBelow(folder, finds, { named: mayHoldMoves, inside: () => true })) {
      yield await read(path, many ? path : relative(folder, path), () => finds.skipFile(path));
    }
  } catch (error) {
    yield { wrongArgument: `${folder}: ${explain(error as NodeJS.ErrnoException)}` };
  }
  if (finds.sentence !== undefined) say(`note: ${folder}: ${finds.sentence}`);
}

async function read(path: string, name: string, passOver: () => void): Promise<HandedIn> {
  const source = await readTextFile(path, MOST_BYTES);
  const about = { name: visible(name), passOver };
  return 'text' in source ? { ...about, text: source.text } : { ...about, trouble: source.trouble };
}
