import { For } from 'solid-js';
import { known, t } from '../texts/index.js';

interface Props {
  readonly speeds: readonly { readonly title: string; readonly value: number }[];
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

/** How fast something plays. */
export function SpeedChoice(props: Props) {
  return (
    <label class="speed-choice">
      <span class="unseen">{t('Speed')}</span>
      <select class="select" onChange={(event) => props.onChoose(Number(event.currentTarget.value))}>
        <For each={props.speeds}>
          {({ title, value }) => (
            <option value={value} selected={value === props.value}>
              {known(title)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
