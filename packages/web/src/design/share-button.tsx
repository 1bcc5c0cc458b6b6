import { createSignal, Show } from 'solid-js';
import { ActionButton } from './action-button.js';
import { announce } from './announcements.js';

/** Shares the address, which contains the whole game. */
export function ShareButton(props: { readonly onShare: () => void }) {
  const [copied, setCopied] = createSignal(false);
  /** Shown to be copied by hand, where the page may not copy. */
  const [address, setAddress] = createSignal<string>();
  const share = async (): Promise<void> => {
    props.onShare();
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
      <ActionButton icon="share" onPress={() => void share()}>
        {copied() ? 'Copied' : 'Share'}
      </ActionButton>
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
