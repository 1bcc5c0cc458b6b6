import { createSignal, onCleanup, onMount } from 'solid-js';

const [presenting, setPresenting] = createSignal(false);
/** Pages of the study that are there: from one to the next, the screen stays as it is. */
let pages = 0;

function show(on: boolean): void {
  setPresenting(on);
  document.documentElement.toggleAttribute('data-presenting', on);
}

function enter(): void {
  show(true);
  // A link that opens here has no gesture that would allow it: the layout is the same.
  void document.documentElement.requestFullscreen?.().then(
    // It was left before the browser was done.
    () => (presenting() ? undefined : document.exitFullscreen()),
    () => {},
  );
}

function leave(): void {
  show(false);
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}

/** The study for a lecture hall: nothing but the search, in large letters, on the whole screen if the browser has one. */
export function createPresenting(begun: boolean) {
  let wasFull = document.fullscreenElement !== null;
  const onFull = (): void => {
    // Escape ends the full screen without a key event.
    if (wasFull && document.fullscreenElement === null) show(false);
    wasFull = document.fullscreenElement !== null;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'f') return;
    if (event.target instanceof Element && event.target.matches('input, select, textarea, dialog *')) return;
    if (presenting()) leave();
    else enter();
  };
  pages++;
  show(begun);
  onMount(() => {
    document.addEventListener('fullscreenchange', onFull);
    document.addEventListener('keydown', onKey);
  });
  onCleanup(() => {
    document.removeEventListener('fullscreenchange', onFull);
    document.removeEventListener('keydown', onKey);
    pages--;
    queueMicrotask(() => {
      if (pages === 0) leave();
    });
  });
  return { presenting, enter, leave };
}
