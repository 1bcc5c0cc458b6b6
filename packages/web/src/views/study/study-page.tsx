import { writeAddress } from '@slidewise/core/reading';
import { proxy } from 'comlink';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { rowsByLevel } from '../../collection/overview.js';
import { mediaMatches, WIDE } from '../../design/media.js';
import { setPageTitle } from '../../design/page-title.js';
import { schedule } from '../../schedule.js';
import { goTo, stayAt } from '../../share/navigation.js';
import { readStored, store } from '../../storage.js';
import { ownEngine } from '../../worker/client.js';
import { CompareAll } from './compare/compare-all.js';
import { MethodChooser } from './method-chooser.js';
import type { StudyMethod } from './methods.js';
import { WatchRace } from './race/watch-race.js';
import type { Laboratory } from './run.js';
import { Study } from './study.js';
import { addressOf, type Mode, type OpenStudy } from './study-address.js';
import { WatchOne } from './tree/watch-one.js';

const TITLES: Record<Mode, string> = { one: 'Watch', race: 'Race', compare: 'Compare all' };

/** A board under study: one search, two in a race, or all of them compared. */
export function StudyPage(props: { readonly open: OpenStudy }) {
  const { open } = props;
  const { family, metric } = open.board;
  const { laboratory, end } = openLaboratory();
  const wide = mediaMatches(WIDE);
  onCleanup(end);

  setPageTitle(`${open.title}, studied`);
  onCleanup(() => setPageTitle(undefined));

  const [version, setVersion] = createSignal(0);
  const [withBoards, setWithBoards] = createSignal(readStored('study.boards') !== 'no');
  const study =
    open.mode === 'compare'
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
  stayAt(addressOf(open));

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
  const setMethod = (index: number, method: StudyMethod): void => study?.setMethod(index, method);

  return (
    <div class="page study">
      <header class="study-head">
        <div class="study-title">
          <h1>{open.title}</h1>
          <a
            href={writeAddress({
              view: 'play',
              name: open.puzzle?.name ?? '',
              parameters: { board: addressOf(open).parameters.board! },
            })}
          >
            Play this board
          </a>
          <a
            href={writeAddress({
              view: 'map',
              name: open.puzzle?.name ?? '',
              parameters: { board: addressOf(open).parameters.board! },
            })}
          >
            Map of this board
          </a>
        </div>
        <nav class="modes" aria-label="Ways to study">
          <For each={Object.entries(TITLES) as [Mode, string][]}>
            {([mode, title]) => (
              <a class="mode" href={linkTo(mode)} aria-current={mode === open.mode ? 'true' : undefined}>
                {title}
              </a>
            )}
          </For>
        </nav>
      </header>
      <div class="study-choices">
        <BoardPicker open={open} />
        <Show when={family.metrics.length > 1}>
          <label class="field">
            <span>Count</span>
            <select
              id="study-count"
              class="select"
              onChange={({ currentTarget: { id, value } }) =>
                goTo(withMetric(addressOf({ ...now(), step: 0 }), value, family.metrics[0]!.id), id)
              }
            >
              <For each={family.metrics}>
                {({ id, title, summary }) => (
                  <option value={id} selected={id === metric} title={summary}>
                    {title}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <Show when={open.mode === 'one'}>
          <MethodChooser board={open.board} method={methods()[0]} onChange={(method) => setMethod(0, method)} />
        </Show>
        <Show when={!unsearched() && (open.mode === 'one' || (open.mode === 'race' && wide()))}>
          <label class="check">
            <input
              type="checkbox"
              checked={withBoards()}
              onChange={(event) => {
                setWithBoards(event.currentTarget.checked);
                store('study.boards', event.currentTarget.checked ? undefined : 'no');
              }}
            />
            Boards in the tree
          </label>
        </Show>
      </div>
      <Show when={study} fallback={<CompareAll open={open} laboratory={laboratory} />}>
        {(running) => (
          <Show
            when={open.mode === 'race'}
            fallback={<WatchOne study={running()} version={version} withBoards={withBoards()} />}
          >
            <WatchRace study={running()} version={version} withBoards={withBoards()} onMethod={setMethod} />
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
      <span>Board</span>
      <select
        id="study-board"
        class="select"
        onChange={({ currentTarget: { id, value } }) =>
          goTo({ view: 'study', name: value, parameters: modeOf(props.open) }, id)
        }
      >
        <Show when={props.open.puzzle === undefined}>
          <option value="" selected disabled>
            from the address
          </option>
        </Show>
        <For each={collection.families}>
          {(family) => (
            <For each={rowsByLevel(collection, family.id)}>
              {(row) => (
                <optgroup label={`${family.title}, ${row.title.toLowerCase()}`}>
                  <For each={row.puzzles}>
                    {({ name, title }) => (
                      <option value={name} selected={name === props.open.puzzle?.name}>
                        {title}
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
    end: (id) => void engine.end(id),
  };
  return { laboratory, end };
}
