import { createSignal } from 'solid-js';
import { type Address, readAddress, writeAddress } from './address.js';

// Every change of the bar counts, even to what it was before `stayAt` said it more exactly.
const [address, setAddress] = createSignal<Address>(readAddress(location.hash), { equals: false });

/** The bar as the app knows it. If it says something else, a link has been followed, and word of that is on its way. */
let known = location.hash;

addEventListener('hashchange', () => {
  known = location.hash;
  setAddress(readAddress(location.hash));
});

/** Where the app is. Links change it like any other link. */
export { address };

type Destination = Parameters<typeof writeAddress>[0];

/** Goes somewhere else; back returns. */
export function goTo(destination: Destination): void {
  location.hash = writeAddress(destination);
}

/**
 * Says more exactly where the app is already: the address in the bar can be shared at any time, and moves do not fill the
 * history. Views are not told, since they know. A note stays with this place in the history, and is in no link.
 */
export function stayAt(destination: Destination, note?: string): void {
  const hash = writeAddress(destination);
  // Whoever is leaving must not be held back by a view that does not know it yet.
  if (location.hash !== known || (hash === known && note === noteHere())) return;
  history.replaceState({ ...stateHere(), note }, '', hash);
  known = location.hash;
}

/** What was noted at this place in the history: before the page was loaded again, or somebody went elsewhere and came back. */
export function noteHere(): string | undefined {
  const { note } = stateHere();
  return typeof note === 'string' ? note : undefined;
}

function stateHere(): Record<string, unknown> {
  return typeof history.state === 'object' && history.state !== null ? history.state : {};
}
