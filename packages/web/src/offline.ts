import { createSignal } from 'solid-js';

const [newVersion, setNewVersion] = createSignal<ServiceWorker>();

/** A newer version of the app that waits until the user wants it. */
export { newVersion };

/** Lets the service worker keep the app, so that it needs no network from now on. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    const lookAgain = (): void => {
      // The first one that is installed takes over by itself.
      if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
        setNewVersion(registration.waiting);
      }
    };
    lookAgain();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', lookAgain);
    });
  } catch {
    // Without one (a private window, an insecure host) everything but being offline works.
  }
}

/** Changes to the newer version: the page is loaded again, and finds its game in its address. */
export function changeVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newVersion()?.postMessage('take over');
}
