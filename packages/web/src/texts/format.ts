/** What a text may carry. Numbers are written as the language writes them. */
export type TextValue = string | number;

type Placeholder<Inner extends string> = Inner extends `${infer Name}:${string}` ? Name : Inner;

/** The names of the values in a text: `{count}`, or `{count:move|moves}` for a word that depends on it. */
export type ValueNames<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Placeholder<Inner> | ValueNames<Rest>
  : never;

/** What a text says: a note after `#` tells apart what is the same in English only, as in `Play#film`. */
export function withoutNote(text: string): string {
  return text.replace(/#\w+$/, '');
}

/** The pieces of a text: words, and the names of values with the two forms of a word, if it has them. */
const PLACEHOLDER = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

/** A text with its values. `number` writes numbers. */
export function formatText(
  text: string,
  values: Readonly<Record<string, TextValue>>,
  number: (value: number) => string,
): string {
  return text.replace(PLACEHOLDER, (whole, name: string, one?: string, several?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one !== undefined) return (value === 1 ? one : several)!;
    return typeof value === 'number' ? number(value) : value;
  });
}

/** A text in pieces: words, and the values that stand between them. */
export function splitText<Value>(text: string, values: Readonly<Record<string, Value>>): (string | Value)[] {
  // With a group, split keeps what separates.
  return text.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 1 && part in values ? values[part]! : part));
}

/** The names of values that a text uses. */
export function valueNames(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!))].sort();
}
