import { showCount } from '@slidewise/core/text';
import { rankLegend, rankText } from '@slidewise/lab/analysis';
import { createMemo, Show } from 'solid-js';
import { Board } from '../../../board/board.js';
import { moveWords, round } from '../words.js';
import type { Watched } from './watched.js';

/** The selected node: its board and its numbers. */
export function NodeCard(props: { readonly watched: Watched; readonly node: number; readonly onCurrent: () => void }) {
  const { replay, at, board, current } = props.watched;
  const node = createMemo(() => {
    at();
    const found = replay.nodes[props.node];
    return found === undefined ? undefined : { ...found };
  });
  const scene = createMemo(() => {
    at();
    return board.family.scene(node() === undefined ? board.position : replay.position(props.node));
  });
  const move = createMemo(() => (node() === undefined ? '' : moveWords(props.watched, props.node)));
  const { ranking } = replay.search;
  const plain = ranking.gWeight === 1 && ranking.hWeight === 1;
  const isCurrent = (): boolean => props.node === current();
  const fate = (): string => {
    const { state, expansion } = node()!;
    if (state === 'goal') return 'solved: the search ends here';
    if (state === 'open')
      return expansion === undefined ? 'waits in the open list' : 'waits again: a shorter way was found';
    return `expanded as number ${showCount(expansion!)}`;
  };
  return (
    <section class="node-card" aria-label="Node">
      <div class="node-board">
        <Board
          scene={scene()}
          name={isCurrent() ? 'Current node' : `Node ${props.node}`}
          solved={node()?.state === 'goal'}
        />
      </div>
      <Show when={node()} fallback={<p class="soft">There is no tree: this needs no search.</p>}>
        {(known) => (
          <div class="node-facts">
            <h2>
              {isCurrent() ? 'Current node' : `Node ${showCount(known().id)}`}
              <Show when={!isCurrent()}>
                <button type="button" class="link-button node-back" onClick={() => props.onCurrent()}>
                  back to the current one
                </button>
              </Show>
            </h2>
            <p class="node-rank">
              <Show
                when={plain}
                fallback={
                  <>
                    {rankText(known(), ranking)}
                    <span class="soft node-legend">{rankLegend(ranking)}</span>
                  </>
                }
              >
                f = g + h = {known().g} + {known().h} = <strong>{round(known().f)}</strong>
              </Show>
            </p>
            <p class="soft">
              {known().parent < 0 ? 'The start' : `By ${move()} from node ${showCount(known().parent)}`}; {fate()}.
            </p>
          </div>
        )}
      </Show>
    </section>
  );
}
