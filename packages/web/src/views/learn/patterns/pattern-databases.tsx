import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { Rich } from '../../../design/rich.js';
import { watching } from '../../../design/watching.js';
import { t } from '../../../texts/index.js';
import { Bars } from '../bars.js';
import { estimates, lessonBoard } from '../lesson-board.js';
import { Playground } from '../playground.js';
import { type Counting, PatternTable } from './pattern-table.js';

const BOARD = lessonBoard('tiles:rows:4_2_6/1_0_5/8_3_7');
const SOLVED = lessonBoard('tiles:rows:1_2_3/4_5_6/7_8_0').position;
const LABELS = BOARD.family.scene(SOLVED).pieces.map(({ label }) => label);
/** Entries that are made between two pictures, so that the eye can follow. */
const PER_PICTURE = 400;

export default function PatternDatabasesLesson() {
  return (
    <>
      <p class="lead">
        <Rich
          text={t(
            'Manhattan treats every tile as if it were alone. Real tiles are in each other’s way. A pattern database takes a few of them together, works out <em>exactly</em> how far these are from home for every way they can lie, and keeps the answers in a table.',
          )}
        />
      </p>
      <p>
        {t(
          'Rub the numbers off all tiles but a few. What is left is a smaller puzzle: the plain tiles are all alike, so it has far fewer boards, few enough to list them all. Start from the solved board and go backwards, one move at a time: what you reach first in d moves is d moves from home.',
        )}
      </p>
      <p>
        {t(
          'A solution of the real puzzle also solves the smaller one, so the table never says more than the truth. It is an admissible heuristic, and looking it up takes no time at all.',
        )}
      </p>
      <Laboratory />
      <h2>{t('Two tables are better than one')}</h2>
      <p>
        <Rich
          text={t(
            'If every move counts in both tables, you must not add what they say: a move of a plain tile would be counted twice. You may take the larger one. But if each table counts <em>only the moves of its own tiles</em>, no move is counted twice, and the sum is still safe. Such tables are called additive or disjoint. Switch the counting above and compare.',
          )}
        />
      </p>
      <p>
        {t(
          'With all tiles in one pattern, the table is the truth itself: 181,440 entries for the 3×3 board. For the 4×4 board it would be over ten million million, which is why the tables for it hold five to eight tiles each.',
        )}
      </p>
    </>
  );
}

function Laboratory() {
  const { family } = BOARD;
  const solved = family.scene(SOLVED);
  const [position, setPosition] = createSignal<unknown>(BOARD.position);
  const [chosen, setChosen] = createSignal<readonly string[]>(['1', '2', '3', '4']);
  const [counting, setCounting] = createSignal<Counting>('all');
  const [tick, setTick] = createSignal(0);
  const others = (): string[] => LABELS.filter((label) => !chosen().includes(label));
  const tables = createMemo(() => ({
    first: new PatternTable(solved, chosen(), counting()),
    second: new PatternTable(solved, others(), counting()),
  }));
  const truth = new PatternTable(solved, LABELS, 'all');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const unfinished = (): PatternTable | undefined => {
    const { first, second } = tables();
    return [first, second, truth].find(({ complete }) => !complete);
  };
  /** One table after the other, then the truth, in front of the reader. */
  const build = (): void => {
    const table = unfinished();
    if (table === undefined) return;
    table.build(table === truth || calm ? 4000 : PER_PICTURE);
    setTick((before) => before + 1);
    timer = setTimeout(build, 16);
  };
  createEffect(
    on(tables, () => {
      clearTimeout(timer);
      build();
    }),
  );
  onCleanup(() => clearTimeout(timer));

  const scene = createMemo(() => family.scene(position()));
  const watch = watching(tick);
  const values = watch(() => {
    const { first, second } = tables();
    return { first: first.lookUp(scene()), second: second.lookUp(scene()), truth: truth.lookUp(scene()) };
  });
  const manhattan = createMemo(() => estimates(family, position()).find(({ id }) => id === 'manhattan')?.h);
  const both = (): number | undefined => {
    const { first, second } = values();
    if (first === undefined || second === undefined) return undefined;
    return counting() === 'own' ? first + second : Math.max(first, second);
  };
  const toggle = (label: string): void => {
    const next = chosen().includes(label) ? chosen().filter((each) => each !== label) : [...chosen(), label].sort();
    if (next.length > 0 && next.length < LABELS.length) setChosen(next);
  };
  return (
    <figure class="live card">
      <div class="live-split">
        <div>
          <Playground board={BOARD} name={t('A board to play with')} onPosition={setPosition} />
        </div>
        <div class="live-words">
          <fieldset class="pattern-choice">
            <legend>{t('Tiles of the pattern')}</legend>
            <For each={LABELS}>
              {(label) => (
                <button
                  type="button"
                  class="button"
                  aria-pressed={chosen().includes(label)}
                  onClick={() => toggle(label)}
                >
                  {label}
                </button>
              )}
            </For>
          </fieldset>
          <label class="field">
            <span>{t('What counts')}</span>
            <select class="select" onChange={(event) => setCounting(event.currentTarget.value as Counting)}>
              <option value="all">{t('every move')}</option>
              <option value="own">{t('moves of its own tiles')}</option>
            </select>
          </label>
          <Bars
            label={t('What the heuristics say of this board')}
            bars={[
              { name: t('Manhattan distance'), value: manhattan() },
              { name: t('Pattern {tiles}', { tiles: chosen().join(' ') }), value: values().first },
              { name: t('Pattern {tiles}', { tiles: others().join(' ') }), value: values().second },
              { name: counting() === 'own' ? t('Sum of both') : t('Larger of both'), value: both() },
              { name: t('True distance'), value: values().truth, truth: true },
            ]}
          />
        </div>
      </div>
      <Layers
        title={t('The table of {tiles}', { tiles: chosen().join(' ') })}
        layers={watch(() => tables().first.layers.slice())()}
        complete={watch(() => tables().first.complete)()}
        at={values().first}
      />
      <p class="live-fact" role="status">
        <Show when={watch(() => unfinished() === undefined)()} fallback={t('Building tables …')}>
          {t('All tables are built.')}
        </Show>
      </p>
    </figure>
  );
}

/** How many entries lie at each distance; the column of the board above is marked. */
function Layers(props: {
  readonly title: string;
  readonly layers: readonly number[];
  readonly complete: boolean;
  readonly at: number | undefined;
}) {
  const entries = (): number => props.layers.reduce((sum, count) => sum + (count ?? 0), 0);
  const most = (): number => Math.max(1, ...props.layers);
  const columns = (): number => Math.max(20, props.layers.length);
  return (
    <div class="layers">
      <p>
        <strong>{props.title}</strong>:{' '}
        {props.complete
          ? t('{n} entries, up to distance {most}', { n: entries(), most: props.layers.length - 1 })
          : t('{n} entries so far, up to distance {most}', { n: entries(), most: props.layers.length - 1 })}
      </p>
      <svg viewBox={`0 0 ${columns()} 12`} preserveAspectRatio="none" aria-hidden="true">
        <For each={props.layers}>
          {(count, distance) => (
            <rect
              class="layer"
              classList={{ here: distance() === props.at }}
              x={distance() + 0.1}
              width="0.8"
              y={12 - Math.max(0.15, (12 * count) / most())}
              height={Math.max(0.15, (12 * count) / most())}
            />
          )}
        </For>
      </svg>
      <p class="soft">
        {t('Entries by distance from the solved board.')}{' '}
        {props.at === undefined ? '' : t('The board above is in column {n}.', { n: props.at })}
      </p>
    </div>
  );
}
