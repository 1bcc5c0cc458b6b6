import { type Address, readAddress, writeAddress } from '@slidewise/core/reading';
import { createSignal } from 'solid-js';

// Every change of the bar counts, even to what it was before `stayAt` said it more exactly.
const [address, setAddress] = createSignal<Address>(readAddress(location.hash), { equals: false });

/** The last hash that the app has seen. If the address bar differs, a link was followed, and its event is pending. */
let known = location.hash;

addEventListener('hashchange', () => {
  known = location.hash;
  setAddress(readAddress(location.hash));
});

/** Where the app is. Links change it like any other link. */
export { address };

/** The note of an address that shows a game of this device. */
export const OWN = 'own';

type Destination = Parameters<typeof writeAddress>[0];

/**
 * Goes somewhere else; back returns. What led there may be there as well, with the same id: then it keeps the focus, so that users of
 * keyboards go on from it.
 */
export function goTo(destination: Destination, focus?: string): void {
  location.hash = writeAddress(destination);
  // With this entry of the history: two changes in a row may arrive as one, and are announced twice.
  if (focus !== undefined) history.replaceState({ ...stateHere(), focus }, '');
}

/** Goes somewhere else in place of this entry of the history. */
export function goInstead(destination: Destination): void {
  location.replace(writeAddress(destination));
}

/** The id of what has the focus here, if it is not the beginning of the page. */
export function focusHere(): string | undefined {
  const { focus } = stateHere();
  return typeof focus === 'string' ? focus : undefined;
}

/**
 * Refines the current address: the address in the bar can be shared at any time, and moves do not fill the
 * history. Views are not notified. A note is stored with this entry of the history, and is in no link.
 */
export function stayAt(destination: Destination, note?: string): void {
  const hash = writeAddress(destination);
  // A view that is not yet aware of a navigation must not undo it.
  if (location.hash !== known || (hash === known && note === noteHere())) return;
  history.replaceState({ ...stateHere(), note }, '', hash);
  known = location.hash;
}

/** The note of this entry of the history, also after a reload or a return to it. */
export function noteHere(): string | undefined {
  const { note } = stateHere();
  return typeof note === 'string' ? note : undefined;
}

function stateHere(): Record<string, unknown> {
  return typeof history.state === 'object' && history.state !== null ? history.state : {};
}

/** Whether the settings are to be open, since another language was chosen there: true once. */
export function takeReopened(): boolean {
  const { settings, ...rest } = stateHere();
  if (settings === true) history.replaceState(rest, '');
  return settings === true;
}
