import { Index } from 'solid-js';
import { t } from '../texts/index.js';

const STAR = 'm12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z';

/** How many of three stars. */
export function Stars(props: { readonly count: number }) {
  return (
    <span class="stars" role="img" aria-label={t('{n} of 3 stars', { n: props.count })}>
      <Index each={[1, 2, 3]}>
        {(place) => (
          <svg viewBox="0 0 24 24" classList={{ reached: place() <= props.count }} aria-hidden="true">
            <path d={STAR} />
          </svg>
        )}
      </Index>
    </span>
  );
}
