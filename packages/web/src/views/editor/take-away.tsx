import type { Family } from '@slidewise/core/family';
import { drawSvg } from '@slidewise/core/svg';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { announce } from '../../design/announcements.js';
import { Icon } from '../../design/icons.js';

/** The board as text in any notation that can express it, and as a picture. */
export function TakeAway(props: { readonly family: Family; readonly position: unknown }) {
  const formats = createMemo(() =>
    props.family.formats.map((format) => ({ ...format, text: props.family.print(props.position, format.id) })),
  );
  const [wanted, setWanted] = createSignal('');
  const chosen = createMemo(() => {
    const possible = formats().filter(({ text }) => text.ok);
    return possible.find(({ id }) => id === wanted()) ?? possible[0];
  });
  const text = (): string => {
    const printed = chosen()?.text;
    return printed?.ok ? `${printed.value.replace(/\n$/, '')}\n` : '';
  };
  const name = (): string => `${props.family.id}-board`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      announce('The text is copied');
    } catch {
      announce('The text could not be copied: select it and copy it by hand');
    }
  };
  return (
    <details class="take-away">
      <summary>Text and picture</summary>
      <Show
        when={chosen()}
        fallback={<p>No notation has words for this board. The link and the picture still hold it.</p>}
      >
        <label class="field">
          <span>Notation</span>
          <select class="select" onChange={(event) => setWanted(event.currentTarget.value)}>
            <For each={formats()}>
              {({ id, summary, text: printed }) => (
                <option value={id} selected={id === chosen()?.id} disabled={!printed.ok}>
                  {id}: {printed.ok ? summary : 'cannot express this board'}
                </option>
              )}
            </For>
          </select>
        </label>
        <textarea class="input text" aria-label="The board as text" readOnly rows="6" value={text()} />
      </Show>
      <div class="take-away-actions">
        <Show when={chosen()}>
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="paste" /> Copy
          </button>
          <button type="button" class="button" onClick={() => save(`${name()}.txt`, text(), 'text/plain')}>
            <Icon name="download" /> Text
          </button>
        </Show>
        <button
          type="button"
          class="button"
          onClick={() =>
            save(
              `${name()}.svg`,
              drawSvg(props.family.scene(props.position), { title: props.family.title }),
              'image/svg+xml',
            )
          }
        >
          <Icon name="download" /> SVG
        </button>
      </div>
    </details>
  );
}

function save(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
