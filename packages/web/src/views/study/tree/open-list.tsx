import type { TreeSearch } from '@slidewise/lab/analysis';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { count, type Label, t } from '../../../texts/index.js';
import { pathRule } from '../words.js';
import { frontierIds, frontierSize } from './frontier-rows.js';
import { NodeRow } from './node-row.js';
import { tieWords } from './step-words.js';
import { VirtualList } from './virtual-list.js';
import type { Watched } from './watched.js';

/** In which order nodes are taken. */
const ORDERS: Readonly<Record<Exclude<TreeSearch['frontier'], 'path'>, Label>> = {
  queue: 'First come, first served.',
  ranked: 'The smallest first; among equals the smaller h, then the board that reads first.',
  buckets: 'The smallest first; among equals the one that came first.',
  stacks: 'The smallest first; among equals the one that came last.',
  lots: 'The smallest first; among equals the smaller h, then by lot. Equals stand here as their boards read.',
};

/** Rows that are looked at for ties. */
const TIES_SEEN = 60;

/** The open list, the next node first, and the closed one; for a depth-first search, the current path. */
export function OpenList(props: {
  readonly watched: Watched;
  readonly selected: number;
  readonly onSelect: (node: number) => void;
}) {
  const { replay, at } = props.watched;
  const { frontier, algorithm } = replay.search;
  const [shown, setShown] = createSignal<'open' | 'closed'>('open');
  const size = createMemo(() => {
    at();
    return frontierSize(replay);
  });
  const expansions = createMemo(() => {
    at();
    return replay.tree.expanded.length;
  });
  const iteration = createMemo(() => {
    at();
    return replay.tree.roots;
  });
  const ties = createMemo(() => {
    at();
    return frontier === 'path' ? '' : tieWords(replay, frontierIds(replay, TIES_SEEN));
  });
  const rule = (): string => (frontier === 'path' ? pathRule(algorithm, iteration()) : t(ORDERS[frontier]));
  const name = (list: 'open' | 'closed'): string =>
    list === 'closed' ? t('Closed') : frontier === 'path' ? t('Current path') : t('Open list');
  const length = (list: 'open' | 'closed'): number => (list === 'open' ? size() : expansions());
  return (
    <section class="open-list" aria-label={name(shown())}>
      <div class="segments" role="group" aria-label={t('Lists')}>
        <For each={['open', 'closed'] as const}>
          {(list) => (
            <button type="button" aria-pressed={shown() === list} onClick={() => setShown(list)}>
              {name(list)} <span class="open-count">{count(length(list))}</span>
            </button>
          )}
        </For>
      </div>
      <Show
        when={shown() === 'open'}
        fallback={<p class="soft open-rule">{t('Expanded boards, the last one first.')}</p>}
      >
        <p class="soft open-rule">{ties() === '' ? rule() : ties()}</p>
      </Show>
      <Show when={length(shown()) > 0} fallback={<p class="soft">{t('Empty.')}</p>}>
        <Show
          when={shown() === 'open'}
          fallback={
            <VirtualList
              class="open-rows closed"
              count={expansions()}
              keys={(most) => {
                at();
                return Array.from({ length: Math.min(most, expansions()) }, (_, i) => expansions() - 1 - i);
              }}
            >
              {(turn) => (
                <NodeRow
                  watched={props.watched}
                  node={replay.tree.expanded[turn] ?? 0}
                  selected={props.selected === replay.tree.expanded[turn]}
                  note={count(turn + 1)}
                  onSelect={props.onSelect}
                />
              )}
            </VirtualList>
          }
        >
          <VirtualList
            class={`open-rows ${frontier === 'path' ? '' : 'waiting'}`}
            count={size()}
            keys={(most) => {
              at();
              return frontierIds(replay, most);
            }}
          >
            {(node, index) => (
              <NodeRow
                watched={props.watched}
                node={node}
                selected={props.selected === node}
                note={noteOn(index(), frontier)}
                onSelect={props.onSelect}
              />
            )}
          </VirtualList>
        </Show>
      </Show>
    </section>
  );
}

function noteOn(index: number, frontier: TreeSearch['frontier']): string | undefined {
  if (index > 0) return undefined;
  return frontier === 'path' ? t('now') : t('next#list');
}
