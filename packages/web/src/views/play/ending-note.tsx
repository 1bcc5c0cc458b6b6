import { writeAddress } from '@slidewise/core/reading';
import { type Accessor, createMemo, Show } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { readResults } from '../../collection/results.js';
import { nextPuzzle } from '../../collection/shelves.js';
import { ActionButton } from '../../design/action-button.js';
import { Icon } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import { endingWords } from './ending-words.js';
import type { Ending, Game } from './game.js';

/** The piece that ended the game had the focus, and cannot be moved any more. A tall board may leave no room for the end. */
function takeFocus(element: HTMLElement): void {
  queueMicrotask(() => {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
}

/** A calm word at the end, and where to go from there. */
export function EndingNote(props: {
  readonly game: Game;
  readonly version: Accessor<number>;
  readonly onAfresh: () => void;
  readonly onShare: () => void;
}) {
  const ending = watching(props.version)(() => props.game.ending);
  const { puzzle } = props.game.open;
  const next = createMemo(() =>
    ending() === undefined || puzzle === undefined
      ? undefined
      : nextPuzzle(collection, readResults(), puzzle.family, puzzle.name),
  );
  const words = (end: Ending) =>
    endingWords(end, props.game.unit, props.game.session.optimum, props.game.open.challenge);
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
              <strong>{words(end()).title}</strong>
            </p>
            <p>{words(end()).worth}</p>
          </div>
          <div class="ending-ways">
            <Show
              when={next()}
              fallback={
                <a class="button" href={writeAddress({ view: 'collection' })}>
                  All puzzles
                </a>
              }
            >
              {(following) => (
                <a class="button primary" href={writeAddress({ view: 'play', name: following().name })}>
                  <span class="ending-next">Next: {following().title}</span> <Icon name="next" />
                </a>
              )}
            </Show>
            <Show when={end().length > 0}>
              <ActionButton icon="restart" onPress={() => props.onAfresh()}>
                {end().help === 'clean' ? 'Again' : 'Again, without help'}
              </ActionButton>
            </Show>
            {/* Where the end takes the place of the controls. */}
            <span class="ending-share">
              <ActionButton icon="share" label="Share" onPress={() => props.onShare()} />
            </span>
          </div>
        </div>
      )}
    </Show>
  );
}
