import { aCount, argumentError, assertArguments, type Check, check, objectWith, placeIn } from '../../check.js';
import * as say from '../../messages/en/families.js';
import { unknownOption } from '../../messages/en/names.js';
import { ok, problem, type Result } from '../../result.js';
import type { BoardClass, Enumerating } from '../facets/enumerating.js';

const someValues: Check = check(
  say.objectOfTexts,
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => each === undefined || typeof each === 'string'),
);

/** A piece of a class with so many shards. */
function pieceOf(shards: number): Check {
  const shard = placeIn(shards, 'shards');
  const part = objectWith({ shard, from: aCount, starts: aCount });
  return (value, name) => {
    if (typeof value === 'object' && value !== null && 'from' in value) return part(value, name);
    const first = objectWith({ shard })(value, name);
    if (first !== undefined) return first;
    const left = shards - (value as { shard: number }).shard;
    const some = check(
      () => say.wholeNumberBetween({ least: 1, most: left }),
      (count) => Number.isInteger(count) && (count as number) > 0 && (count as number) <= left,
    );
    return objectWith({ shards: some })(value, name);
  };
}

/** The facet with its arguments checked: values are texts, of options that there are; pieces are some of the class. */
export function checkedEnumerating({ summary, options, example, open }: Enumerating, title: string): Enumerating {
  return {
    summary,
    options,
    example,
    async open(values): Promise<Result<BoardClass>> {
      const error = argumentError(['values', values, someValues]);
      if (error !== undefined) return problem(error);
      const given = Object.entries(values).filter(([, value]) => value !== undefined);
      for (const [id] of given)
        if (!options.some((option) => option.id === id)) return problem(unknownOption(id, options));
      for (const { id, required } of options) {
        if (required && !given.some(([other]) => other === id))
          return problem(say.optionMissing({ option: id, family: title }));
      }
      const opened = await open(Object.fromEntries(given));
      if (!opened.ok) return opened;
      const { shards, pieces, rows } = opened.value;
      return ok({
        shards,
        pieces,
        rows(piece) {
          assertArguments(['piece', piece, pieceOf(shards)]);
          return rows(piece);
        },
      });
    },
  };
}
