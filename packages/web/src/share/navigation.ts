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
 * history. Views are not told, since they know.
 */
export function stayAt(destination: Destination): void {
  const hash = writeAddress(destination);
  // Whoever is leaving must not be held back by a view that does not know it yet.
  if (location.hash !== known || hash === known) return;
  history.replaceState(history.state, '', hash);
  known = location.hash;
}
