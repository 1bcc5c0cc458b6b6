import './race.css';
import { type Accessor, createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { watching } from '../../../design/watching.js';
import { t } from '../../../texts/index.js';
import { MethodChooser } from '../method-chooser.js';
import { methodTitle, type StudyMethod } from '../methods.js';
import type { Run } from '../run.js';
import type { Study } from '../study.js';
import { Standing } from '../tree/counters.js';
import { Transport } from '../tree/transport.js';
import { TreeView } from '../tree/tree-view.js';
import { watchedRun } from '../tree/watch-one.js';
import { standing, unitOf } from '../words.js';
import { LaneBars } from './lane-bars.js';
import { raceWords } from './race-words.js';
import { type Figures, figuresOf, Nearest } from './standing-figures.js';

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
  const unsearched = watched(() => props.study.unsearched);
  const words = watched(() =>
    unsearched()
      ? standing(props.study.board, props.study.runs[0]!)
      : raceWords(props.study.board.family, props.study.runs),
  );
  const nearest = new Map<Run, Nearest>();
  const figures = watched(() =>
    props.study.runs.map((run) => {
      const own = nearest.get(run) ?? new Nearest();
      nearest.set(run, own);
      return figuresOf(run, own);
    }),
  );
  const most = createMemo((): Figures => {
    const largest = (of: (each: Figures) => number | undefined): number =>
      Math.max(0, ...figures().map((each) => of(each) ?? 0));
    return {
      expanded: largest(({ expanded }) => expanded),
      stored: largest(({ stored }) => stored),
      bound: largest(({ bound }) => bound),
      start: largest(({ start }) => start),
      nearest: undefined,
    };
  });
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
              name={index() === 0 ? t('First') : t('Second')}
              figures={figures()[index()]!}
              most={most()}
              unsearched={unsearched()}
              onMethod={(method) => props.onMethod(index(), method)}
            />
          )}
        </For>
      </div>
    </div>
  );
}

function Lane(props: {
  readonly study: Study;
  readonly run: Run;
  readonly name: string;
  readonly version: Accessor<number>;
  readonly figures: Figures;
  readonly most: Figures;
  /** There is nothing to see of either search; why is said above both lanes. */
  readonly unsearched: boolean;
  readonly withBoards: boolean;
  readonly onMethod: (method: StudyMethod) => void;
}) {
  const heading = createUniqueId();
  const begun = watchedRun(props);
  const [selected, setSelected] = createSignal<number>();
  const pace = watching(props.version)(() => (props.study.playing ? props.study.speed : 0));
  const end = createMemo(() => {
    props.version();
    return { over: props.run.finished, given: props.run.atEnd && !props.run.finished };
  });
  return (
    <section class="lane card" classList={{ unsearched: props.unsearched }} aria-labelledby={heading}>
      <h2 id={heading} class="lane-title">
        {t('{which}: {what}', {
          which: props.name,
          what: methodTitle(props.study.board.family, props.run.method),
        })}
      </h2>
      <MethodChooser board={props.study.board} method={props.run.method} which={props.name} onChange={props.onMethod} />
      <LaneBars
        figures={props.figures}
        most={props.most}
        unit={unitOf(props.study.board)}
        plain={props.unsearched}
        {...end()}
      />
      <Show when={!props.unsearched && begun()}>
        {(search) => (
          <TreeView
            watched={search()}
            name={methodTitle(props.study.board.family, props.run.method)}
            selected={selected()}
            onSelect={setSelected}
            withBoards={props.withBoards}
            pace={pace()}
            plain
          />
        )}
      </Show>
      <Show when={!props.unsearched}>
        <Standing board={props.study.board} run={props.run} version={props.version} />
      </Show>
    </section>
  );
}
