import { showCount } from '@slidewise/core/text';
import './compare.css';
import { writeAddress } from '@slidewise/core/reading';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { ActionButton } from '../../../design/action-button.js';
import { announce } from '../../../design/announcements.js';
import { watching } from '../../../design/watching.js';
import { methodTitle, treeAlgorithms, writeMethod } from '../methods.js';
import type { Laboratory } from '../run.js';
import { addressOf, type OpenStudy } from '../study-address.js';
import { impossible, timeText } from '../words.js';
import { ComparePlot } from './compare-plot.js';
import { Comparison, outcome, type Row, type SortKey, sorted } from './comparison.js';

/** Milliseconds that each search may take. */
const LIMITS = [500, 2000, 10_000, 60_000];

const COLUMNS: readonly { readonly key: SortKey; readonly title: string; readonly number: boolean }[] = [
  { key: 'method', title: 'Search', number: false },
  { key: 'expanded', title: 'Expanded', number: true },
  { key: 'generated', title: 'Generated', number: true },
  { key: 'stored', title: 'Stored', number: true },
  { key: 'length', title: 'Length', number: true },
  { key: 'time', title: 'Time', number: true },
];

/** Every method to solve the board, run one after another, in a table and a plot. */
export function CompareAll(props: { readonly open: OpenStudy; readonly laboratory: Laboratory }) {
  const comparison = new Comparison(props.open.board, props.laboratory);
  const [version, setVersion] = createSignal(0);
  const watched = watching(version);
  onCleanup(comparison.onChange(() => setVersion((before) => before + 1)));
  onCleanup(() => comparison.cancel());
  const [limit, setLimit] = createSignal(LIMITS[1]!);
  const [sort, setSort] = createSignal<{ key: SortKey; descending: boolean }>({ key: 'expanded', descending: false });
  const rows = watched(() => comparison.rows);
  const busy = watched(() => comparison.busy);
  const done = watched(() => comparison.done);
  const refutation = watched(() => comparison.refutation);
  const activity = watched(() => comparison.activity);
  const inOrder = createMemo(() => sorted(props.open.board.family, rows(), sort().key, sort().descending));
  const sortBy = (key: SortKey): void => {
    setSort((before) => ({ key, descending: before.key === key ? !before.descending : false }));
  };
  const run = async (): Promise<void> => {
    if (done() === rows().length) comparison.reset();
    await comparison.run(limit());
    if (comparison.done === comparison.rows.length) announce('The comparison is done');
  };
  const action = (): string => {
    if (busy()) return 'Cancel';
    if (done() === 0) return `Run all ${rows().length}`;
    return done() === rows().length ? 'Run all again' : 'Go on';
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
      <section class="compare-bar" aria-label="Run">
        {/* One button for both: another in its place would not have the focus. */}
        <ActionButton primary={!busy()} onPress={() => (busy() ? comparison.cancel() : void run())}>
          {action()}
        </ActionButton>
        <label class="field inline">
          <span>At most</span>
          <select class="select" disabled={busy()} onChange={(event) => setLimit(Number(event.currentTarget.value))}>
            <For each={LIMITS}>
              {(milliseconds) => (
                <option value={milliseconds} selected={milliseconds === limit()}>
                  {milliseconds / 1000} s each
                </option>
              )}
            </For>
          </select>
        </label>
        <p class="compare-progress">
          <progress value={done()} max={rows().length} aria-label="Searches done" />
          <span>
            {done()} of {rows().length}
            <Show when={activity()}>{(text) => <span class="soft"> · {text()}</span>}</Show>
          </span>
        </p>
      </section>
      <ComparePlot family={props.open.board.family} rows={inOrder()} />
      <section class="compare-table" aria-label="Table of all searches">
        <table>
          <caption class="unseen">All searches on {props.open.title}; the column headings sort them</caption>
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
                      {key === 'length' ? lengthTitle(props.open) : title}
                      <span class="sort-sign" aria-hidden="true">
                        {sort().key === key ? (sort().descending ? '▼' : '▲') : ''}
                      </span>
                    </button>
                  </th>
                )}
              </For>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            <For each={inOrder()}>{(row) => <TableRow row={row} open={props.open} />}</For>
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** What is counted: `Moves`. */
function lengthTitle({ board }: OpenStudy): string {
  return board.family.metrics.find(({ id }) => id === board.metric)!.title;
}

function TableRow(props: { readonly row: Row; readonly open: OpenStudy }) {
  const counts = () => props.row.solution?.counts;
  const figure = (value: number | undefined): string => (value === undefined ? '–' : showCount(value));
  const canBeWatched = (): boolean => treeAlgorithms.some(({ id }) => id === props.row.method.algorithm);
  const address = (): string =>
    writeAddress(
      addressOf({ ...props.open, mode: 'one', methods: [props.row.method, props.open.methods[1]], step: 0 }),
    );
  return (
    <tr classList={{ proved: props.row.solution?.optimal === true, [props.row.state.replace(' ', '-')]: true }}>
      <th scope="row" title={writeMethod(props.row.method)}>
        <Show when={canBeWatched()} fallback={methodTitle(props.open.board.family, props.row.method)}>
          <a href={address()}>{methodTitle(props.open.board.family, props.row.method)}</a>
        </Show>
      </th>
      <td class="number" data-title="Expanded">
        {figure(counts()?.expanded)}
      </td>
      <td class="number" data-title="Generated">
        {figure(counts()?.generated)}
      </td>
      <td class="number" data-title="Stored">
        {figure(counts()?.stored)}
      </td>
      <td class="number" data-title={lengthTitle(props.open)}>
        {figure(props.row.solution?.length)}
      </td>
      <td class="number" data-title="Time">
        {props.row.milliseconds === undefined ? '–' : timeText(props.row.milliseconds)}
      </td>
      <td>{outcome(props.row)}</td>
    </tr>
  );
}
