import { For, Show } from 'solid-js';
import { t } from '../../../texts/index.js';
import { rankLegend } from '../words.js';
import { TONES, toneText } from './f-scale.js';
import type { Watched } from './watched.js';

/** What the colours, numbers and frames of a tree mean. */
export function TreeLegend(props: { readonly watched: Watched }) {
  const { replay, scale } = props.watched;
  const { ranking } = replay.search;
  const letter = ranking.hWeight === 0 ? 'g' : ranking.gWeight === 0 ? 'h' : 'f';
  return (
    <ul class="tree-legend" aria-label={t('Legend')}>
      <li class="legend-scale">
        <b>{letter}</b>
        <For each={Array.from({ length: Math.min(TONES, scale().tones) }, (_, tone) => tone)}>
          {(tone) => <i class={`legend-tone tone-${tone} on-tone-${tone}`}>{toneText(scale(), tone)}</i>}
        </For>
      </li>
      <For each={rankLegend(ranking)}>{(line) => <li>{line}</li>}</For>
      <li>
        <i class="legend-mark is-order">3</i> {t('order')}
      </li>
      <li>
        <i class="legend-mark is-open" /> {t('waits')}
      </li>
      <li>
        <i class="legend-mark is-current" /> {t('current')}
      </li>
      <Show when={replay.search.frontier !== 'path'}>
        <li>
          <i class="legend-mark is-again">↻</i> {t('reached again')}
        </li>
      </Show>
    </ul>
  );
}
