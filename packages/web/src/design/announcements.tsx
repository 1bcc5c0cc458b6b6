import { createSignal } from 'solid-js';

const [said, setSaid] = createSignal('');

/** Announces an event to users of screen readers. The same text twice is announced twice. */
export function announce(text: string): void {
  setSaid((before) => (before === text ? `${text}\u00a0` : text));
}

export function Announcements() {
  return (
    <div class="unseen" aria-live="polite" aria-atomic="true">
      {said()}
    </div>
  );
}
