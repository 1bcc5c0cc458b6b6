import type { SearchSettings } from '@slidewise/core/contract';
import type { Algorithm } from '@slidewise/core/search';
import { createMemo, For, Show } from 'solid-js';
import { t } from '../../texts/index.js';
import type { StudiedBoard } from './methods.js';
import { offeredSettings } from './offered-settings.js';

/** What an algorithm takes beside heuristic and weight: limits, orders, ties, duplicates, a seed. */
export function MethodSettings(props: {
  readonly board: StudiedBoard;
  readonly algorithm: Algorithm;
  readonly settings: SearchSettings;
  /** The label of a field, for the lane that it stands in. */
  label(text: string): string;
  onChange(settings: SearchSettings): void;
}) {
  const fields = createMemo(() => offeredSettings(props.board, props.algorithm, props.settings));
  return (
    <details
      class="method-settings"
      classList={{ absent: props.algorithm.settings.length === 0 }}
      open={Object.keys(props.settings).length > 0}
    >
      <summary>{props.label(t('Settings'))}</summary>
      <div class="method-settings-fields">
        <For each={fields()}>
          {(field) => (
            <Show
              when={field.choices}
              fallback={
                <label class="field">
                  <span>{props.label(t(field.title))}</span>
                  <input
                    class="input"
                    type="number"
                    min={field.least}
                    step="1"
                    placeholder={field.usual}
                    value={field.value}
                    onChange={({ currentTarget: { value } }) => props.onChange(field.set(value))}
                  />
                </label>
              }
            >
              {(choices) => (
                <label class="field">
                  <span>{props.label(t(field.title))}</span>
                  <select class="select" onChange={({ currentTarget: { value } }) => props.onChange(field.set(value))}>
                    <For each={choices()}>
                      {({ id, title }) => (
                        <option value={id} selected={id === field.value}>
                          {title}
                        </option>
                      )}
                    </For>
                  </select>
                </label>
              )}
            </Show>
          )}
        </For>
      </div>
    </details>
  );
}
