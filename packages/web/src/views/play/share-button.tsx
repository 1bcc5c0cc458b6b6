import { createSignal, Show } from 'solid-js';
import { announce } from '../../design/announcements.js';
import { Icon } from '../../design/icons.js';

/** Gives the address away: it holds the whole game. */
export function ShareButton() {
  const [copied, setCopied] = createSignal(false);
  /** Shown to be copied by hand, where the page may not copy. */
  const [address, setAddress] = createSignal<string>();
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
      announce('The link is copied');
      setTimeout(() => setCopied(false), 2500);
    } catch {
      setAddress(location.href);
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        <Icon name="share" /> {copied() ? 'Copied' : 'Share'}
      </button>
      <Show when={address()}>
        {(text) => (
          <input
            class="share-address"
            aria-label="Link to this game"
            readOnly
            value={text()}
            ref={(input) => queueMicrotask(() => input.select())}
            onBlur={() => setAddress(undefined)}
          />
        )}
      </Show>
    </>
  );
}
