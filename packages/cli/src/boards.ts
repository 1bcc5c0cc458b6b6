import { families, familyById, guessFamily } from '@slidewise/core/families';
import type { Family, Reading, ReadOptions } from '@slidewise/core/family';
import { readSources } from './input.js';

/** A board that was asked for: understood, or with the trouble in a sentence. */
export interface Board {
  /** Where it comes from: the file, and the line where a file holds many. */
  readonly label: string;
  readonly family?: Family;
  readonly reading?: Reading<unknown>;
  /** The file, line and column, and what is wrong there. */
  readonly trouble?: string;
}

/** The boards behind the arguments, in order. */
export async function* readBoards(
  paths: readonly string[],
  familyId: string | undefined,
  options: ReadOptions,
): AsyncGenerator<Board> {
  const named = familyId === undefined ? undefined : familyById(familyId);
  if (familyId !== undefined && named === undefined) {
    const known = families.map((family) => family.id).join(', ');
    yield { label: paths[0]!, trouble: `there is no family "${familyId}": expected ${known}` };
    return;
  }
  for await (const source of readSources(paths)) {
    if ('trouble' in source) {
      yield { label: source.name, trouble: `${source.name}: ${source.trouble}` };
      continue;
    }
    const family = named ?? guessFamily(source.text);
    for (const { text, line, many } of withCompany(family.split(source.text, options))) {
      const label = many ? `${source.name}:${line}` : source.name;
      const reading = family.parse(text, options);
      if (reading.ok) yield { label, family, reading: reading.value };
      else {
        const { message, line: row, column } = reading.problem;
        const place = row === undefined ? '' : `:${line + row - 1}:${column}`;
        yield { label, family, trouble: `${source.name}${place}: ${message}` };
      }
    }
  }
}

/** The items, each with the word whether there are others. Looks one ahead, so that a long list is never held as a whole. */
function* withCompany<T extends object>(items: Iterable<T>): Generator<T & { many: boolean }> {
  let [waiting, count] = [undefined as T | undefined, 0];
  for (const item of items) {
    if (waiting !== undefined) yield { ...waiting, many: true };
    waiting = item;
    count++;
  }
  if (waiting !== undefined) yield { ...waiting, many: count > 1 };
}
