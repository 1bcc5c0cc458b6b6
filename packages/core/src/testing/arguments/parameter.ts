/** An argument that is right, and some that are wrong. */
export interface Parameter {
  readonly good: unknown;
  readonly bad: readonly unknown[];
}

/** What is hardly ever right. */
export const OTHERS = [null, true, Number.NaN, Symbol('sign'), 10n];
export const LEFT_OUT = [undefined];

export const text = (good: string): Parameter => ({ good, bad: [...LEFT_OUT, ...OTHERS, 7, [], {}, () => ''] });
export const id = (good: string): Parameter => ({ good, bad: [...OTHERS, 7, [], {}, 'nothing-of-that-name'] });
export const needed = (one: Parameter): Parameter => ({ ...one, bad: [...LEFT_OUT, ...one.bad] });
export const number = (good: number): Parameter => ({ good, bad: [...LEFT_OUT, ...OTHERS, '7', [], {}] });
export const whole = (good: number): Parameter => ({ good, bad: [...number(good).bad, 0.5] });
export const count = (good: number): Parameter => ({ good, bad: [...whole(good).bad, -1] });
export const fn = (good: unknown): Parameter => ({ good, bad: [...LEFT_OUT, ...OTHERS, 7, 'f', [], {}] });
export const list = (good: readonly unknown[]): Parameter => ({ good, bad: [...LEFT_OUT, ...OTHERS, 7, {}, [null]] });
/** Something with properties: each of them is left out and replaced in turn. */
export const thing = (good: object, ...bad: unknown[]): Parameter => ({
  good,
  bad: [...LEFT_OUT, ...OTHERS, 7, 'thing', {}, ...bad, ...Object.keys(good).map((key) => ({ ...good, [key]: null }))],
});
/** The same, where nothing need be given. */
export const options = (good: object): Parameter => ({
  good,
  bad: [...OTHERS, 7, 'options', ...Object.keys(good).map((key) => ({ ...good, [key]: null }))],
});
/** Every value is right, or wrong values have an answer of their own. */
export const anything = (good: unknown): Parameter => ({ good, bad: [] });
export const optional = (one: Parameter): Parameter => ({
  ...one,
  bad: one.bad.filter((value) => value !== undefined),
});

export function omit<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}
