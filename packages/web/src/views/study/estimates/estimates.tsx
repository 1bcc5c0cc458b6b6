import './estimates.css';
import type { EstimatePart } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import type { EstimatePoint, HeuristicCheck } from '@slidewise/lab/analysis';
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { Board } from '../../../board/board.js';
import { Thumbnail } from '../../../board/thumbnail.js';
import { sentence } from '../../../design/sentence.js';
import { stayAt } from '../../../share/navigation.js';
import { amount, t } from '../../../texts/index.js';
import { nameOf } from '../../../texts/names.js';
import { heuristicsFor, heuristicTitle, type StudyMethod } from '../methods.js';
import { type Laboratory, newTaskId } from '../run.js';
import { addressOf, type OpenStudy } from '../study-address.js';
import { PartsList, PartsOverlay } from '../tree/estimate-parts.js';
import { unitOf } from '../words.js';
import { Scatter } from './scatter.js';

/** Two heuristics on the same board, and over all boards that can be reached from it, against the true distance. */
export function Estimates(props: { readonly open: OpenStudy; readonly laboratory: Laboratory }) {
  const { open, laboratory } = props;
  const { board } = open;
  const { family, position, metric } = board;
  const offered = heuristicsFor(board);
  const [chosen, setChosen] = createSignal(firstChoice(open));
  const [survey, setSurvey] = createSignal<HeuristicCheck>();
  const [news, setNews] = createSignal(0);
  const [error, setError] = createSignal<string>();
  const [looked, setLooked] = createSignal<{ readonly heuristic: number; readonly point: EstimatePoint }>();
  let task = 0;
  onCleanup(() => laboratory.end(task));
  const look = async (ids: readonly string[]): Promise<void> => {
    laboratory.end(task);
    const own = newTaskId();
    task = own;
    setSurvey(undefined);
    setLooked(undefined);
    setError(undefined);
    setNews(0);
    try {
      const found = await laboratory.survey({ id: own, family: family.id, position, metric }, ids, setNews);
      if (task === own && found !== undefined) setSurvey(found);
    } catch (error) {
      if (task === own) setError(error instanceof Error ? error.message : String(error));
    }
  };
  createEffect(
    on(chosen, (ids) => {
      stayAt(addressOf({ ...open, methods: [methodOf(ids[0]), methodOf(ids[1])] }));
      void look(ids);
    }),
  );
  const reports = () => survey()?.reports ?? [];
  /** The true distance of the board; undefined until it is known, and where it has no solution. */
  const distance = (): number | undefined => {
    const [first] = reports()[0]?.points ?? [];
    return family.refute(position) === undefined ? first?.distance : undefined;
  };
  const title = (index: number): string => heuristicTitle(family, chosen()[index]!);
  const choose = (index: number, id: string): void => {
    setChosen((before) => before.with(index, id) as [string, string]);
  };
  const linkTo = (point: EstimatePoint, heuristic: number): string =>
    writeAddress(
      addressOf({
        ...withoutPuzzle(open),
        board: { ...board, position: point.position },
        mode: 'one',
        methods: [methodOf(chosen()[heuristic]!), open.methods[1]],
        step: 0,
      }),
    );
  return (
    <div class="estimates">
      <p class="estimates-lead">
        {t(
          'What two heuristics say of the same board, and how much each of them misses of the way that is really left.',
        )}
      </p>
      <div class="estimates-pair">
        <For each={[0, 1] as const}>
          {(index) => (
            <OneEstimate
              open={open}
              laboratory={laboratory}
              heuristic={chosen()[index]}
              which={index === 0 ? t('First') : t('Second')}
              index={index}
              offered={offered.map(({ id }) => id)}
              distance={distance()}
              estimate={reports()[index]?.points?.[0]?.estimate}
              onChoose={(id) => choose(index, id)}
            />
          )}
        </For>
      </div>
      <section class="card estimates-all" aria-labelledby="estimates-all">
        <h2 id="estimates-all">{t('All boards that can be reached')}</h2>
        <Show
          when={survey()}
          fallback={
            <p role="status">{error() === undefined ? t('{n} boards so far …', { n: news() }) : sentence(error()!)}</p>
          }
        >
          {(found) => (
            <Show
              when={found().reports}
              fallback={
                <p>{t('There are too many boards to look at all of them: more than {n}.', { n: found().positions })}</p>
              }
            >
              <p class="soft">
                {t(
                  '{n} boards. On the line, h is the true distance; below it, h misses something; above it, h says too much.',
                  {
                    n: found().positions,
                  },
                )}
              </p>
              <div class="estimates-scatter">
                <Scatter
                  reports={reports()}
                  titles={[title(0), title(1)]}
                  unit={unitOf(board)}
                  looked={looked()}
                  onLook={(heuristic, point) => setLooked({ heuristic, point })}
                />
                <div class="estimates-looked" aria-live="polite">
                  <Show when={looked()} fallback={<p class="soft">{t('Choose a point to see one of its boards.')}</p>}>
                    {(seen) => (
                      <>
                        <Thumbnail scene={family.scene(seen().point.position)} />
                        <p>
                          {t('{title}: h = {h}, {distance} to go.', {
                            title: title(seen().heuristic),
                            h: seen().point.estimate,
                            distance: amount(seen().point.distance, unitOf(board)),
                          })}{' '}
                          {missed(seen().point.distance - seen().point.estimate)}{' '}
                          <span class="soft">
                            {t('{n} {n:board|boards} like this.', { n: seen().point.positions })}
                          </span>
                        </p>
                        <p>
                          <a class="button" href={linkTo(seen().point, seen().heuristic)}>
                            {t('Study this board')}
                          </a>
                        </p>
                      </>
                    )}
                  </Show>
                </div>
              </div>
            </Show>
          )}
        </Show>
      </section>
    </div>
  );
}

/** A heuristic on the board: its terms, and what it misses. */
function OneEstimate(props: {
  readonly open: OpenStudy;
  readonly laboratory: Laboratory;
  readonly heuristic: string;
  readonly which: string;
  readonly index: number;
  readonly offered: readonly string[];
  readonly distance: number | undefined;
  /** What it says of the board, once that is known. */
  readonly estimate: number | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const { family, position, metric } = props.open.board;
  const scene = family.scene(position);
  const [parts, setParts] = createSignal<readonly EstimatePart[]>([]);
  createEffect(
    on(
      () => props.heuristic,
      (heuristic) => {
        void props.laboratory.parts({ family: family.id, metric, heuristic }, position).then(
          (found) => heuristic === props.heuristic && setParts(found),
          () => setParts([]),
        );
      },
    ),
  );
  const known = () => family.heuristics.find(({ id }) => id === props.heuristic)!;
  const total = (): number => props.estimate ?? parts().reduce((sum, { count }) => sum + count, 0);
  return (
    <section class={`card estimate sort-${props.index}`} aria-label={heuristicTitle(family, props.heuristic)}>
      <label class="field">
        <span>{t('{which}: {what}', { which: props.which, what: t('Heuristic') })}</span>
        <select class="select" onChange={(event) => props.onChoose(event.currentTarget.value)}>
          <For each={props.offered}>
            {(id) => (
              <option value={id} selected={id === props.heuristic}>
                {heuristicTitle(family, id)}
              </option>
            )}
          </For>
        </select>
      </label>
      <p class="soft">{sentence(nameOf('heuristics', `${family.id}/${props.heuristic}`, known()).summary)}</p>
      <div class="estimate-board">
        <div class="node-board">
          <Board scene={scene} name={props.open.title} />
          <PartsOverlay scene={scene} parts={parts()} />
        </div>
        <div>
          <p class="node-rank">h = {total()}</p>
          <Show when={props.distance}>
            {(distance) => (
              <p>
                {t('True distance: {n}.', { n: distance() })} <strong>{missed(distance() - total())}</strong>
              </p>
            )}
          </Show>
          <PartsList parts={parts()} total={total()} admissible={known().admissible} />
        </div>
      </div>
    </section>
  );
}

/** How far an estimate is from the truth. */
function missed(by: number): string {
  if (by === 0) return t('It misses nothing.');
  return by > 0 ? t('It misses {n}.', { n: by }) : t('It says {n} too much.', { n: -by });
}

function methodOf(heuristic: string): StudyMethod {
  return { algorithm: 'astar', heuristic };
}

/** The heuristics of the address; of these that are missing, the first that differ. */
function firstChoice({ board, methods }: OpenStudy): [string, string] {
  const ids = heuristicsFor(board).map(({ id }) => id);
  const first = methods[0].heuristic ?? ids[0]!;
  const second = methods[1].heuristic ?? ids.find((id) => id !== first && id !== 'none') ?? first;
  return [first, second];
}

/** A board of its own: it is not that of the puzzle. */
function withoutPuzzle({ puzzle: _, ...open }: OpenStudy): OpenStudy {
  return open;
}
