import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Where there is room for two columns; the same as in the styles. */
export const WIDE = '(min-width: 54rem)';

/** Whether a media query fits the window as it is now. */
export function mediaMatches(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const [matches, setMatches] = createSignal(media.matches);
  const onChange = (): void => {
    setMatches(media.matches);
  };
  media.addEventListener('change', onChange);
  onCleanup(() => media.removeEventListener('change', onChange));
  return matches;
}
