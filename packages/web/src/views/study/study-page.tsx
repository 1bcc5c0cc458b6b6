import type { Family, Metric } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import { proxy } from 'comlink';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { rowsByLevel } from '../../collection/overview.js';
import { titleHere } from '../../collection/puzzle.js';
import { ActionButton } from '../../design/action-button.js';
import { setPageTitle } from '../../design/page-title.js';
import { ShareButton } from '../../design/share-button.js';
import { schedule } from '../../schedule.js';
import { goTo, stayAt } from '../../share/navigation.js';
import { readStored, store } from '../../storage.js';
import { known, type Label, t } from '../../texts/index.js';
import { nameOf } from '../../texts/names.js';
import { ownEngine } from '../../worker/client.js';
import { CompareAll } from './compare/compare-all.js';
import { Estimates } from './estimates/estimates.js';
import { MethodChooser } from './method-chooser.js';
import { methodTitle, type StudyMethod } from './methods.js';
import { createPresenting } from './presenting.js';
import { WatchRace } from './race/watch-race.js';
import type { Laboratory } from './run.js';
import { Study } from './study.js';
import { addressOf, type Mode, type OpenStudy } from './study-address.js';
import { WatchOne } from './tree/watch-one.js';

const TITLES: Readonly<Record<Mode, Label>> = {
  one: 'Watch',
  race: 'Race',
  compare: 'Compare all',
  estimates: 'Estimates',
};

/** A board under study: one search, two in a race, or all of them compared. */
export function StudyPage(props: { readonly open: OpenStudy }) {
  const { open } = props;
  const { family, metric } = open.board;
  const { laboratory, end } = openLaboratory();
  onCleanup(end);

  setPageTitle(t('{title}, studied', { title: open.title }));
  onCleanup(() => setPageTitle(undefined));

  const { presenting, enter, leave } = createPresenting(open.presenting);
  const [version, setVersion] = createSignal(0);
  const [withBoards, setWithBoards] = createSignal(readStored('study.boards') !== 'no');
  const study =
    open.mode === 'compare' || open.mode === 'estimates'
      ? undefined
      : new Study(open.board, open.mode === 'race' ? open.methods : open.methods.slice(0, 1), open.step, {
          now: () => performance.now(),
          later: schedule,
          laboratory,
        });

  /** The study as it stands, for its address. */
  const now = (): OpenStudy => {
    const [first = open.methods[0], second = open.methods[1]] = study?.runs.map(({ method }) => method) ?? [];
    return {
      ...open,
      methods: [first, second],
      step: study === undefined ? open.step : Math.min(study.step, study.last),
      presenting: presenting(),
    };
  };
  // However much happens meanwhile, the page is drawn once for each frame of the screen.
  let frame = 0;
  const redraw = (): void => {
    frame = 0;
    setVersion((before) => before + 1);
    if (study?.playing === false && !study.behind) stayAt(addressOf(now()));
  };
  if (study !== undefined) {
    onCleanup(
      study.onChange(() => {
        if (frame === 0) frame = requestAnimationFrame(redraw);
      }),
    );
  }
  onCleanup(() => {
    cancelAnimationFrame(frame);
    study?.leave();
  });
  createEffect(on(presenting, () => stayAt(addressOf(now()))));

  const methods = createMemo(() => {
    version();
    return now().methods;
  });
  const linkTo = (mode: Mode): string => {
    version();
    return writeAddress(addressOf({ ...now(), mode, step: 0 }));
  };
  const unsearched = createMemo(() => {
    version();
    return study?.unsearched === true;
  });
  const titleOf = (method: StudyMethod): string => methodTitle(family, method);
  const setMethod = (index: number, method: StudyMethod): void => study?.setMethod(index, method);

  const board = addressOf(open).parameters.board!;
  const linkElsewhere = (view: string): string =>
    writeAddress({ view, name: open.puzzle?.name ?? '', parameters: { board } });
  return (
    <div class="page study" classList={{ filled: open.mode === 'one' }}>
      <header class="study-head">
        <div class="study-title">
          <h1>{open.title}</h1>
          <p class="study-links">
            <a href={linkElsewhere('play')}>{t('Play this board')}</a>
            <a href={linkElsewhere('map')}>{t('Map of this board')}</a>
          </p>
        </div>
        <Show when={presenting() && study !== undefined}>
          <p class="study-method">
            {methods()
              .slice(0, open.mode === 'race' ? 2 : 1)
              .map(titleOf)
              .join(' · ')}
          </p>
        </Show>
        <nav class="modes" aria-label={t('Ways to study')}>
          <For each={Object.entries(TITLES) as [Mode, Label][]}>
            {([mode, title]) => (
              <a class="mode" href={linkTo(mode)} aria-current={mode === open.mode ? 'true' : undefined}>
                {t(title)}
              </a>
            )}
          </For>
        </nav>
        <div class="study-tools">
          <ShareButton onShare={() => stayAt(addressOf(now()))} />
          <ActionButton
            icon={presenting() ? 'close' : 'whole'}
            title={t('Fills the screen; F does the same, and arrows, space bar or a clicker step')}
            onPress={() => (presenting() ? leave() : enter())}
          >
            {presenting() ? t('Leave') : t('Present')}
          </ActionButton>
        </div>
      </header>
      <div class="study-choices">
        <BoardPicker open={open} />
        <Show when={family.metrics.length > 1}>
          <label class="field">
            <span>{t('Count')}</span>
            <select
              id="study-count"
              class="select"
              onChange={({ currentTarget: { id, value } }) =>
                goTo(withMetric(addressOf({ ...now(), step: 0 }), value, family.metrics[0]!.id), id)
              }
            >
              <For each={family.metrics}>
                {(each) => (
                  <option value={each.id} selected={each.id === metric} title={metricHere(family, each).summary}>
                    {metricHere(family, each).title}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <Show when={open.mode === 'one'}>
          <MethodChooser board={open.board} method={methods()[0]} onChange={(method) => setMethod(0, method)} />
        </Show>
        <Show when={!unsearched() && study !== undefined}>
          <label class="check">
            <input
              type="checkbox"
              checked={withBoards()}
              onChange={(event) => {
                setWithBoards(event.currentTarget.checked);
                store('study.boards', event.currentTarget.checked ? undefined : 'no');
              }}
            />
            {t('Boards in the tree')}
          </label>
        </Show>
      </div>
      <Show
        when={study}
        fallback={
          open.mode === 'compare' ? (
            <CompareAll open={open} laboratory={laboratory} />
          ) : (
            <Estimates open={open} laboratory={laboratory} />
          )
        }
      >
        {(running) => (
          <Show
            when={open.mode === 'race'}
            fallback={
              <WatchOne
                study={running()}
                version={version}
                withBoards={withBoards()}
                onLeave={presenting() ? leave : undefined}
              />
            }
          >
            <WatchRace
              study={running()}
              version={version}
              withBoards={withBoards()}
              onMethod={setMethod}
              onLeave={presenting() ? leave : undefined}
            />
          </Show>
        )}
      </Show>
    </div>
  );
}

/** Another board of the collection. */
function BoardPicker(props: { readonly open: OpenStudy }) {
  return (
    <label class="field board-picker">
      <span>{t('Board')}</span>
      <select
        id="study-board"
        class="select"
        onChange={({ currentTarget: { id, value } }) =>
          goTo({ view: 'study', name: value, parameters: modeOf(props.open) }, id)
        }
      >
        <Show when={props.open.puzzle === undefined}>
          <option value="" selected disabled>
            {t('from the address')}
          </option>
        </Show>
        <For each={collection.families}>
          {(family) => (
            <For each={rowsByLevel(collection, family.id)}>
              {(row) => (
                <optgroup label={`${known(family.title)}, ${known(row.title)}`}>
                  <For each={row.puzzles}>
                    {(puzzle) => (
                      <option value={puzzle.name} selected={puzzle.name === props.open.puzzle?.name}>
                        {titleHere(puzzle)}
                      </option>
                    )}
                  </For>
                </optgroup>
              )}
            </For>
          )}
        </For>
      </select>
    </label>
  );
}

/** What a metric is called. */
function metricHere({ id: family }: Family, metric: Metric): { title: string; summary: string } {
  return nameOf('metrics', `${family}/${metric.id}`, metric);
}

function modeOf({ mode }: OpenStudy): Record<string, string> {
  return mode === 'one' ? {} : { mode };
}

/** The same study in another metric; its heuristics may not fit that, so that they are chosen anew. */
function withMetric(
  address: ReturnType<typeof addressOf>,
  metric: string,
  usual: string,
): ReturnType<typeof addressOf> {
  const { metric: _, run, against, ...parameters } = address.parameters;
  return { ...address, parameters: { ...parameters, ...(metric === usual ? {} : { metric }) } };
}

/** A worker of its own for the study, which ends with it. */
function openLaboratory(): { readonly laboratory: Laboratory; end(): void } {
  const { engine, end } = ownEngine();
  const laboratory: Laboratory = {
    record: (task, onNews) => engine.record(task, proxy(onNews)),
    grow: (id, steps) => engine.grow(id, steps),
    measure: (task, limits, onNews) => engine.measure(task, limits, proxy(onNews)),
    survey: (task, heuristics, onNews) => engine.survey(task, heuristics, proxy(onNews)),
    parts: (task, position) =>
      engine.estimateParts(
        { family: task.family, metric: task.metric, ...(task.heuristic && { heuristic: task.heuristic }) },
        position,
      ),
    end: (id) => void engine.end(id),
  };
  return { laboratory, end };
}
