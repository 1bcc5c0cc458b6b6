/** What a message can carry: plain data, safe in JSON. */
export type MessageValue = string | number | boolean | null | Message | readonly MessageValue[];

/** The values of a message, by name. */
export type MessageValues = { readonly [name: string]: MessageValue };

/** Something that is said to people, as data: a code, its values, and the English sentence made of both. */
export interface Message<Code extends string = string, Values extends MessageValues = MessageValues> {
  /** What is said, in kebab-case. A code keeps its meaning and the names of its values. */
  readonly code: Code;
  /** What it is said of; messages inside are phrases of the sentence. */
  readonly values: Values;
  /** The sentence in English. */
  readonly message: string;
}

/** Makes a sentence of values; `tell` makes the phrases of messages inside. */
export type Sentence<Values extends MessageValues = MessageValues> = (
  values: Values,
  tell: (message: Message) => string,
) => string;

/** What makes messages of one code. */
export type MessageMaker<Code extends string, Values extends MessageValues> = (
  ...given: string extends keyof Values ? [] : [values: Values]
) => Message<Code, Values>;

/** Messages of a code, with their sentence in English. */
/* @__NO_SIDE_EFFECTS__ */
export function message<Code extends string, Values extends MessageValues>(
  code: Code,
  sentence: Sentence<Values>,
): MessageMaker<Code, Values> {
  return (...[values = {} as Values]: readonly [Values?]) => ({
    code,
    values,
    message: sentence(values, (phrase) => phrase.message),
  });
}
