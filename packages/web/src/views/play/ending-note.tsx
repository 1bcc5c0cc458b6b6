import { type Accessor, createMemo, Show } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { readResults } from '../../collection/results.js';
import { amount, nextPuzzle } from '../../collection/shelves.js';
import { Icon } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import { writeAddress } from '../../share/address.js';
import type { Game } from './game.js';
import { clockText } from './stopwatch.js';

/** The piece that ended the game had the focus, and cannot be moved any more. */
function takeFocus(element: HTMLElement): void {
  queueMicrotask(() => element.focus({ preventScroll: true }));
}

/** A calm word at the end, and where to go from there. */
export function EndingNote(props: { readonly game: Game; readonly version: Accessor<number> }) {
  const ending = watching(props.version)(() => props.game.ending);
  const { puzzle } = props.game.open;
  const next = createMemo(() =>
    ending() === undefined || puzzle === undefined
      ? undefined
      : nextPuzzle(collection, readResults(), puzzle.family, puzzle.name),
  );
  const words = (length: number): string => {
    const { optimum } = props.game.session;
    if (optimum === undefined) return '';
    if (length <= optimum) return 'There is no shorter way.';
    return `${amount(length - optimum, props.game.unit)} more than the shortest way.`;
  };
  return (
    <Show when={ending()}>
      {(end) => (
        <div class="note ending" tabIndex={-1} ref={takeFocus}>
          <svg class="ending-sign" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
            <circle cx="24" cy="24" r="21" />
            <path d="m14 25 7 7 14-15" />
          </svg>
          <div>
            <p>
              <strong>
                Solved in {amount(end().length, props.game.unit)}, {clockText(1000 * end().seconds)}
              </strong>
            </p>
            <p>
              {words(end().length)} {end().best ? 'Your best so far.' : ''}
            </p>
          </div>
          <Show when={next()}>
            {(following) => (
              <a class="button primary" href={writeAddress({ view: 'play', name: following().name })}>
                Next: {following().title} <Icon name="next" />
              </a>
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}
