import { type Accessor, createMemo, createSignal, For, Show } from 'solid-js';
import { watching } from '../../design/watching.js';
import { goalOf, namedGoals, resized, withGoal } from './pad/draft.js';
import type { Editor } from './pad/editor.js';
import { SizeField } from './size-field.js';

/** The size of the board, and its goal where that is given in words. */
export function BoardSettings(props: { readonly editor: Editor; readonly version: Accessor<number> }) {
  const { editor } = props;
  const watched = watching(props.version);
  const [error, setError] = createSignal('');
  const width = watched(() => editor.draft.scene.width);
  const height = watched(() => editor.draft.scene.height);
  const draft = watched(() => editor.draft);
  const inWords = (): boolean => !draft().editing.editable.includes('goals');
  const names = createMemo(() => (inWords() ? namedGoals(draft()) : []));
  const others = (): boolean => inWords() && names().length < draft().family.goals.length;
  const goal = createMemo(() => (inWords() ? goalOf(draft()) : undefined));

  const setSize = (size: { width: number; height: number }): void => {
    const next = resized(editor.draft, size);
    setError(next.ok ? '' : next.problem.message);
    if (next.ok) editor.replace(next.value);
  };
  const setGoal = (words: string): void => {
    const next = withGoal(editor.draft, words);
    setError(next.ok ? '' : next.problem.message);
    if (next.ok) editor.replace(next.value.draft);
  };
  return (
    <section class="settings" aria-label="Board">
      <SizeField
        title="Columns"
        value={width()}
        onChange={(columns) => setSize({ width: columns, height: height() })}
      />
      <SizeField title="Rows" value={height()} onChange={(rows) => setSize({ width: width(), height: rows })} />
      <Show when={names().length > 0}>
        <label class="field wide">
          <span>Goal</span>
          <select
            class="select"
            aria-describedby="goal-summary"
            onChange={(event) => setGoal(event.currentTarget.value)}
          >
            <For each={names()}>
              {({ id, title }) => (
                <option value={id} selected={goal() === id} title={id}>
                  {title}
                </option>
              )}
            </For>
            <Show when={!names().some(({ id }) => id === goal())}>
              <option value={goal() ?? ''} selected>
                {goal()}
              </option>
            </Show>
          </select>
        </label>
        {/* Not in the list, where it would be cut off. */}
        <p class="wide soft goal-summary" id="goal-summary">
          {names().find(({ id }) => id === goal())?.summary ?? 'a goal of its own'}
        </p>
      </Show>
      <Show when={others()}>
        <label class="field wide">
          <span>Another goal, in words</span>
          <input
            class="input"
            autocomplete="off"
            placeholder={draft().family.goals.find(({ id }) => !names().some((name) => name.id === id))?.summary}
            onChange={(event) => {
              const words = event.currentTarget.value.trim();
              if (words !== '') setGoal(words);
            }}
          />
        </label>
      </Show>
      <Show when={error()}>
        <p class="field-error wide" role="alert">
          {error()}
        </p>
      </Show>
    </section>
  );
}
