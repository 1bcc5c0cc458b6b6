import { showCount } from '@slidewise/core/text';
import './race.css';
import { type Accessor, createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { mediaMatches, WIDE } from '../../../design/media.js';
import { watching } from '../../../design/watching.js';
import { MethodChooser } from '../method-chooser.js';
import { methodTitle, type StudyMethod } from '../methods.js';
import type { Run } from '../run.js';
import type { Study } from '../study.js';
import { Counters, Standing } from '../tree/counters.js';
import { Transport } from '../tree/transport.js';
import { TreeView } from '../tree/tree-view.js';
import { watchedRun } from '../tree/watch-one.js';
import { standing } from '../words.js';
import { raceWords } from './race-words.js';

const NAMES = ['First', 'Second'];

/** Two searches that expand in step. */
export function WatchRace(props: {
  readonly study: Study;
  readonly version: Accessor<number>;
  readonly withBoards: boolean;
  readonly onMethod: (index: number, method: StudyMethod) => void;
  readonly onLeave: (() => void) | undefined;
}) {
  const watched = watching(props.version);
  const runs = watched(() => props.study.runs);
  const wide = mediaMatches(WIDE);
  const unsearched = watched(() => props.study.unsearched);
  const words = watched(() =>
    unsearched()
      ? standing(props.study.board, props.study.runs[0]!)
      : raceWords(props.study.board.family, props.study.runs),
  );
  /** The bars end where the search that is farthest has come. */
  const most = watched(() => Math.max(1, ...props.study.runs.map((run) => run.replay?.counts.expanded ?? 0)));
  return (
    <div class="race">
      <p class="race-words" role="status">
        {words()}
      </p>
      <Show when={!unsearched()}>
        <Transport study={props.study} version={props.version} onLeave={props.onLeave} />
      </Show>
      <div class="race-lanes">
        <For each={runs()}>
          {(run, index) => (
            <Lane
              {...props}
              run={run}
              name={NAMES[index()]!}
              most={most()}
              withTree={wide()}
              unsearched={unsearched()}
              onMethod={(method) => props.onMethod(index(), method)}
            />
          )}
        </For>
      </div>
      <Show when={!wide() && !unsearched()}>
        <p class="soft">In a wider window, both trees are shown as well.</p>
      </Show>
    </div>
  );
}

function Lane(props: {
  readonly study: Study;
  readonly run: Run;
  readonly name: string;
  readonly version: Accessor<number>;
  readonly most: number;
  readonly withTree: boolean;
  /** There is nothing to see of either search; why is said above both lanes. */
  readonly unsearched: boolean;
  readonly withBoards: boolean;
  readonly onMethod: (method: StudyMethod) => void;
}) {
  const heading = createUniqueId();
  const begun = watchedRun(props);
  const [selected, setSelected] = createSignal<number>();
  const expanded = createMemo(() => {
    props.version();
    return props.run.replay?.counts.expanded ?? 0;
  });
  const end = createMemo(() => {
    props.version();
    return { over: props.run.finished, given: props.run.atEnd && !props.run.finished };
  });
  return (
    <section class="lane card" classList={{ unsearched: props.unsearched }} aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {props.name}: {methodTitle(props.study.board.family, props.run.method)}
      </h2>
      <MethodChooser board={props.study.board} method={props.run.method} which={props.name} onChange={props.onMethod} />
      <Show when={!props.unsearched}>
        <div class="lane-track" classList={end()} aria-hidden="true">
          <div class="lane-bar" style={{ width: `${(100 * expanded()) / props.most}%` }} />
          <span class="lane-count">{showCount(expanded())}</span>
        </div>
      </Show>
      <Counters run={props.run} version={props.version} />
      <Show when={props.withTree && !props.unsearched && begun()}>
        {(search) => (
          <TreeView
            watched={search()}
            name={methodTitle(props.study.board.family, props.run.method)}
            selected={selected()}
            onSelect={setSelected}
            withBoards={props.withBoards}
          />
        )}
      </Show>
      <Show when={!props.unsearched}>
        <Standing board={props.study.board} run={props.run} version={props.version} />
      </Show>
    </section>
  );
}
