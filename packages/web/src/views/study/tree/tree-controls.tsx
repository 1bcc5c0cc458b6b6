import { Show } from 'solid-js';
import { Icon } from '../../../design/icons.js';
import { t } from '../../../texts/index.js';

/** The visible part of the tree: around the search, all of it, or as the user has moved it. */
export type View = 'follow' | 'whole' | 'free';

/** Chooses what of the tree is seen. */
export function TreeControls(props: {
  readonly view: View;
  readonly onFollow: () => void;
  readonly onZoom: (factor: number) => void;
  readonly onAll: () => void;
  readonly onSave: (format: 'svg' | 'png' | 'csv') => void;
  /** Makes a film of the search; undefined where there is none to make, or it is being made. */
  readonly onFilm?: (() => void) | undefined;
  readonly isFilming: boolean;
}) {
  return (
    <div class="tree-controls" role="group" aria-label={t('View of the tree')}>
      <button type="button" class="button" aria-label={t('Zoom in')} onClick={() => props.onZoom(1.4)}>
        <Icon name="plus" />
      </button>
      <button type="button" class="button" aria-label={t('Zoom out')} onClick={() => props.onZoom(1 / 1.4)}>
        <Icon name="minus" />
      </button>
      <button
        type="button"
        class="button"
        aria-label={t('See the whole tree')}
        title={t('See the whole tree')}
        aria-pressed={props.view === 'whole'}
        onClick={() => props.onAll()}
      >
        <Icon name="whole" />
      </button>
      <button
        type="button"
        class="button"
        aria-label={t('Follow the search')}
        title={t('Follow the search')}
        aria-pressed={props.view === 'follow'}
        onClick={() => props.onFollow()}
      >
        <Icon name="follow" />
      </button>
      <details class="tree-files">
        <summary class="button" aria-label={t('Take away')} title={t('Take away')}>
          <Icon name="download" />
        </summary>
        <div class="tree-files-list card">
          <button type="button" class="button" onClick={() => props.onSave('svg')}>
            SVG
          </button>
          <button type="button" class="button" onClick={() => props.onSave('png')}>
            PNG
          </button>
          <button type="button" class="button" onClick={() => props.onSave('csv')}>
            CSV
          </button>
          <Show when={props.onFilm !== undefined || props.isFilming}>
            <button
              type="button"
              class="button"
              aria-disabled={props.isFilming ? 'true' : undefined}
              onClick={() => props.onFilm?.()}
            >
              {props.isFilming ? t('Filming …') : t('Film')}
            </button>
          </Show>
        </div>
      </details>
    </div>
  );
}
