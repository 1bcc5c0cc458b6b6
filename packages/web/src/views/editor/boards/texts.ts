import { type Family, type ReadOptions, same } from '@slidewise/core/contract';

/** A board in one notation. */
export interface BoardInText {
  readonly id: string;
  readonly summary: string;
  /** Undefined where the notation cannot express the board. */
  readonly text: string | undefined;
  /** The options needed to read it back: `goal exit`; empty if the text is complete. */
  readonly beside: string;
}

const OPTIONS = ['target', 'goal', 'size'] as const;

/** A position in all notations of its family. */
export function textsOf(family: Family, position: unknown): BoardInText[] {
  return family.formats.map(({ id, summary }) => {
    const printed = family.print(position, id);
    if (!printed.ok) return { id, summary, text: undefined, beside: '' };
    const means = (options: ReadOptions): boolean => {
      const back = family.parse(printed.value, options);
      return back.ok && same(back.value.position, position);
    };
    let needed: ReadOptions = family.readOptions(position);
    for (const name of OPTIONS) {
      const { [name]: _, ...fewer } = needed;
      if (means(fewer)) needed = fewer;
    }
    const beside = OPTIONS.flatMap((name) => (needed[name] === undefined ? [] : `${name} ${needed[name]}`)).join(', ');
    return { id, summary, text: `${printed.value.replace(/\n$/, '')}\n`, beside };
  });
}
