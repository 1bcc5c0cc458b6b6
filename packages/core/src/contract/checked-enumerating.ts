import { demand, type Kind, kind, placeIn, troubleWith } from '../check.js';
import { ok, problem, type Result } from '../result.js';
import { unknownId } from '../text/nearest.js';
import type { BoardClass, Enumerating } from './enumerating.js';

const someValues: Kind = kind(
  'an object of texts',
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => each === undefined || typeof each === 'string'),
);

/** The facet with its arguments checked: values are texts, of options that there are; shards are some of the class. */
export function checkedEnumerating({ summary, options, example, open }: Enumerating, title: string): Enumerating {
  return {
    summary,
    options,
    example,
    async open(values): Promise<Result<BoardClass>> {
      const trouble = troubleWith(['values', values, someValues]);
      if (trouble !== undefined) return problem(trouble);
      const given = Object.entries(values).filter(([, value]) => value !== undefined);
      for (const [id] of given)
        if (!options.some((option) => option.id === id)) return problem(unknownId('option', id, options));
      for (const { id, required } of options) {
        if (required && !given.some(([other]) => other === id))
          return problem(`the ${id} of the boards of ${title} must be given`);
      }
      const opened = await open(Object.fromEntries(given));
      if (!opened.ok) return opened;
      const { shards, rows } = opened.value;
      return ok({
        shards,
        rows(shard) {
          demand(['shard', shard, placeIn(shards, 'shards')]);
          return rows(shard);
        },
      });
    },
  };
}
