import type { Family } from '@slidewise/core/contract';
import { drawSvg } from '@slidewise/core/draw';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { announce } from '../../../design/announcements.js';
import { Icon } from '../../../design/icons.js';
import { textsOf } from './texts.js';

/** The board as text in any notation that can express it, and as a picture. */
export function TakeAway(props: { readonly family: Family; readonly position: unknown }) {
  const formats = createMemo(() => textsOf(props.family, props.position));
  const [wanted, setWanted] = createSignal('');
  const chosen = createMemo(() => {
    const possible = formats().filter(({ text }) => text !== undefined);
    const whole = possible.find(({ beside }) => beside === '');
    return possible.find(({ id }) => id === wanted()) ?? whole ?? possible[0];
  });
  const text = (): string => chosen()?.text ?? '';
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
        fallback={<p>No notation can express this board. The link and the picture still hold it.</p>}
      >
        <label class="field">
          <span>Notation</span>
          <select
            class="select"
            aria-describedby="notation-summary"
            onChange={(event) => setWanted(event.currentTarget.value)}
          >
            <For each={formats()}>
              {({ id, text: printed }) => (
                <option value={id} selected={id === chosen()?.id} disabled={printed === undefined}>
                  {printed === undefined ? `${id}: cannot express this board` : id}
                </option>
              )}
            </For>
          </select>
        </label>
        <p class="soft notation-summary" id="notation-summary">
          {chosen()!.id}: {chosen()!.summary}.
        </p>
        <textarea class="input text" aria-label="The board as text" readOnly rows="6" value={text()} />
        <Show when={chosen()?.beside}>
          {(beside) => (
            <p class="soft">The text alone does not say everything. Its reader also needs to know: {beside()}.</p>
          )}
        </Show>
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
