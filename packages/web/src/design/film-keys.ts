import { onCleanup, onMount } from 'solid-js';

/** Something that is watched step by step. */
export interface Film {
  readonly playing: boolean;
  forward(): void;
  back(): void;
  play(): void;
  pause(): void;
  /** What Escape does when nothing is playing; nothing if left out. */
  readonly leave?: (() => void) | undefined;
}

/** What a key does: arrows, a presenter's remote control, keys of film players. */
export function filmKey(key: string, film: Film): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return () => film.forward();
    case 'ArrowLeft':
    case 'PageUp':
      return () => film.back();
    case ' ':
      return () => (film.playing ? film.pause() : film.play());
    case 'Escape':
      return film.playing ? () => film.pause() : film.leave && (() => film.leave!());
    default:
      return undefined;
  }
}

/** Elements with a meaning of their own for all these keys, and those that take the space bar only. */
const TAKES_KEYS = 'input, select, textarea, [role="tree"], [role="tree"] *, dialog, dialog *';
const TAKES_SPACE = 'button, summary';

/** The keys work wherever the focus is, as long as that is not in something that needs them itself. */
export function listenToFilmKeys(film: Film): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const isSlide = event.key.startsWith('Page');
    // No presenter looks where the focus is: a remote control goes on from anywhere.
    if (target.matches(TAKES_KEYS) && !isSlide) return;
    if (event.key === ' ' && target.matches(TAKES_SPACE)) return;
    const action = filmKey(event.key, film);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}
