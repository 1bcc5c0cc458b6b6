import { rankText } from '@slidewise/lab/analysis';
import { createMemo, Show } from 'solid-js';
import { Board } from '../../../board/board.js';
import { t } from '../../../texts/index.js';
import { moveWords, rankLegend, round } from '../words.js';
import { PartsList, PartsOverlay, partsOf } from './estimate-parts.js';
import { duplicateMoves, stepWords } from './step-words.js';
import type { Watched } from './watched.js';

/** The selected node: its board and its numbers. */
export function NodeCard(props: {
  readonly watched: Watched;
  readonly node: number;
  /** Steps go by too fast to read what each of them did. */
  readonly fast: boolean;
  readonly onCurrent: () => void;
}) {
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
  const title = (): string => (isCurrent() ? t('Current node') : t('Node {n}', { n: node()?.id ?? 0 }));
  const fate = (): string => {
    const { state, expansion } = node()!;
    if (state === 'goal') return t('solved: the search ends here');
    if (state === 'closed') return t('expanded as number {n}', { n: expansion! });
    return expansion === undefined ? t('waits in the open list') : t('waits again: a shorter way was found');
  };
  const origin = (): string =>
    node()!.parent < 0
      ? t('The start; {fate}.', { fate: fate() })
      : t('By {move} from node {n}; {fate}.', { move: move(), n: node()!.parent, fate: fate() });
  const parts = partsOf(
    props.watched,
    () => props.node,
    () => props.fast,
  );
  const isAdmissible = board.family.heuristics.some(
    ({ id, admissible }) => id === replay.search.heuristic && admissible,
  );
  const happened = createMemo(() => {
    at();
    return isCurrent() && !props.fast ? stepWords(replay) : '';
  });
  const duplicates = createMemo(() => {
    at();
    const { news } = replay;
    if (news === undefined || props.fast || !isCurrent() || replay.search.frontier === 'path') return '';
    return duplicateMoves(props.watched, news);
  });
  return (
    <section class="node-card" aria-label={t('Node')}>
      <div class="node-board">
        <Board scene={scene()} name={title()} solved={node()?.state === 'goal'} />
        <PartsOverlay scene={scene()} parts={parts()} />
      </div>
      <Show when={node()} fallback={<p class="soft">{t('There is no tree: this needs no search.')}</p>}>
        {(known) => (
          <>
            <div class="node-facts">
              <h2 class="eyebrow">
                {title()}
                <Show when={!isCurrent()}>
                  <button type="button" class="link-button node-back" onClick={() => props.onCurrent()}>
                    {t('back to the current one')}
                  </button>
                </Show>
              </h2>
              <p class="node-rank">
                <Show
                  when={plain}
                  fallback={
                    <>
                      {rankText(known(), ranking)}
                      <span class="soft node-legend">{rankLegend(ranking)[0]}</span>
                    </>
                  }
                >
                  <span class="soft">f =</span> {known().g} + {known().h} = <strong>{round(known().f)}</strong>
                </Show>
              </p>
              <PartsList parts={parts()} total={known().h} admissible={isAdmissible} />
            </div>
            <p class="step-news">
              <span class="soft">{origin()}</span> {happened()}
              <Show when={duplicates() !== ''}>
                {' '}
                <span class="soft">{t('Known already by {moves}', { moves: duplicates() })}</span>
              </Show>
            </p>
          </>
        )}
      </Show>
    </section>
  );
}
