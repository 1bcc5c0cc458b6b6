import { For } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { Icon } from '../../design/icons.js';
import { t } from '../../texts/index.js';
import { choicesFor, type Filters } from './filters.js';

/** Which puzzles of the collection are shown. */
export function FilterBar(props: {
  readonly family: string;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}) {
  const choices = () => choicesFor(collection, props.family);
  const change = (changed: Partial<Filters>): void => props.onChange({ ...props.filters, ...changed });
  return (
    <search class="filters">
      <label class="search-field">
        <span class="unseen">{t('Search by name')}</span>
        <Icon name="search" />
        <input
          type="search"
          class="input"
          placeholder={t('Search by name')}
          value={props.filters.search}
          onInput={(event) => change({ search: event.currentTarget.value })}
        />
      </label>
      <label>
        <span class="unseen">{t('Level')}</span>
        <select class="select" onChange={(event) => change({ level: event.currentTarget.value })}>
          <option value="" selected={props.filters.level === ''}>
            {t('All levels')}
          </option>
          <For each={choices().levels}>
            {({ id, title }) => (
              <option value={id} selected={props.filters.level === id}>
                {t(title)}
              </option>
            )}
          </For>
        </select>
      </label>
      <label>
        <span class="unseen">{t('Size')}</span>
        <select class="select" onChange={(event) => change({ size: event.currentTarget.value })}>
          <option value="" selected={props.filters.size === ''}>
            {t('All sizes')}
          </option>
          <For each={choices().sizes}>
            {(size) => (
              <option value={size} selected={props.filters.size === size}>
                {size}
              </option>
            )}
          </For>
        </select>
      </label>
      <button
        type="button"
        class="button"
        aria-pressed={props.filters.unsolved}
        onClick={() => change({ unsolved: !props.filters.unsolved })}
      >
        {t('Unsolved')}
      </button>
    </search>
  );
}
