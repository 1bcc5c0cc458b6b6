import type { Session } from '@slidewise/core/session';
import { type Accessor, createEffect, For, on, Show } from 'solid-js';
import { watching } from '../../design/watching.js';

/** The moves so far; each leads back to where it was played. */
export function MoveList(props: { readonly session: Session; readonly version: Accessor<number> }) {
  const watched = watching(props.version);
  const log = watched(() => props.session.log);
  const at = watched(() => props.session.at);
  let list: HTMLOListElement | undefined;
  createEffect(
    on(at, (place) => {
      const shown = list?.children[place - 1] as HTMLElement | undefined;
      if (list === undefined || shown === undefined) return;
      const above = shown.offsetTop - list.offsetTop;
      if (above < list.scrollTop || above + shown.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = above - list.clientHeight / 2;
      }
    }),
  );
  return (
    <Show when={log().length > 0}>
      <section class="moves" aria-label="Moves">
        <ol class="moves-list" ref={list}>
          <For each={log()}>
            {({ text }, index) => (
              <li>
                <button
                  type="button"
                  class="move"
                  classList={{ undone: index() >= at() }}
                  aria-current={index() === at() - 1 ? 'step' : undefined}
                  aria-label={`After move ${index() + 1}, ${text}`}
                  onClick={() => props.session.goTo(index() + 1)}
                >
                  {text}
                </button>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
}
