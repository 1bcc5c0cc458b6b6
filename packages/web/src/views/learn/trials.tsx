import { createSignal, For, Show } from 'solid-js';
import { Board } from '../../board/board.js';
import { Icon } from '../../design/icons.js';
import { t } from '../../texts/index.js';
import type { LessonBoard } from './lesson-board.js';

/** One way to search a board, and what came of it: a cell for each head of the table. */
export interface Trial {
  readonly name: string;
  run(): readonly number[];
}

/** A board, and a table of searches that the reader starts. */
export function Trials(props: {
  readonly board: LessonBoard;
  readonly name: string;
  readonly heads: readonly string[];
  readonly trials: readonly Trial[];
}) {
  const [results, setResults] = createSignal<readonly (readonly number[])[]>();
  return (
    <figure class="live card">
      <div class="live-split">
        <div class="live-board">
          <Board scene={props.board.family.scene(props.board.position)} name={props.name} />
        </div>
        <div class="live-words">
          <table class="results">
            <thead>
              <tr>
                <th scope="col">{t('Kind of search')}</th>
                <For each={props.heads}>{(head) => <th scope="col">{head}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={props.trials}>
                {({ name }, row) => (
                  <tr>
                    <th scope="row">{name}</th>
                    <For each={props.heads}>
                      {(_, column) => <td>{results()?.[row()]?.[column()]?.toLocaleString() ?? '…'}</td>}
                    </For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
          <Show when={results() === undefined}>
            <button
              type="button"
              class="button primary"
              onClick={() => setResults(props.trials.map((trial) => trial.run()))}
            >
              <Icon name="play" /> {t('Run all')}
            </button>
          </Show>
        </div>
      </div>
    </figure>
  );
}
