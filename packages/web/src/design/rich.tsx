import { For } from 'solid-js';

/** A text in which some words are in `<strong>` or `<em>`. */
export function Rich(props: { readonly text: string }) {
  // With groups, split keeps the mark and its words: text, mark, words, text, and so on.
  const parts = (): string[] => props.text.split(/<(strong|em)>(.*?)<\/\1>/);
  return (
    <For each={parts()}>
      {(part, i) => {
        const [mark, words] = [parts()[i()]!, parts()[i() + 1]];
        if (i() % 3 === 2) return '';
        if (i() % 3 === 0) return part;
        return mark === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
      }}
    </For>
  );
}
