import type { Message, MessageValues } from './message.js';

/** A message as fields of an object: the sentence under a name, the code and the values under names made of it. */
export type MessageFields<Name extends string> = { readonly [N in Name | `${Name}Code`]: string } & {
  readonly [N in `${Name}Values`]: MessageValues;
};

/** `reason`, `reasonCode`, `reasonValues`: a message as fields of a line of JSON. */
export function messageFields<Name extends string>(name: Name, said: Message): MessageFields<Name> {
  return { [name]: said.message, [`${name}Code`]: said.code, [`${name}Values`]: said.values } as MessageFields<Name>;
}
