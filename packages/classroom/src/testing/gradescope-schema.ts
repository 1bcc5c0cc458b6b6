// https://gradescope-autograders.readthedocs.io/en/latest/specs/ as it stood in 2026, typed in as facts.
const FORMATS = ['text', 'html', 'simple_format', 'md', 'ansi'];
const VISIBILITIES = ['hidden', 'after_due_date', 'after_published', 'visible'];
const anyOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const aNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const aString = (value: unknown) => typeof value === 'string';
const anArray = Array.isArray;
const anObject = (value: unknown) => typeof value === 'object' && value !== null;
const TOP = {
  score: aNumber,
  execution_time: aNumber,
  output: aString,
  output_format: anyOf(...FORMATS),
  test_output_format: anyOf(...FORMATS),
  test_name_format: anyOf(...FORMATS),
  visibility: anyOf(...VISIBILITIES),
  stdout_visibility: anyOf(...VISIBILITIES),
  extra_data: anObject,
  tests: anArray,
  leaderboard: anArray,
};
const TEST = {
  score: aNumber,
  max_score: aNumber,
  status: anyOf('passed', 'failed'),
  name: aString,
  name_format: anyOf(...FORMATS),
  number: aString,
  output: aString,
  output_format: anyOf(...FORMATS),
  tags: anArray,
  visibility: anyOf(...VISIBILITIES),
  extra_data: anObject,
};
const ENTRY = {
  name: aString,
  value: (value: unknown) => aNumber(value) || aString(value),
  order: anyOf('asc', 'desc'),
};

/** The fields of results.json that its specification does not know, or whose values it does not allow. */
export function resultsFaults(results: object): string[] {
  const { score, tests = [], leaderboard = [] } = results as Partial<Record<string, unknown>>;
  const all = tests as object[];
  return [
    ...faults(results, TOP),
    ...all.flatMap((each) => faults(each, TEST)),
    ...(leaderboard as object[]).flatMap((each) => faults(each, ENTRY)),
    ...(score === undefined && (all.length === 0 || all.some((each) => !('score' in each))) ? ['no score'] : []),
  ];
}

function faults(value: object, schema: Record<string, (value: unknown) => boolean>): string[] {
  return Object.entries(value).flatMap(([name, each]) => (schema[name]?.(each) ? [] : [name]));
}
