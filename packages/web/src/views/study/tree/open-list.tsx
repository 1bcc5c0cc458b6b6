import { showCount } from '@slidewise/core/text';
import { rankText, type TreeSearch } from '@slidewise/lab/analysis';
import { createMemo, For, Show } from 'solid-js';
import { moveWords, pathRule } from '../words.js';
import { frontierRows } from './frontier-rows.js';
import type { Watched } from './watched.js';

/** In which order nodes are taken. */
const ORDERS: Readonly<Record<TreeSearch['frontier'], string>> = {
  queue: 'First come, first served.',
  ranked: 'The smallest first; among equals the smaller h, then the board that reads first.',
  buckets: 'The smallest first; among equals the one that came first.',
  stacks: 'The smallest first; among equals the one that came last.',
  lots: 'The smallest first; among equals the smaller h, then by lot. Equals stand here as their boards read.',
  path: '',
};

/** The open list, the next node first; for a depth-first search, the current path. */
export function OpenList(props: {
  readonly watched: Watched;
  readonly selected: number;
  readonly onSelect: (node: number) => void;
}) {
  const { replay, at } = props.watched;
  const onPath = replay.search.frontier === 'path';
  const frontier = createMemo(() => {
    at();
    return frontierRows(replay);
  });
  const rows = createMemo(() => frontier().rows);
  const count = createMemo(() => frontier().count);
  const iteration = createMemo(() => {
    at();
    return replay.tree.roots;
  });
  return (
    <section class="open-list" aria-labelledby={`open-${replay.search.algorithm}`}>
      <h2 id={`open-${replay.search.algorithm}`}>
        {onPath ? 'Current path' : 'Open list'}{' '}
        <span class="tag">{onPath ? `depth ${showCount(count())}` : showCount(count())}</span>
      </h2>
      <p class="soft open-rule">
        <Show when={onPath} fallback={ORDERS[replay.search.frontier]}>
          No open list: {pathRule(replay.search.algorithm, iteration())}
        </Show>
      </p>
      <Show when={rows().length > 0} fallback={<p class="soft">Empty.</p>}>
        <ol class="open-rows" classList={{ waiting: !onPath }}>
          <For each={rows()}>
            {(node) => (
              <li>
                <button
                  type="button"
                  class="open-row"
                  aria-pressed={props.selected === node.id}
                  onClick={() => props.onSelect(node.id)}
                >
                  <span class="open-rank">{rankText(node, replay.search.ranking)}</span>
                  <span class="open-move">{moveWords(props.watched, node.id) || 'start'}</span>
                  <span class="open-id">#{showCount(node.id)}</span>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={!onPath && count() > rows().length}>
        <p class="soft">and {showCount(count() - rows().length)} more</p>
      </Show>
    </section>
  );
}
