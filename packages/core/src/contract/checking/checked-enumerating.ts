import { aCount, argumentError, assertArguments, type Check, check, objectWith, placeIn } from '../../check.js';
import * as say from '../../messages/en/families.js';
import { unknownOption } from '../../messages/en/names.js';
import { ok, problem, type Result } from '../../result.js';
import type { BoardClass, CountedClass, Enumerating } from '../facets/enumerating.js';

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

/** The facet with its arguments checked: values are texts, of options that there are; pieces and shards are some of the class. */
export function checkedEnumerating(enumerating: Enumerating, title: string): Enumerating {
  const { summary, options, example, counting } = enumerating;
  /** Opens a class if its values are some of the options. */
  const opening = async <T>(
    open: (values: Readonly<Record<string, string>>) => Promise<Result<T>>,
    values: Readonly<Record<string, string>>,
  ): Promise<Result<T>> => {
    const error = argumentError(['values', values, someValues]);
    if (error !== undefined) return problem(error);
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    for (const [id] of given)
      if (!options.some((option) => option.id === id)) return problem(unknownOption(id, options));
    for (const { id, required } of options) {
      if (required && !given.some(([other]) => other === id))
        return problem(say.optionMissing({ option: id, family: title }));
    }
    return open(Object.fromEntries(given));
  };
  return {
    summary,
    options,
    example,
    async open(values): Promise<Result<BoardClass>> {
      const opened = await opening(enumerating.open, values);
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
    ...(counting && {
      counting: {
        summary: counting.summary,
        async open(values): Promise<Result<CountedClass>> {
          const opened = await opening(counting.open, values);
          if (!opened.ok) return opened;
          const { shards, count } = opened.value;
          return ok({
            shards,
            count(shard) {
              assertArguments(['shard', shard, placeIn(shards, 'shards')]);
              return count(shard);
            },
          });
        },
      },
    }),
  };
}
