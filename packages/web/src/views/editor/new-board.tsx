import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { createSignal, For, Show } from 'solid-js';
import { begin, type Draft, draftOf } from './draft.js';
import { SizeField } from './size-field.js';

/** Chooses family and size of a new board, and whether chance puts something on it. */
export function NewBoard(props: { readonly family: string; onDraft(draft: Draft): void; onClose(): void }) {
  const [chosen, setChosen] = createSignal(props.family);
  const family = () => families.find(({ id }) => id === chosen())!;
  const [width, setWidth] = createSignal(family().sizes.usual.width);
  const [height, setHeight] = createSignal(family().sizes.usual.height);
  const [trouble, setTrouble] = createSignal('');
  const choose = (id: string): void => {
    setChosen(id);
    setWidth(family().sizes.usual.width);
    setHeight(family().sizes.usual.height);
  };
  const make = (random: boolean): void => {
    const size = { width: width(), height: height() };
    const plain = begin(family(), size);
    const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
    const draft = plain.ok && random ? draftOf(family(), family().random(seededRandom(seed), size)) : plain;
    setTrouble(draft.ok ? '' : draft.problem.message);
    if (draft.ok) props.onDraft(draft.value);
  };
  return (
    <form
      class="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        make(false);
      }}
    >
      <h2>New board</h2>
      <label class="field wide">
        <span>Family</span>
        <select class="select" onChange={(event) => choose(event.currentTarget.value)}>
          <For each={families}>
            {({ id, title }) => (
              <option value={id} selected={id === chosen()}>
                {title}
              </option>
            )}
          </For>
        </select>
      </label>
      <div class="sheet-row">
        <SizeField title="Columns" value={width()} onChange={setWidth} />
        <SizeField title="Rows" value={height()} onChange={setHeight} />
      </div>
      <Show when={trouble()}>
        <p class="field-trouble" role="alert">
          {trouble()}
        </p>
      </Show>
      <div class="sheet-row">
        <button type="submit" class="button primary">
          Empty
        </button>
        <button type="button" class="button" onClick={() => make(true)}>
          Random
        </button>
        <button type="button" class="button" onClick={() => props.onClose()}>
          Cancel
        </button>
      </div>
    </form>
  );
}
