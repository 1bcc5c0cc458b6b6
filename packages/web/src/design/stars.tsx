import { For, Show } from 'solid-js';

const STAR = 'm12 3.2 2.7 5.7 6.2.8-4.5 4.3 1.1 6.2-5.5-3-5.5 3 1.1-6.2-4.5-4.3 6.2-.8Z';

/** Stars of three, as a picture with a name. */
export function Stars(props: { readonly count: number }) {
  return (
    <Show when={props.count > 0}>
      <span class="stars" role="img" aria-label={`${props.count} of 3 stars`}>
        <For each={[1, 2, 3]}>
          {(place) => (
            <svg viewBox="0 0 24 24" aria-hidden="true" classList={{ on: place <= props.count }}>
              <path d={STAR} />
            </svg>
          )}
        </For>
      </span>
    </Show>
  );
}
