import { rankText } from '@slidewise/lab/analysis';
import { createMemo, Show, untrack } from 'solid-js';
import { FlatBoard } from '../../../board/thumbnail.js';
import { t } from '../../../texts/index.js';
import { moveWords } from '../words.js';
import { toneOf } from './f-scale.js';
import type { Watched } from './watched.js';

/** A node in a list: its board, its numbers and its move. */
export function NodeRow(props: {
  readonly watched: Watched;
  readonly node: number;
  readonly selected: boolean;
  /** What is special about it. */
  readonly note?: string | undefined;
  readonly onSelect: (node: number) => void;
}) {
  const { replay, at, family, scale } = untrack(() => props.watched);
  const { ranking } = replay.search;
  const node = createMemo(() => {
    at();
    const known = replay.nodes[props.node];
    return known === undefined ? undefined : { ...known };
  });
  const parts = createMemo(() => (node() === undefined ? [''] : rankText(node()!, ranking).split(' = ')));
  const parent = createMemo(() => node()?.parent);
  const move = createMemo(() => (parent() === undefined ? '' : untrack(() => moveWords(props.watched, props.node))));
  return (
    <Show when={node()}>
      {(known) => (
        <button type="button" class="open-row" aria-pressed={props.selected} onClick={() => props.onSelect(props.node)}>
          <span class="open-board" aria-hidden="true">
            <FlatBoard scene={untrack(() => family.scene(replay.position(props.node)))} />
          </span>
          <span class="open-rank">
            <span class={`f-chip tone-${toneOf(scale(), known().f)}`}>{parts()[0]}</span>
            {parts().length > 1 ? ` = ${parts()[1]}` : ''}
          </span>
          <span class="open-move">{move() || t('start')}</span>
          <Show when={props.note}>
            <span class="open-note">{props.note}</span>
          </Show>
        </button>
      )}
    </Show>
  );
}
