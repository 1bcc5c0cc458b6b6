import './compare.css';
import { writeAddress } from '@slidewise/core/reading';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { ActionButton } from '../../../design/action-button.js';
import { announce } from '../../../design/announcements.js';
import { watching } from '../../../design/watching.js';
import { fileName, saveFile } from '../../../files/saving.js';
import { pngOfSvg, standaloneSvg } from '../../../files/svg-picture.js';
import { count, type Label, t } from '../../../texts/index.js';
import { nameOf } from '../../../texts/names.js';
import { algorithmTitle, methodTitle, type StudyMethod, treeAlgorithms, writeMethod } from '../methods.js';
import type { Laboratory } from '../run.js';
import { addressOf, type OpenStudy } from '../study-address.js';
import { impossible, timeText } from '../words.js';
import { ComparePlot } from './compare-plot.js';
import { csvOf, grouped, outcome, type Row, type SortKey, sorted } from './comparison.js';
import { comparisonOf } from './kept-comparisons.js';

/** Milliseconds that each search may take. */
const LIMITS = [500, 2000, 10_000, 60_000];

const COLUMNS: readonly { readonly key: SortKey; readonly title: Label; readonly number: boolean }[] = [
  { key: 'method', title: 'Search', number: false },
  { key: 'expanded', title: 'Expanded', number: true },
  { key: 'generated', title: 'Generated', number: true },
  { key: 'stored', title: 'Stored', number: true },
  { key: 'length', title: 'Length', number: true },
  { key: 'time', title: 'Time', number: true },
];

/** Every method to solve the board, run one after another, in a table and a plot. */
export function CompareAll(props: { readonly open: OpenStudy; readonly laboratory: Laboratory }) {
  const kept = comparisonOf(props.open, props.laboratory);
  const { comparison } = kept;
  const { family } = props.open.board;
  const [version, setVersion] = createSignal(0);
  const changed = (): void => void setVersion((before) => before + 1);
  const watched = watching(version);
  onCleanup(comparison.onChange(changed));
  onCleanup(() => comparison.cancel());
  /** What the user has chosen stays with the comparison. */
  const choose = (choice: Partial<Omit<typeof kept, 'comparison'>>): void => {
    Object.assign(kept, choice);
    changed();
  };
  const limit = watched(() => kept.limit);
  const sort = watched(() => kept.sort);
  const isGrouped = watched(() => kept.grouped);
  const picked = watched(() => kept.picked);
  const rows = watched(() => comparison.rows);
  const busy = watched(() => comparison.busy);
  const refutation = watched(() => comparison.refutation);
  const activity = watched(() => comparison.activity);
  const isWanted = (method: StudyMethod): boolean => {
    if (kept.onlyPicked && !kept.picked.has(writeMethod(method))) return false;
    const words = kept.filter.toLowerCase().split(/\s+/);
    const text = `${methodTitle(family, method)} ${writeMethod(method)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const inOrder = watched(() =>
    sorted(
      family,
      rows().filter(({ method }) => isWanted(method)),
      sort().key,
      sort().descending,
    ),
  );
  /** By algorithm; all together under no name. */
  const groups = createMemo(() => new Map(isGrouped() ? grouped(inOrder()) : [['', inOrder()] as const]));
  const done = createMemo(() => inOrder().filter(({ state }) => state === 'done' || state === 'left out').length);
  const sortBy = (key: SortKey): void => {
    choose({ sort: { key, descending: sort().key === key ? !sort().descending : false } });
  };
  const run = async (): Promise<void> => {
    if (done() === inOrder().length) comparison.reset(isWanted);
    await comparison.run(limit(), isWanted);
    if (!comparison.busy && done() === inOrder().length) announce(t('The comparison is done'));
  };
  const action = (): string => {
    if (busy()) return t('Cancel');
    if (done() === inOrder().length) return t('Run all again');
    if (done() > 0) return t('Go on#search');
    return inOrder().length === rows().length
      ? t('Run all {n}', { n: rows().length })
      : t('Run these {n}', { n: inOrder().length });
  };
  const pick = (method: StudyMethod, on: boolean): void => {
    const name = writeMethod(method);
    choose({ picked: new Set(on ? [...kept.picked, name] : [...kept.picked].filter((each) => each !== name)) });
  };
  let plot: () => SVGSVGElement | undefined = () => undefined;
  const name = (): string => `${fileName(props.open.title)}-searches`;
  const savePlot = (): void => {
    const picture = plot();
    if (picture !== undefined) saveFile(`${name()}.svg`, standaloneSvg(picture), 'image/svg+xml');
  };
  const savePixels = async (): Promise<void> => {
    const picture = plot();
    if (picture !== undefined) saveFile(`${name()}.png`, await pngOfSvg(picture), 'image/png');
  };
  return (
    <div class="compare">
      <Show when={refutation()}>
        {(reason) => (
          <p class="standing is-ended" role="status">
            {impossible(reason())}
          </p>
        )}
      </Show>
      <section class="compare-bar" aria-label={t('Run')}>
        {/* One button for both: another in its place would not have the focus. */}
        <ActionButton
          primary={!busy()}
          idle={inOrder().length === 0}
          onPress={() => (busy() ? comparison.cancel() : void run())}
        >
          {action()}
        </ActionButton>
        <label class="field inline">
          <span>{t('At most')}</span>
          <select
            class="select"
            disabled={busy()}
            onChange={(event) => choose({ limit: Number(event.currentTarget.value) })}
          >
            <For each={LIMITS}>
              {(milliseconds) => (
                <option value={milliseconds} selected={milliseconds === limit()}>
                  {t('{n} s each', { n: milliseconds / 1000 })}
                </option>
              )}
            </For>
          </select>
        </label>
        <p class="compare-progress">
          <progress value={done()} max={inOrder().length} aria-label={t('Searches done')} />
          <span>
            {t('{n} of {all}', { n: done(), all: inOrder().length })}
            <Show when={activity()}>{(text) => <span class="soft"> · {text()}</span>}</Show>
          </span>
        </p>
      </section>
      <section class="compare-bar" aria-label={t('What is shown')}>
        <label class="field inline">
          <span>{t('Filter')}</span>
          <input
            class="input"
            type="search"
            disabled={busy()}
            placeholder={t('Algorithm or heuristic')}
            value={kept.filter}
            onInput={(event) => choose({ filter: event.currentTarget.value })}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            disabled={busy() || picked().size === 0}
            checked={watched(() => kept.onlyPicked)()}
            onChange={(event) => choose({ onlyPicked: event.currentTarget.checked })}
          />
          {t('Only the {n} picked', { n: picked().size })}
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={isGrouped()}
            onChange={(event) => choose({ grouped: event.currentTarget.checked })}
          />
          {t('Grouped by algorithm')}
        </label>
        <span class="compare-files">
          <ActionButton icon="download" onPress={() => saveFile(`${name()}.csv`, csvOf(inOrder()), 'text/csv')}>
            CSV
          </ActionButton>
          <ActionButton icon="download" idle={done() === 0} onPress={savePlot}>
            SVG
          </ActionButton>
          <ActionButton icon="download" idle={done() === 0} onPress={() => void savePixels()}>
            PNG
          </ActionButton>
        </span>
      </section>
      <section class="compare-table" aria-label={t('Table of all searches')} tabindex="0">
        <table>
          <caption class="unseen">
            {t('All searches on {title}; the column headings sort them', { title: props.open.title })}
          </caption>
          <thead>
            <tr>
              <For each={COLUMNS}>
                {({ key, title, number }) => (
                  <th
                    scope="col"
                    classList={{ number }}
                    aria-sort={sort().key === key ? (sort().descending ? 'descending' : 'ascending') : undefined}
                  >
                    <button type="button" class="sort" onClick={() => sortBy(key)}>
                      {key === 'length' ? lengthTitle(props.open) : t(title)}
                      <span class="sort-sign" aria-hidden="true">
                        {sort().key === key ? (sort().descending ? '▼' : '▲') : ''}
                      </span>
                    </button>
                  </th>
                )}
              </For>
              <th scope="col">{t('Result')}</th>
            </tr>
          </thead>
          <For each={[...groups().keys()]}>
            {(algorithm) => (
              <tbody>
                <Show when={algorithm !== ''}>
                  <tr class="compare-group">
                    <th scope="rowgroup" colspan={COLUMNS.length + 1}>
                      {algorithmTitle(family, algorithm)}
                    </th>
                  </tr>
                </Show>
                <For each={groups().get(algorithm)}>
                  {(row) => (
                    <TableRow
                      row={row}
                      open={props.open}
                      picked={picked().has(writeMethod(row.method))}
                      onPick={(on) => pick(row.method, on)}
                    />
                  )}
                </For>
              </tbody>
            )}
          </For>
        </table>
      </section>
      <ComparePlot
        family={family}
        rows={inOrder()}
        onDrawn={(picture) => {
          plot = picture;
        }}
      />
    </div>
  );
}

/** What is counted: `Moves`. */
function lengthTitle({ board }: OpenStudy): string {
  const metric = board.family.metrics.find(({ id }) => id === board.metric)!;
  return nameOf('metrics', `${board.family.id}/${metric.id}`, metric).title;
}

function TableRow(props: {
  readonly row: Row;
  readonly open: OpenStudy;
  readonly picked: boolean;
  readonly onPick: (on: boolean) => void;
}) {
  const counts = () => props.row.solution?.counts;
  const figure = (value: number | undefined): string => (value === undefined ? '–' : count(value));
  const canBeWatched = (): boolean => treeAlgorithms.some(({ id }) => id === props.row.method.algorithm);
  const title = (): string => methodTitle(props.open.board.family, props.row.method);
  const address = (): string =>
    writeAddress(
      addressOf({ ...props.open, mode: 'one', methods: [props.row.method, props.open.methods[1]], step: 0 }),
    );
  return (
    <tr classList={{ proved: props.row.solution?.optimal === true, [props.row.state.replace(' ', '-')]: true }}>
      <th scope="row" title={writeMethod(props.row.method)}>
        <label class="pick">
          <input
            type="checkbox"
            aria-label={t('Pick {title}', { title: title() })}
            checked={props.picked}
            onChange={(event) => props.onPick(event.currentTarget.checked)}
          />
        </label>
        <Show when={canBeWatched()} fallback={title()}>
          <a href={address()}>{title()}</a>
        </Show>
      </th>
      <td class="number" data-title={t('Expanded')}>
        {figure(counts()?.expanded)}
      </td>
      <td class="number" data-title={t('Generated')}>
        {figure(counts()?.generated)}
      </td>
      <td class="number" data-title={t('Stored')}>
        {figure(counts()?.stored)}
      </td>
      <td class="number" data-title={lengthTitle(props.open)}>
        {figure(props.row.solution?.length)}
      </td>
      <td class="number" data-title={t('Time')}>
        {props.row.milliseconds === undefined ? '–' : timeText(props.row.milliseconds)}
      </td>
      <td>{outcome(props.row)}</td>
    </tr>
  );
}
