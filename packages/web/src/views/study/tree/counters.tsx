import { type Accessor, createMemo, Show } from 'solid-js';
import { watching } from '../../../design/watching.js';
import { count, t } from '../../../texts/index.js';
import type { StudiedBoard } from '../methods.js';
import type { Run } from '../run.js';
import { standing } from '../words.js';

/** What a search has done so far. */
export function Counters(props: { readonly run: Run; readonly version: Accessor<number> }) {
  const watched = watching(props.version);
  const counts = watched(() => props.run.replay?.counts);
  const open = watched(() => props.run.replay?.tree.open ?? 0);
  const onPath = watched(() => props.run.replay?.search.frontier === 'path');
  return (
    <dl class="counters">
      <div>
        <dt>{t('expanded')}</dt>
        <dd>{count(counts()?.expanded ?? 0)}</dd>
      </div>
      <div>
        <dt>{t('generated')}</dt>
        <dd>{count(counts()?.generated ?? 0)}</dd>
      </div>
      <div>
        <dt>{t('stored')}</dt>
        <dd>{count(counts()?.stored ?? 0)}</dd>
      </div>
      <Show when={!onPath()}>
        <div>
          <dt>{t('open#list')}</dt>
          <dd>{count(open())}</dd>
        </div>
      </Show>
    </dl>
  );
}

/** What is known, in a sentence or two. */
export function Standing(props: {
  readonly board: StudiedBoard;
  readonly run: Run;
  readonly version: Accessor<number>;
}) {
  const watched = watching(props.version);
  const text = watched(() => standing(props.board, props.run));
  const waiting = watched(() => props.run.behind);
  const kind = createMemo(() => {
    props.version();
    const { replay, error } = props.run;
    if (error !== undefined) return 'error';
    if (replay?.atEnd !== true) return 'going';
    return replay.solution?.status === 'solved' ? (replay.solution.optimal ? 'proved' : 'solved') : 'ended';
  });
  return (
    <p class={`standing is-${kind()}`} role="status">
      <Show when={waiting()}>
        <span class="spinner" aria-hidden="true" />
      </Show>
      {text()}
    </p>
  );
}
