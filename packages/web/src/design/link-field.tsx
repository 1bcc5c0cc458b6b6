import { type Accessor, Show } from 'solid-js';
import { t } from '../texts/index.js';

/** A link to be copied by hand, or another line that `name` tells. */
export function LinkField(props: {
  readonly link: Accessor<string | undefined>;
  readonly name?: string;
  readonly onClose: () => void;
}) {
  return (
    <Show when={props.link()}>
      {(text) => (
        <input
          class="share-address"
          aria-label={props.name ?? t('Link')}
          readOnly
          value={text()}
          ref={(input) => queueMicrotask(() => input.select())}
          onBlur={() => props.onClose()}
        />
      )}
    </Show>
  );
}
