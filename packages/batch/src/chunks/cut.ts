import type { Item } from '../kinds/kind.js';
import { RunError } from '../run-error.js';
import { type Chunk, chunkId, type RunTask } from './chunk.js';

/** A chunk as it is written down: enough to cut the same input in the same places again. */
export interface Cut {
  readonly number: number;
  readonly id: string;
  readonly first: number;
  readonly items: number;
}

/** The cuts that are known from before, and where new ones are written. */
export interface CutList {
  /** The next cut of an earlier run; undefined after the last one. */
  next(): Promise<Cut | undefined>;
  /** Whether the earlier run has seen the end of the input. */
  readonly isWhole: boolean;
  add(cut: Cut): void;
  end(chunks: number, items: number): void;
}

/** A chunk holds no more characters than this, unless they are those of one item. */
const MOST_CHARACTERS = 2 ** 18;

/**
 * Cuts items into chunks: first in the same places as an earlier run, then by the wanted number of items. Fails if
 * the input is not the one of the earlier run.
 */
export async function* cutIntoChunks(
  items: AsyncIterable<Item>,
  task: RunTask,
  cuts: CutList,
  wanted: () => number,
): AsyncGenerator<Chunk> {
  const rest = items[Symbol.asyncIterator]();
  let [number, first] = [0, 0];
  for (let known = await cuts.next(); known !== undefined; known = await cuts.next()) {
    const taken = await take(rest, known.items, Number.POSITIVE_INFINITY);
    if (taken.length < known.items || chunkId(task, taken) !== known.id) throw changed(first, taken.length);
    yield { number, id: known.id, first, items: taken };
    number++;
    first += taken.length;
  }
  for (;;) {
    const taken = await take(rest, wanted(), MOST_CHARACTERS);
    if (taken.length === 0) break;
    if (cuts.isWhole)
      throw new RunError(`the input has changed since the run began: it had ${first} items and has more now`);
    const chunk = { number, id: chunkId(task, taken), first, items: taken };
    cuts.add({ number, id: chunk.id, first, items: taken.length });
    yield chunk;
    number++;
    first += taken.length;
  }
  if (!cuts.isWhole) cuts.end(number, first);
}

async function take(rest: AsyncIterator<Item>, most: number, mostCharacters: number): Promise<Item[]> {
  const items: Item[] = [];
  let characters = 0;
  while (items.length < most && characters < mostCharacters) {
    const next = await rest.next();
    if (next.done) break;
    items.push(next.value);
    characters += (next.value as { text?: string }).text?.length ?? 64;
  }
  return items;
}

function changed(first: number, count: number): RunError {
  const where =
    count === 0 ? `it ends after ${first} items` : `items ${first + 1} to ${first + count} are not the same`;
  return new RunError(`the input has changed since the run began: ${where}; begin another run, with another --out`);
}
