import { type Accessor, createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { announce } from '../../../design/announcements.js';
import { watching } from '../../../design/watching.js';
import { methodTitle } from '../methods.js';
import type { Run } from '../run.js';
import type { Study } from '../study.js';
import { nodeWords } from '../words.js';
import { Counters, Standing } from './counters.js';
import { NodeCard } from './node-card.js';
import { OpenList } from './open-list.js';
import { Transport } from './transport.js';
import { TreeView } from './tree-view.js';
import { type Watched, watchRun } from './watched.js';

/** A search that shows more steps a second does not say what each of them did. */
const FASTEST_WORDS = 5;

/** One search: its tree, the selected node, and the open list. */
export function WatchOne(props: {
  readonly study: Study;
  readonly version: Accessor<number>;
  readonly withBoards: boolean;
  readonly onLeave: (() => void) | undefined;
}) {
  const watched = watching(props.version);
  const run = watched(() => props.study.runs[0]!);
  return (
    <Show when={run()} keyed>
      {(shown) => <OneRun {...props} run={shown} />}
    </Show>
  );
}

function OneRun(props: {
  readonly study: Study;
  readonly run: Run;
  readonly version: Accessor<number>;
  readonly withBoards: boolean;
  readonly onLeave: (() => void) | undefined;
}) {
  const begun = watchedRun(props);
  const [selected, setSelected] = createSignal<number>();
  const unsearched = watching(props.version)(() => props.run.unsearched);
  const pace = watching(props.version)(() => (props.study.playing ? props.study.speed : 0));
  /** Announces the node after a single step; not while the search runs, which would be too much. */
  const announceStep = (): void => {
    const search = begun();
    const node = search?.replay.nodes[search.current()];
    if (search === undefined || node === undefined || search.at() === 0 || props.study.playing) return;
    announce(nodeWords(node, search.replay.search));
  };
  createEffect(
    on(
      () => begun()?.at(),
      () => {
        setSelected(undefined);
        announceStep();
      },
    ),
  );
  return (
    <div class="watch-one" classList={{ unsearched: unsearched() }}>
      <Show when={!unsearched()}>
        <div class="watch-tree">
          <Show when={begun()} fallback={<div class="tree tree-empty" />}>
            {(search) => (
              <TreeView
                watched={search()}
                name={methodTitle(props.study.board.family, props.run.method)}
                selected={selected()}
                onSelect={setSelected}
                withBoards={props.withBoards}
                pace={pace()}
                goTo={(step) => {
                  props.study.pause();
                  props.study.goTo(step);
                }}
              />
            )}
          </Show>
        </div>
        <div class="watch-foot">
          <Transport study={props.study} version={props.version} onLeave={props.onLeave} />
          <Counters run={props.run} version={props.version} />
        </div>
      </Show>
      <div class="watch-side">
        <Standing board={props.study.board} run={props.run} version={props.version} />
        <Show when={unsearched()}>
          <Counters run={props.run} version={props.version} />
        </Show>
        <Show when={begun()}>
          {(search) => (
            <>
              <NodeCard
                watched={search()}
                node={selected() ?? search().current()}
                fast={pace() > FASTEST_WORDS}
                onCurrent={() => setSelected(undefined)}
              />
              <Show when={!unsearched()}>
                <OpenList watched={search()} selected={selected() ?? search().current()} onSelect={setSelected} />
              </Show>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}

/** The search once it has begun. */
export function watchedRun(props: {
  readonly study: Study;
  readonly run: Run;
  readonly version: Accessor<number>;
}): Accessor<Watched | undefined> {
  const begun = createMemo(() => {
    props.version();
    const { replay } = props.run;
    return replay !== undefined && replay.at >= 0 ? replay : undefined;
  });
  return createMemo(() => {
    const replay = begun();
    return replay === undefined ? undefined : watchRun(props.run, replay, props.study.board, props.version);
  });
}
