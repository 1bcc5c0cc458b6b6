/** What a field of a JSON object holds. `null` may stand in the place of each where a line says so. */
export type FieldType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  /** Whatever belongs to a code: the values of a message. */
  | 'values'
  | { readonly list: FieldType }
  /** An object with values of one type, under names that depend on the board. */
  | { readonly byName: FieldType }
  | { readonly fields: Fields };

export interface Field {
  readonly type: FieldType;
  /** It may be null: not known, or there is none. */
  readonly nullable?: true;
  /** It may be left out. */
  readonly optional?: true;
  /** One line for people. */
  readonly text: string;
}

export type Fields = Readonly<Record<string, Field>>;

export function nullable(field: Field): Field {
  return { ...field, nullable: true };
}

/** `string`, `list of integer or null` and so on, for people. */
export function typeInWords({ type, nullable: mayBeNull }: Field): string {
  const words = (each: FieldType): string => {
    if (typeof each === 'string') return each;
    if ('list' in each) return `list of ${words(each.list)}`;
    return 'byName' in each ? `object of ${words(each.byName)}` : 'object';
  };
  return `${words(type)}${mayBeNull ? ' or null' : ''}`;
}
