import { type Accessor, createMemo, createSignal, For, Show } from 'solid-js';
import { watching } from '../../design/watching.js';
import { t, tell } from '../../texts/index.js';
import { nameOf } from '../../texts/names.js';
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

  const goalName = (id: string) => {
    const { family } = draft();
    return nameOf('goals', `${family.id}/${id}`, family.goals.find((each) => each.id === id)!);
  };
  const setSize = (size: { width: number; height: number }): void => {
    const next = resized(editor.draft, size);
    setError(next.ok ? '' : tell(next.problem));
    if (next.ok) editor.replace(next.value);
  };
  const setGoal = (words: string): void => {
    const next = withGoal(editor.draft, words);
    setError(next.ok ? '' : tell(next.problem));
    if (next.ok) editor.replace(next.value.draft);
  };
  return (
    <section class="settings" aria-label={t('Board')}>
      <SizeField
        title={t('Columns')}
        value={width()}
        onChange={(columns) => setSize({ width: columns, height: height() })}
      />
      <SizeField title={t('Rows')} value={height()} onChange={(rows) => setSize({ width: width(), height: rows })} />
      <Show when={names().length > 0}>
        <label class="field wide">
          <span>{t('Goal')}</span>
          <select
            class="select"
            aria-describedby="goal-summary"
            onChange={(event) => setGoal(event.currentTarget.value)}
          >
            <For each={names()}>
              {({ id, title }) => (
                <option value={id} selected={goal() === id} title={id}>
                  {goalName(id).title || title}
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
          {names().some(({ id }) => id === goal()) ? goalName(goal()!).summary : t('a goal of its own')}
        </p>
      </Show>
      <Show when={others()}>
        <label class="field wide">
          <span>{t('Another goal, in words')}</span>
          <input
            class="input"
            autocomplete="off"
            placeholder={
              goalName(draft().family.goals.find(({ id }) => !names().some((name) => name.id === id))!.id).summary
            }
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
