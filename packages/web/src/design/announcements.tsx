import { createSignal } from 'solid-js';

const [said, setSaid] = createSignal('');

/** Tells users of screen readers what has happened. The same words twice are said twice. */
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
