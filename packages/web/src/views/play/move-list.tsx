import type { Session } from '@slidewise/core/session';
import { type Accessor, createEffect, createMemo, Index, on, Show } from 'solid-js';
import { watching } from '../../design/watching.js';
import { t, tell } from '../../texts/index.js';

/** So many moves are shown at once, around the last one: some games have thousands. */
const SHOWN = 200;

/** The moves so far; each leads back to where it was played. */
export function MoveList(props: { readonly session: Session; readonly version: Accessor<number> }) {
  const watched = watching(props.version);
  const log = watched(() => props.session.log);
  const at = watched(() => props.session.at);
  const first = (): number => Math.max(0, Math.min(at() - SHOWN / 2, log().length - SHOWN));
  /** What stands in the list already is neither told nor drawn again. */
  const entries = new WeakMap<object, { readonly inWords: string; readonly number: number }>();
  const entryOf = (move: object, place: number) => {
    const known = entries.get(move);
    const entry = known ?? { inWords: tell(props.session.loggedMessage(place)), number: place + 1 };
    entries.set(move, entry);
    return entry;
  };
  const shown = createMemo(() =>
    log()
      .slice(first(), first() + SHOWN)
      .map((move, i) => entryOf(move, first() + i)),
  );
  let list: HTMLOListElement | undefined;
  createEffect(
    on(at, (place) => {
      const button = list?.children[place - 1 - first()] as HTMLElement | undefined;
      if (list === undefined || button === undefined) return;
      const above = button.offsetTop - list.offsetTop;
      if (above < list.scrollTop || above + button.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = above - list.clientHeight / 2;
      }
    }),
  );
  return (
    <Show when={log().length > 0}>
      <section class="moves" aria-label={t('Moves')}>
        <ol class="moves-list" ref={list}>
          <Index each={shown()}>
            {(entry) => (
              <li>
                <button
                  type="button"
                  class="move"
                  classList={{ undone: entry().number > at() }}
                  aria-current={entry().number === at() ? 'step' : undefined}
                  aria-label={t('After move {n}, {move}', { n: entry().number, move: entry().inWords })}
                  onClick={() => props.session.goTo(entry().number)}
                >
                  <span>{entry().number}</span> {entry().inWords}
                </button>
              </li>
            )}
          </Index>
        </ol>
      </section>
    </Show>
  );
}
