import type { Scene } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import { createSignal, For, Show } from 'solid-js';
import { PuzzleCard } from '../../cards/puzzle-card.js';
import { canBeSolved } from '../../collection/puzzle.js';
import { isOwn, type Results } from '../../collection/results.js';
import { Ring } from '../../design/ring.js';
import { printAddress } from '../../share/print-address.js';
import { known, t } from '../../texts/index.js';
import type { Row } from './filters.js';

/** Rows of no more puzzles can be seen as a whole. */
const FEW = 3;

/** Where the boards of a row are printed. */
function printedAt({ title, puzzles }: Row): string {
  const names = puzzles.map(({ name }) => name);
  return writeAddress(printAddress(names, { title: known(title) }));
}

/** Rows of puzzles, each with what has been reached. */
export function PuzzleRows(props: {
  readonly rows: readonly Row[];
  readonly results: Results;
  /** Every row shows all that it has. */
  readonly open: boolean;
  sceneOf(name: string): Scene | undefined;
  isBegun(name: string): boolean;
}) {
  return (
    <For each={props.rows}>
      {(row) => {
        const [all, setAll] = createSignal(false);
        const solved = row.puzzles.filter(({ name }) => isOwn(props.results[name])).length;
        const solvable = row.puzzles.filter(canBeSolved).length;
        const id = `row-${row.id}`;
        return (
          <section class="puzzle-row" aria-labelledby={id}>
            <div class="puzzle-row-head">
              <Show when={solvable > 0}>
                <Ring reached={solved} of={solvable} />
              </Show>
              <div>
                <h3 id={id}>{known(row.title)}</h3>
                <p class="soft">
                  {solvable > 0 ? t('{n} of {all} solved', { n: solved, all: solvable }) : row.puzzles.length}
                </p>
              </div>
              <div class="puzzle-row-links">
                <Show when={!props.open && row.puzzles.length > FEW}>
                  <button type="button" class="link-button" aria-expanded={all()} onClick={() => setAll(!all())}>
                    {all() ? t('In one row') : t('Show all')}
                    <span class="unseen">, {known(row.title)}</span>
                  </button>
                </Show>
                <a class="link-button" aria-label={`${t('Print')}, ${known(row.title)}`} href={printedAt(row)}>
                  {t('Print')}
                </a>
              </div>
            </div>
            <ul class="puzzle-row-puzzles" classList={{ open: props.open || all() }}>
              <For each={row.puzzles}>
                {(puzzle) => (
                  <li>
                    <PuzzleCard
                      puzzle={puzzle}
                      sceneOf={props.sceneOf}
                      best={props.results[puzzle.name]}
                      begun={props.isBegun(puzzle.name)}
                    />
                  </li>
                )}
              </For>
            </ul>
          </section>
        );
      }}
    </For>
  );
}
